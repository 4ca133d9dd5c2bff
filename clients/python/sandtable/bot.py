"""Bots: a function that is given a table and returns an answer."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

from .engine import Engine, Table

#: Looks at a table at which its seat is asked, and returns the answer. The generator has the seed of the game.
Bot = Callable[[Table, random.Random], Any]


def play(table: Table, bot: Bot, seed: int = 0) -> Table:
    """Answers whatever is asked until the match is over."""
    chance = random.Random(seed)
    while not table.over:
        table.answer(bot(table, chance))
    return table


def run_bot(bot: Bot) -> None:
    """Plays the seat that a tournament gives this program, over standard input and output. What the bot prints goes to the errors."""
    engine = Engine(stdio=True)
    try:
        play(engine.join(), bot, engine.about.get("seed") or 0)
    except (EOFError, BrokenPipeError):
        print("The game was ended from outside.", file=sys.stderr)
