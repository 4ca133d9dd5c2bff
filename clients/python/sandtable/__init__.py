"""Printed wargames with their rules enforced: the engine of Sandtable for Python.

>>> import sandtable
>>> with sandtable.Engine() as engine:
...     table = engine.new("aces", seed=1, opponents="greedy")
...     while not table.over:
...         table.answer(table.suggest("greedy"))
...     table.winners in ([0], [1], [])
True

docs/bots.md tells how to write a bot, docs/engine.md what the engine can be asked.
"""

from .bot import play, run_bot
from .drill import Drill, Layout
from .engine import Engine, EngineError, Pending, Prompt, Table, find_program
from .native import NativeEngine

__all__ = ["Drill", "Engine", "EngineError", "Layout", "NativeEngine", "Pending", "Prompt", "Table", "find_program", "play", "run_bot"]
__version__ = "0.2.0"
