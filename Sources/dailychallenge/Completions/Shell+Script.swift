extension Shell {
  /// What the shell runs once, and then completes the program's command lines. All that can be completed is
  /// asked of the program itself, so that the script does not grow old.
  var script: String {
    switch self {
    case .bash:
      #"""
      # Completions for bash. In ~/.bashrc: source <(dailychallenge completions bash)
      _dailychallenge() {
        local line kind=
        COMPREPLY=()
        while IFS= read -r line; do
          COMPREPLY+=("$line")
        done < <(
          dailychallenge completions bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null
        )
        local kind=
        case ${COMPREPLY[0]-} in
          '<directory>') kind=-d ;;
          '<file>') kind=-f ;;
          *) return ;;
        esac
        compopt -o filenames 2>/dev/null
        COMPREPLY=()
        while IFS= read -r line; do
          COMPREPLY+=("$line")
        done < <(compgen $kind -- "${COMP_WORDS[COMP_CWORD]#=}")
      }
      complete -F _dailychallenge dailychallenge
      """#
    case .zsh:
      #"""
      #compdef dailychallenge
      # Completions for zsh. In ~/.zshrc, after compinit: source <(dailychallenge completions zsh)
      # Or save this as _dailychallenge in a directory of $fpath.
      _dailychallenge() {
        local -a lines
        lines=("${(@f)$(
          dailychallenge completions zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null
        )}")
        case $lines[1] in
          '<directory>') compset -P '--*='; _files -/ ;;
          '<file>') compset -P '--*='; _files ;;
          ?*) _describe -V dailychallenge lines ;;
        esac
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _dailychallenge "$@"
      else
        compdef _dailychallenge dailychallenge
      fi
      """#
    case .fish:
      #"""
      # Completions for fish. Save this as ~/.config/fish/completions/dailychallenge.fish
      function __dailychallenge_completions
          set -l words (commandline -opc)
          set -e words[1]
          set -l word (commandline -ct | string collect --allow-empty)
          set -l lines (dailychallenge completions fish -- $words "$word" 2>/dev/null)
          switch "$lines[1]"
              case '<directory>'
                  __fish_complete_directories "$word"
              case '<file>'
                  set -l option (string match -r -- '^--[a-z-]+=' "$word")
                  set -l paths (__fish_complete_path (string replace -- "$option" '' "$word"))
                  printf "$option%s\n" $paths
              case '*'
                  printf '%s\n' $lines
          end
      end
      complete -c dailychallenge -f -k -a '(__dailychallenge_completions)'
      """#
    }
  }
}
