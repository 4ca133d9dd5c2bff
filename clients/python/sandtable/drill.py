"""Many games of one set-up side by side, as numbers: for programs that learn. Nothing but the standard library is needed.

docs/python.md has the layouts; `sandtable.batch` and `sandtable.pettingzoo` put NumPy over this.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .engine import Engine, EngineError, Json

#: The numbers at the head of a lane; the rewards of the seats follow.
SEAT, CANDIDATES, OVER, DECISIONS, ADVISED, REWARDS = range(6)
#: What `OVER` can be.
GOES_ON, ENDED, CUT_OFF = range(3)


@dataclass(frozen=True)
class Column:
    """A number: its name, the least and the most that it can be, and what it tells."""

    name: str
    low: int
    high: int
    what: str


@dataclass(frozen=True)
class Section:
    """Rows of numbers within an observation, from the number `start` on."""

    name: str
    what: str
    rows: int
    columns: tuple[Column, ...]
    start: int

    @property
    def stop(self) -> int:
        return self.start + self.rows * len(self.columns)

    def index(self, column: str, row: int = 0) -> int:
        """Where in an observation a number stands."""
        if not 0 <= row < self.rows:
            raise IndexError(f"{self.name} has {self.rows} rows, and none with the number {row}.")
        names = [it.name for it in self.columns]
        return self.start + row * len(names) + names.index(column)


@dataclass(frozen=True)
class Layout:
    """How positions and answers are written as numbers. `version` is raised when a number comes to mean something else."""

    version: int
    sections: tuple[Section, ...]
    candidate: tuple[Column, ...]

    @classmethod
    def read(cls, told: Mapping[str, Json]) -> Layout:
        """From a reply."""
        sections: list[Section] = []
        for it in told["observation"]:
            start = sections[-1].stop if sections else 0
            sections.append(Section(it["name"], it["what"], it["rows"], _columns(it["columns"]), start))
        return cls(told["version"], tuple(sections), _columns(told["candidate"]))

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return self.sections[-1].stop

    def section(self, name: str) -> Section:
        """A section by its name."""
        for it in self.sections:
            if it.name == name:
                return it
        raise KeyError(f"There is no section {name}; there are {', '.join(it.name for it in self.sections)}.")

    def columns(self) -> list[Column]:
        """The columns of an observation, one after another."""
        return [column for it in self.sections for _ in range(it.rows) for column in it.columns]

    def names(self) -> list[str]:
        """The name of every number of an observation, such as `units[3].damage`."""
        return [
            f"{it.name}[{row}].{column.name}" if it.rows > 1 else f"{it.name}.{column.name}"
            for it in self.sections
            for row in range(it.rows)
            for column in it.columns
        ]

    def candidate_index(self, column: str) -> int:
        """Where in a candidate a number stands."""
        return [it.name for it in self.candidate].index(column)


def _columns(told: Sequence[Mapping[str, Json]]) -> tuple[Column, ...]:
    return tuple(Column(it["name"], it["low"], it["high"], it["what"]) for it in told)


class Drill:
    """Games side by side, one in each lane. Numbers are 16 bits each, the lesser byte first, lane by lane:

    `heads` has for each lane the seat that is asked, how many candidates it has, whether the game is over, how many decisions were
    taken, the candidate that the adviser would take, and the rewards of the seats; `observations` what that seat sees; `options` its
    candidates. Chance is thrown, and answers without an alternative are given, by the engine.
    """

    def __init__(
        self,
        engine: Engine,
        game: str,
        *,
        setup: Mapping[str, Json] | None = None,
        position: Mapping[str, Json] | None = None,
        lanes: int = 1,
        candidates: int | None = None,
        longest: int | None = None,
        seed: int = 0,
        advice: str | None = None,
    ) -> None:
        self.engine = engine
        self.game = game
        told = self._ask(
            "begin",
            game=game,
            setup=setup,
            position=position,
            lanes=lanes,
            candidates=candidates,
            longest=longest,
            seed=seed,
            advice=advice,
        )
        self.layout = Layout.read(told["layout"])
        self.head = _columns(told["head"])
        #: The team of each seat.
        self.teams: dict[int, int] = {seat: team for seat, team in told["seats"]}
        self.lanes: int = told["lanes"]
        self.candidates: int = told["candidates"]
        self.heads = self.observations = self.options = b""
        self._take(told)

    def step(self, picks: Sequence[int], *, lanes: Sequence[int] | None = None, again: bool = False) -> None:
        """Answers in each lane, or in those that are named, with the candidate of this number; -1 leaves a lane alone.

        With `again` a new game begins where one ends: the head still tells how the old one ended, all else is of the new one.
        """
        if lanes is not None:
            self._patch(self._ask("step", lanes=list(lanes), picks=list(picks), again=again), lanes)
            return
        fast = self.engine.stepped(picks, again)
        if fast is not None:
            self.heads, self.observations, self.options = fast
        else:
            self._take(self._ask("step", picks=list(picks), again=again))

    def deal(self, lane: int, seed: int) -> None:
        """Begins a new game in a lane."""
        self._patch(self._ask("deal", lane=lane, seed=seed), [lane])

    def copy(self, origin: int, to: int, *, imagined_by: int | None = None, seed: int = 0) -> None:
        """Puts the game of a lane into another too: as it is, or with all dealt again that a seat does not know."""
        self._patch(self._ask("copy", **{"from": origin}, to=to, imagined_by=imagined_by, seed=seed), [to])

    def look(self, lane: int, seat: int) -> bytes:
        """What a seat sees in a lane, no matter who is asked."""
        return base64.b64decode(self._ask("look", lane=lane, seat=seat)["observation"])

    def choices(self, lane: int) -> list[Json]:
        """The candidates of a lane in the words of the game, as `Table.answer` takes them."""
        return list(self._ask("choices", lane=lane)["choices"])

    def picture(self, lane: int, seat: int) -> str:
        """The board of a lane as text, as a seat sees it."""
        return str(self._ask("picture", lane=lane, seat=seat)["picture"])

    def world(self) -> dict[str, Json]:
        """What never changes in the games and everybody may know."""
        return dict(self._ask("world"))

    def _ask(self, what: str, **fields: Json) -> Json:
        return self.engine.request("drill", what=what, **fields)

    def _take(self, told: Mapping[str, Json]) -> None:
        self.heads, self.observations, self.options = _decoded(told)

    def _patch(self, told: Mapping[str, Json], lanes: Sequence[int]) -> None:
        """Takes the numbers of some lanes."""
        if self.lanes == 1:
            self._take(told)
            return
        wholes = (self.heads, self.observations, self.options)
        self.heads, self.observations, self.options = (
            _patched(whole, part, lanes, self.lanes) for whole, part in zip(wholes, _decoded(told), strict=True)
        )


def _decoded(told: Mapping[str, Json]) -> tuple[bytes, bytes, bytes]:
    heads, observations, options = (base64.b64decode(told[it]) for it in ("heads", "observations", "options"))
    return heads, observations, options


def _patched(whole: bytes, part: bytes, lanes: Sequence[int], n: int) -> bytes:
    width = len(whole) // n
    patched = bytearray(whole)
    for i, lane in enumerate(lanes):
        patched[lane * width : (lane + 1) * width] = part[i * width : (i + 1) * width]
    return bytes(patched)


__all__ = ["Column", "Drill", "EngineError", "Layout", "Section"]
