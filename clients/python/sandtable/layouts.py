"""Writes the layouts of all games as tables: `python3 -m sandtable.layouts > docs/layouts.md`."""

from __future__ import annotations

from .drill import Column, Drill
from .engine import Engine

#: The set-ups that the tables are of.
SHOWN = (
    ("Aces & Armor", "aces", {"missions": {"v2": {"owner": "g1", "duds_stay": True}}}),
    ("Sergeants Miniatures Game", "sergeants", {}),
    ("Outpost", "outpost", {}),
)

OPENING = """# Positions and answers as numbers

What programs that learn are given in the place of a view: see [python.md](python.md). Every number is a whole one of 16 bits. An observation
is the numbers of all sections, row after row; a row that is not used is all zeros. How many rows a section has depends on the set-up and on
nothing that happens in a match. `version` is raised whenever a number comes to mean something else, or stands elsewhere.

This page is written by `python3 -m sandtable.layouts`, and a test compares it."""

QUESTIONS = {
    "aces": (
        "extras, divide, divide_with_partner, share_unit, first_faction, token, place, armies, move, intercept, go_on, declare, money, draw, "
        "split_factories, agree_to_split, share_factory, lay_token or hide_launcher, automa_begins",
        "done, extras, divide, token, place, armies, march, stop, attack (a unit), attack (a hex), attack (the launcher), intercept, let_pass, "
        "repair, buy, agree, kind, faction, split, pick_in_turn, factory, lay_token, hide_launcher, rocket, withdraw, withdraw_rocket, reorder, "
        "transfer",
    ),
    "sergeants": (
        "force, deploy, place, which_gap, take_back, name, pay, part, who, act, row, either, spot, cover, rally, hold, walk, shoot, next_target, "
        "throw, victim, strike, capture, hand_over, discard, befall, react, preempt, pick, aim, smoke, gun",
        "done, yes, no, card, force, deploy, placing, commanding, phase, take_back, action, part, soldier, act, row, rally, walk, enter, leave, "
        "let_go, hand_over, throw, strike, preempt, standing, use, tile",
    ),
}


def tables() -> str:
    """The page."""
    parts = [OPENING]
    with Engine() as engine:
        for name, game, setup in SHOWN:
            drill = Drill(engine, game, setup=setup)
            layout = drill.layout
            parts.append(f"## {name}, version {layout.version}")
            if "missions" in setup:
                parts.append("With the V2 mission; without it `rockets` and `tokens` have no rows.")
            for section in layout.sections:
                parts.append(f"**`{section.name}`**, {section.rows} × {len(section.columns)}. {section.what}")
                parts.append(_table(section.columns))
            parts.append("**A candidate.**")
            parts.append(_table(layout.candidate))
            if game in QUESTIONS:
                asks, answers = QUESTIONS[game]
                parts.append(f"Questions, from 1: {asks}. They are those of [the engine](engine/{game}.md).")
                parts.append(f"Answers, from 1: {answers}.")
        parts.append("## Heads")
        parts.append("What a step of games side by side tells of each, before its observation. After these numbers comes a `reward` for each seat.")
        parts.append(_table(Drill(engine, "outpost").head[:5]))
    return "\n\n".join(parts) + "\n"


def _table(columns: tuple[Column, ...]) -> str:
    rows = [f"| `{it.name}` | {it.low} to {it.high} | {it.what} |" for it in columns]
    return "\n".join(["| | | |", "|---|---|---|", *rows])


if __name__ == "__main__":
    print(tables(), end="")
