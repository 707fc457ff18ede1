"""Progress files made by hand, and what is read of them again, for the scripts beside this one."""

import json
import os
import sys

TASKS = 100
# Three answers close a task: none of them is right for C4 in alto clef, and each is told apart.
ANSWERS = [f"{letter}{octave}" for octave in (2, 3, 5, 6) for letter in "CDEFGAB"]


def fresh_save(day, level="intermediate", tasks=TASKS):
    """A session of so many tasks, all the same, on which nothing has been done."""
    question = {
        "kind": "note-reading", "clef": "alto", "signature": 0, "position": 4,
        "accidental": None, "asksOctave": True,
    }
    task = {"question": question, "attempts": [], "hints": 0, "outcome": None, "points": None}
    return {
        "format": "dailychallenge.session", "version": 1, "program": "0.0.1", "generation": 1,
        "day": day, "level": level, "edition": 1, "startedAt": f"{day}T08:00:00Z",
        "startedOn": day, "finishedAt": None, "tasks": [task] * tasks,
    }


def path_of(data, day, level="intermediate"):
    return os.path.join(data, "days", f"{day}.{level}.json")


def put(data, save):
    """Writes a save to its place in a data directory."""
    os.makedirs(os.path.join(data, "days"), mode=0o700, exist_ok=True)
    with open(path_of(data, save["day"], save["level"]), "w") as file:
        json.dump(save, file)


def given(path):
    """The answers in a save, in their order."""
    with open(path) as file:
        session = json.load(file)
    return [attempt["given"] for task in session["tasks"] for attempt in task["attempts"]]


def check(holds, words):
    if not holds:
        fail(words)


def fail(words):
    sys.exit(f"{os.path.basename(sys.argv[0])}: {words}")
