"""The engine: one program, one match at a time, one JSON object a line in and out."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Literal

#: What a game answers with and is answered with: any JSON.
Json = Any
Dice = Literal["auto", "manual"]


class EngineError(Exception):
    """The engine said no: `code` is for programs, `message` for people, `rule` names the rule of the game behind it, if one is."""

    def __init__(self, error: Mapping[str, Json]) -> None:
        self.code: str = error["code"]
        self.message: str = error["message"]
        self.rule: str | None = error.get("rule")
        self.problems: list[dict[str, Json]] = list(error.get("problems", []))
        super().__init__(f"{self.code}: {self.message}")


def find_program() -> str:
    """The program: what SANDTABLE names, what came with this package, or what the path knows."""
    named = os.environ.get("SANDTABLE")
    if named:
        return named
    name = "sandtable.exe" if os.name == "nt" else "sandtable"
    bundled = Path(__file__).parent / "bin" / name
    if bundled.is_file():
        return str(bundled)
    found = shutil.which("sandtable")
    if found:
        return found
    raise FileNotFoundError("There is no program sandtable: install it, or name it in the environment as SANDTABLE.")


@dataclass(frozen=True)
class Prompt:
    """A question for a seat: `options` can be given as they are; `space` is there when more is possible than can be listed."""

    seat: int
    ask: Json
    options: list[Json]
    space: Json | None = None
    says: str = ""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Pending:
    """What is awaited: decisions, dice, a draw, or nothing more."""

    prompts: tuple[Prompt, ...] = ()
    asides: tuple[Json, ...] = ()
    roll: tuple[int, int] | None = None
    bag: tuple[Json, ...] | None = None
    over: Json | None = None
    winners: tuple[int, ...] = ()
    says: str = ""
    raw: Mapping[str, Json] = field(default_factory=dict, repr=False)

    @classmethod
    def read(cls, told: Mapping[str, Json]) -> Pending:
        """From a reply."""
        if "decide" in told:
            prompts = tuple(
                Prompt(it["seat"], it["ask"], it["options"], it.get("space"), it.get("says", ""), tuple(it.get("rules", ())))
                for it in told["decide"]
            )
            return cls(prompts=prompts, asides=tuple(told["asides"]), raw=told)
        says = told.get("says", "")
        if "roll" in told:
            return cls(roll=(told["roll"]["n"], told["roll"]["sides"]), says=says, raw=told)
        if "draw" in told:
            return cls(bag=tuple(told["draw"]["bag"]), says=says, raw=told)
        return cls(over=told["over"], winners=tuple(told["winners"]), says=says, raw=told)

    def prompt(self, seat: int) -> Prompt | None:
        """The question for a seat, if it is asked."""
        return next((it for it in self.prompts if it.seat == seat), None)


class Engine:
    """A running engine. Use it in a `with` statement, or close it yourself.

    With `seat` the engine plays the other seats and tells nothing that the seat may not know. `stdio` talks to the one who started this
    program instead of starting one: so a tournament seats a bot.
    """

    def __init__(
        self,
        *,
        seat: int | None = None,
        program: str | None = None,
        language: str = "en",
        content: str | os.PathLike[str] | None = None,
        stdio: bool = False,
    ) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._input: IO[str]
        self._output: IO[str]
        self._n = 0
        if stdio:
            self._input, self._output = sys.stdout, sys.stdin
            # What a bot prints must not get between the lines of the protocol.
            sys.stdout = sys.stderr
        else:
            command = [program or find_program(), "engine", "--language", language]
            command += ["--seat", str(seat)] if seat is not None else []
            command += ["--content", os.fspath(content)] if content is not None else []
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
            assert self._process.stdin is not None and self._process.stdout is not None
            self._input, self._output = self._process.stdin, self._process.stdout
        self.about: dict[str, Json] = self.request("hello", protocol=1)

    def request(self, do: str, /, **fields: Json) -> Json:
        """Sends a request and returns its reply; fields that are None are left out."""
        return _value(self._ask({"do": do} | {key: it for key, it in fields.items() if it is not None}))

    def batch(self, requests: Iterable[Mapping[str, Json]], *, stop: bool = False) -> list[Json | EngineError]:
        """Sends several requests at once. Each has its reply, or its error."""
        replies = self.request("batch", requests=list(requests), stop=stop)["replies"]
        return [EngineError(it["error"]) if "error" in it else it["ok"] for it in replies]

    def stepped(self, picks: Sequence[int], again: bool) -> tuple[bytes, bytes, bytes] | None:
        """A step of a drill without text between, where the engine runs within this program; None where it does not."""
        return None

    def games(self) -> list[dict[str, Json]]:
        """What can be played."""
        return list(self.request("games")["games"])

    def new(
        self,
        game: str,
        *,
        setup: Mapping[str, Json] | None = None,
        position: Mapping[str, Json] | None = None,
        seed: int | None = None,
        dice: Dice | None = None,
        opponents: str | Mapping[int, str] | None = None,
        says: bool | None = None,
    ) -> Table:
        """Begins a match."""
        told = self.request(
            "new", game=game, setup=setup, position=position, seed=seed, dice=dice, opponents=_seats(opponents), says=says
        )
        return Table(self, told)

    def load(
        self,
        match: Mapping[str, Json] | str,
        *,
        seed: int | None = None,
        dice: Dice | None = None,
        opponents: str | Mapping[int, str] | None = None,
    ) -> Table:
        """Takes up a match that was saved: as `Table.save` returned it, or the text of its file."""
        return Table(self, self.request("load", match=match, seed=seed, dice=dice, opponents=_seats(opponents)))

    def join(self) -> Table:
        """The match that was begun by the one who started this program, as soon as this seat is asked."""
        return Table(self, self.request("wait"))

    def close(self) -> None:
        """Ends the engine."""
        process, self._process = self._process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                # It may have ended by itself, with a line still on its way.
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()
        process.wait(timeout=10)

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def _ask(self, request: dict[str, Json]) -> dict[str, Json]:
        self._n += 1
        request["id"] = self._n
        self._input.write(json.dumps(request) + "\n")
        self._input.flush()
        line = self._output.readline()
        if not line:
            raise EOFError("The engine has ended.")
        reply: dict[str, Json] = json.loads(line)
        if reply["id"] not in (self._n, None):
            raise RuntimeError(f"The reply to {reply['id']} came for {self._n}.")
        return reply


class Table:
    """A match: what is awaited, what happened, and what can be asked about it.

    A table with a `handle` is a copy in the engine's memory, or a game that a seat imagines: playing on it leaves the match alone.
    """

    def __init__(self, engine: Engine, told: Mapping[str, Json], handle: int | None = None) -> None:
        self.engine = engine
        self.handle = handle
        self.events: list[dict[str, Json]] = []
        self.warnings: list[dict[str, Json]] = list(told.get("warnings", []))
        self.pending = Pending()
        self._told(told)

    @property
    def over(self) -> Json | None:
        """How the match ended; None while it goes on."""
        return self.pending.over

    @property
    def winners(self) -> list[int]:
        """The seats that won; none, or those of both sides, for a draw."""
        return list(self.pending.winners)

    @property
    def prompt(self) -> Prompt:
        """The first question that is awaited."""
        if not self.pending.prompts:
            raise LookupError("Nobody is asked anything now.")
        return self.pending.prompts[0]

    def answer(self, choice: Json, *, seat: int | None = None) -> list[dict[str, Json]]:
        """Gives an answer for the seat that is asked, or for another, and returns what happened."""
        by = self.prompt.seat if seat is None else seat
        return self._told(self._on("answer", seat=by, choice=choice))

    def roll(self, dice: Sequence[int]) -> list[dict[str, Json]]:
        """What the dice show, with manual dice."""
        return self._told(self._on("answer", roll=list(dice)))

    def draw(self, drawn: Json) -> list[dict[str, Json]]:
        """What was drawn, with manual dice."""
        return self._told(self._on("answer", draw=drawn))

    def view(self, seat: int | None = None) -> dict[str, Json]:
        """The table as a seat sees it."""
        return dict(self._on("view", seat=seat))

    def world(self) -> dict[str, Json]:
        """What never changes in the match and everybody may know."""
        return dict(self.engine.request("world"))

    def query(self, what: str, /, *, seat: int | None = None, **fields: Json) -> Json:
        """A question about the position."""
        return self._on("query", what=what, seat=seat, **fields)

    def suggest(self, bot: str = "greedy", *, seat: int | None = None, seed: int = 0) -> Json:
        """What a built-in bot would answer; `random` is any legal answer."""
        by = self.prompt.seat if seat is None else seat
        return self._on("suggest", bot=bot, seat=by, seed=seed)["choice"]

    def legal(self, n: int = 32, *, seed: int = 0) -> list[Json]:
        """Legal answers to the question that is awaited: all that can be listed, and where there is a space, some of its members."""
        prompt = self.prompt
        answers = list(prompt.options)
        if prompt.space is not None:
            wanted: list[dict[str, Json]] = [
                self._fields("suggest", bot="random", seat=prompt.seat, seed=seed + i) for i in range(n)
            ]
            for it in self.engine.batch(wanted):
                if not isinstance(it, EngineError) and it["choice"] not in answers:
                    answers.append(it["choice"])
        return answers

    def undo(self, seat: int) -> None:
        """Takes back the last answer of a seat."""
        self.pending = Pending.read(self.engine.request("undo", seat=seat)["pending"])

    def redo(self, seat: int) -> list[dict[str, Json]]:
        """Does again what a seat took back."""
        return self._told(self.engine.request("redo", seat=seat))

    def resign(self, seat: int | None = None) -> None:
        """A seat gives up."""
        self._told(self.engine.request("resign", seat=seat))

    def wait(self) -> list[dict[str, Json]]:
        """Waits until this seat is asked, or the match is over."""
        return self._told(self.engine.request("wait"))

    def save(self) -> dict[str, Json]:
        """The match as a file that `sandtable replay` reads."""
        return dict(self.engine.request("save")["match"])

    def snapshot(self) -> Table:
        """A copy in the engine's memory."""
        return self._held(self._on("snapshot")["handle"])

    def restore(self, snapshot: Table) -> None:
        """Puts a copy back on the table."""
        self.pending = Pending.read(self.engine.request("restore", handle=snapshot.handle)["pending"])

    def imagine(self, seat: int | None = None, *, seed: int = 0) -> Table:
        """A game that a seat cannot tell from this one: what it does not know is dealt again."""
        return self._held(self._on("imagine", seat=seat, seed=seed)["handle"])

    def drop(self) -> None:
        """Releases a copy."""
        if self.handle is None:
            raise ValueError("The match itself is not a copy.")
        self.engine.request("drop", handle=self.handle)

    def _held(self, handle: int) -> Table:
        return Table(self.engine, {"events": [], "pending": self.engine.request("pending", on=handle)}, handle)

    def _fields(self, do: str, **fields: Json) -> dict[str, Json]:
        fields["on"] = self.handle
        return {"do": do} | {key: it for key, it in fields.items() if it is not None}

    def _on(self, do: str, **fields: Json) -> Json:
        return self.engine.request(do, on=self.handle, **fields)

    def _told(self, told: Mapping[str, Json]) -> list[dict[str, Json]]:
        self.pending = Pending.read(told["pending"])
        self.events = list(told["events"])
        return self.events


def _seats(opponents: str | Mapping[int, str] | None) -> Json:
    if opponents is None or isinstance(opponents, str):
        return opponents
    return {str(seat): bot for seat, bot in opponents.items()}


def _value(reply: Mapping[str, Json]) -> Json:
    if "error" in reply:
        raise EngineError(reply["error"])
    return reply["ok"]
