"""Decisions a second at random, on one core: `python benchmarks/steps.py`. docs/python.md has the table.

Needs `sandtable[pettingzoo]`; PettingZoo's own chess is measured beside it where `chess` is installed, and the engine within Python
where `sandtable-native` is. Every figure is from the same run, one after another, with masks and observations.
"""

from __future__ import annotations

import argparse
import os
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from typing import Any

import numpy as np

from sandtable import Engine, NativeEngine
from sandtable.batch import Games
from sandtable.pettingzoo import aces, outpost, sergeants

#: Takes some steps, and says how many.
Stepper = Callable[[], int]


def one_at_a_time(env: Any) -> Stepper:
    """Steps of an environment as PettingZoo's own benchmark takes them: an action that the mask allows, then what is seen."""
    chance = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        observation, _, termination, truncation, info = env.last()
        if termination or truncation:
            env.reset()
            return 0
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))
        return 1

    return step


def side_by_side(game: str, lanes: int, engine: Engine) -> Stepper:
    """Steps of many games."""
    chance = np.random.default_rng(1)
    games = Games(game, lanes, seed=1, engine=engine)

    def step() -> int:
        games.step(games.random(chance))
        return lanes

    return step


def steps_a_second(step: Stepper, seconds: float) -> float:
    """After a warm-up of a tenth of the time."""
    for _ in _for(seconds / 10):
        step()
    began, n = time.perf_counter(), 0
    for _ in _for(seconds):
        n += step()
    return n / (time.perf_counter() - began)


def _for(seconds: float) -> Iterator[None]:
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each is measured")
    parser.add_argument("--lanes", type=int, default=64, help="how many games side by side")
    parser.add_argument("--only", help="one game only")
    parser.add_argument("--core", type=int, default=0, help="the core that everything runs on; -1 leaves it to the system")
    wanted = parser.parse_args()
    if wanted.core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {wanted.core})
    has_native = find_spec("sandtable_native") is not None
    if not wanted.only:
        with suppress(ImportError), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import chess_v6

            print(f"{'PettingZoo chess_v6, one game':42}{steps_a_second(one_at_a_time(chess_v6.env()), wanted.seconds):>10,.0f}")
    for game, make in (("aces", aces), ("sergeants", sergeants), ("outpost", outpost)):
        if wanted.only not in (None, game):
            continue
        with Engine() as engine:
            print(f"{game + ', one game':42}{steps_a_second(one_at_a_time(make(engine=engine)), wanted.seconds):>10,.0f}")
        with Engine() as engine:
            print(f"{f'{game}, {wanted.lanes} games':42}{steps_a_second(side_by_side(game, wanted.lanes, engine), wanted.seconds):>10,.0f}")
        if has_native:
            step = side_by_side(game, wanted.lanes, NativeEngine())
            print(f"{f'{game}, {wanted.lanes} games, within Python':42}{steps_a_second(step, wanted.seconds):>10,.0f}")


if __name__ == "__main__":
    main()
