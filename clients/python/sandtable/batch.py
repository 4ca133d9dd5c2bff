"""Many games at once as NumPy arrays, for learning in batches. Needs NumPy: `pip install sandtable[pettingzoo]`."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .drill import ADVISED, CANDIDATES, DECISIONS, OVER, REWARDS, SEAT, Drill, Layout
from .engine import Engine, Json

Numbers = NDArray[np.int16]


class Games:
    """`n` games of one set-up side by side. Where one ends, the next begins.

    After `reset` and after each `step`: `seats` are the seats that are asked, `observations` what they see, `candidates` what they may
    answer and `masks` which of these rows there are; `over` and `rewards` tell how games ended in this step.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        setup: Mapping[str, Json] | None = None,
        position: Mapping[str, Json] | None = None,
        candidates: int = 64,
        longest: int = 5000,
        seed: int = 0,
        advice: str | None = None,
        engine: Engine | None = None,
    ) -> None:
        self._own = engine is None
        self.engine = engine or Engine()
        self.drill = Drill(
            self.engine,
            game,
            setup=setup,
            position=position,
            lanes=n,
            candidates=candidates,
            longest=longest,
            seed=seed,
            advice=advice,
        )
        self.n = n
        self.layout: Layout = self.drill.layout
        self._places = np.arange(self.drill.candidates)
        self._read()

    def step(self, picks: NDArray[Any]) -> None:
        """Answers in each game with the candidate of this number."""
        self.drill.step(picks.tolist(), again=True)
        self._read()

    def _read(self) -> None:
        drill = self.drill
        heads = np.frombuffer(drill.heads, "<i2").reshape(self.n, -1)
        self.seats: Numbers = heads[:, SEAT]
        self.counts: Numbers = heads[:, CANDIDATES]
        self.over: Numbers = heads[:, OVER]
        self.decisions: Numbers = heads[:, DECISIONS]
        self.advised: Numbers = heads[:, ADVISED]
        self.rewards: Numbers = heads[:, REWARDS:]
        self.observations: Numbers = np.frombuffer(drill.observations, "<i2").reshape(self.n, -1)
        shape = (self.n, drill.candidates, len(self.layout.candidate))
        self.candidates: Numbers = np.frombuffer(drill.options, "<i2").reshape(shape)

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which candidates there are."""
        return self._places < self.counts[:, None]

    def random(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A candidate for each game, each as likely as the others."""
        return chance.integers(0, self.counts)

    def close(self) -> None:
        """Ends the engine, if it was started here."""
        if self._own:
            self.engine.close()

    def __enter__(self) -> Games:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
