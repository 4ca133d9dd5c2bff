"""A tournament on a cluster, over Ray. Needs `pip install sandtable[ray]`.

    python -m sandtable.cluster --parts 64 --out greedy-or-search -- aces --bot greedy --bot search:1 --rounds 500

Every game follows from the plan and its number alone. So the table is the same, byte for byte, as that of `sandtable tournament` with the
same arguments on one machine, however many parts there are and whichever machines play them.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from .engine import Json, find_program

#: Told when a part is there: how many are, of how many, and who played it.
Progress = Callable[[int, int, str], None]


class TournamentError(Exception):
    """A tournament was refused, in the words of the program."""


def tournament(
    arguments: Sequence[str],
    *,
    out: str | os.PathLike[str] = "tournament",
    parts: int | None = None,
    files: str | os.PathLike[str] | None = None,
    address: str | None = None,
    cores: int | None = None,
    progress: Progress | None = None,
) -> Json:
    """Plays a tournament on a cluster and returns its table.

    `arguments` are those of `sandtable tournament`, without `--shard`, `--out`, `--jobs` and `--json`. `parts` is how often the work is
    cut, four times a core if it is left out. `files` is a folder that every worker gets and plays in: bots and content of your own
    are named relative to it. `address` is the cluster, such as `ray://head:10001`, `cores` how many cores of this machine are used where
    there is none. What was played is kept in `out` part by part: the same call goes on after a stop.

    Where Ray is connected already, that cluster is taken as it is: its workers need this package then, and `files` is left to you.
    """
    import ray

    parts = parts or Cut.kept_parts(Path(out))
    if parts and not (cut := Cut(arguments, parts, Path(out))).missing():
        return cut.merged()
    is_own = not ray.is_initialized()
    if is_own:
        ray.init(
            address, num_cpus=cores, runtime_env=_environment(files), include_dashboard=False, log_to_driver=False, logging_level="error"
        )
    elif files is not None or address is not None or cores is not None:
        raise TournamentError("Ray is connected already: files, address and cores are for a connection of its own.")
    try:
        cut = Cut(arguments, parts or 4 * max(1, int(ray.cluster_resources().get("CPU", 1))), Path(out))
        _play(ray, cut, progress)
        return cut.merged()
    finally:
        if is_own:
            ray.shutdown()


def _environment(files: str | os.PathLike[str] | None) -> dict[str, Any]:
    """What workers get: this package, with the program if it came with it. One that SANDTABLE names has to be there on each of them."""
    environment: dict[str, Any] = {"py_modules": [str(Path(__file__).parent)]}
    if "SANDTABLE" in os.environ:
        environment["env_vars"] = {"SANDTABLE": str(Path(os.environ["SANDTABLE"]).absolute())}
    if files is not None:
        environment["working_dir"] = os.fspath(files)
    return environment


def _play(ray: Any, cut: Cut, progress: Progress | None) -> None:
    """Plays what is missing, or as much of it as the question needs."""
    remote = ray.remote(num_cpus=1, max_retries=3)(play_part)
    running = {remote.remote(cut.arguments, k, cut.parts): k for k in cut.missing()}
    try:
        while running and not cut.is_decided():
            for done in ray.wait(list(running))[0]:
                packed, where = ray.get(done)
                cut.keep(running.pop(done), packed)
                if progress is not None:
                    progress(cut.parts - len(cut.missing()), cut.parts, where)
    except ray.exceptions.RayTaskError as failed:
        raise failed.cause from None
    finally:
        for left in running:
            ray.cancel(left, force=True)


class Cut:
    """A tournament that is cut into parts, and what there is of them. Nothing here needs Ray: any scheduler can play the parts."""

    def __init__(self, arguments: Sequence[str], parts: int, out: Path) -> None:
        for own in ("--shard", "--out", "--jobs", "--json"):
            if any(it == own or it.startswith(f"{own}=") for it in arguments):
                raise TournamentError(f"{own} is decided here: leave it out.")
        if not 1 <= parts <= 100_000:
            raise TournamentError(f"A tournament is cut into 1 to 100000 parts, not {parts}.")
        self.arguments = list(arguments)
        self.parts = parts
        self.out = out
        self._folder = out / "parts"
        self._decided = 0
        #: Whether there is a question that ends it early.
        self._asks = any(it == "--sprt" or it.startswith("--sprt=") for it in arguments)
        self._plan = {"kind": "sandtable-cluster-1", "arguments": self.arguments, "parts": parts}
        self._file = out / "cluster.json"
        if self._file.is_file() and json.loads(self._file.read_text(encoding="utf-8")) != self._plan:
            raise TournamentError(f"{out} holds another tournament, or the same in other parts: choose another folder.")
        if not self._file.is_file() and (out / "tournament.json").is_file():
            raise TournamentError(f"{out} holds a tournament that was not cut into parts: choose another folder.")

    @staticmethod
    def kept_parts(out: Path) -> int | None:
        """How many parts there are in a folder that was begun before, whatever machines played them."""
        file = out / "cluster.json"
        return int(json.loads(file.read_text(encoding="utf-8"))["parts"]) if file.is_file() else None

    def missing(self) -> list[int]:
        """The parts that are still to be played, from 1."""
        if not self._folder.is_dir() and (self.out / "table.json").is_file():
            return []
        return [k for k in range(1, self.parts + 1) if not self._part(k).is_dir()]

    def keep(self, k: int, packed: bytes) -> None:
        """Takes a part that `play_part` has played."""
        if not self._folder.is_dir():
            self._folder.mkdir(parents=True)
            self._file.write_text(json.dumps(self._plan, indent=2) + "\n", encoding="utf-8")
        unfinished = self._folder / f"{k}.unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            archive.extractall(unfinished)
        unfinished.rename(self._part(k))

    def is_decided(self) -> bool:
        """Whether what there is already answers the question of `--sprt`: parts count in their order, as pairs of games do."""
        if not self._asks:
            return False
        there = self._first_parts()
        if len(there) == self._decided:
            return False
        self._decided = len(there)
        with tempfile.TemporaryDirectory() as scratch:
            return bool(self._merge(Path(scratch) / "so-far", there)["sprt"]["verdict"] != "undecided")

    def merged(self) -> Json:
        """The table of all parts. They are given up for the whole."""
        if not self._folder.is_dir():
            return json.loads((self.out / "table.json").read_text(encoding="utf-8"))
        table = self._merge(self.out, self._first_parts())
        shutil.rmtree(self._folder)
        return table

    def _part(self, k: int) -> Path:
        return self._folder / str(k)

    def _first_parts(self) -> list[Path]:
        """All parts up to the first that is missing; without a question all of them are there in the end."""
        missing = set(self.missing())
        last = next((k for k in range(1, self.parts + 1) if k in missing), self.parts + 1)
        return [self._part(k) for k in range(1, last)]

    def _merge(self, into: Path, parts: Sequence[Path]) -> Json:
        return json.loads(_run(["merge", "--json", str(into), *map(str, parts)]))


def play_part(arguments: Sequence[str], k: int, parts: int) -> tuple[bytes, str]:
    """Plays the k-th part on this machine with one core; returns its folder as a zip archive, and who played it."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "part"
        _run([*arguments, "--shard", f"{k}/{parts}", "--jobs", "1", "--json", "--out", str(folder)])
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(folder.rglob("*")):
                archive.write(path, path.relative_to(folder))
    return packed.getvalue(), f"{socket.gethostname()}:{os.getpid()}"


def _run(arguments: Sequence[str]) -> str:
    ran = subprocess.run(
        [find_program(), "tournament", *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8"
    )
    if ran.returncode != 0:
        raise TournamentError(ran.stderr.strip() or f"The program ended with {ran.returncode}.")
    return ran.stdout


def main() -> None:
    """`python -m sandtable.cluster`."""
    parser = argparse.ArgumentParser(
        prog="python -m sandtable.cluster",
        description="Play a tournament on a cluster, over Ray.",
        epilog="What follows -- are the arguments of `sandtable tournament`.",
    )
    parser.add_argument("--parts", type=int, help="how often the work is cut; four times a core if it is left out")
    parser.add_argument("--out", default="tournament", help="the folder for games, results and tables")
    parser.add_argument("--files", help="a folder that every worker gets: bots and content of your own")
    parser.add_argument("--address", help="the cluster, such as ray://head:10001; this machine if it is left out")
    parser.add_argument("--cores", type=int, help="how many cores of this machine are used; all if it is left out")
    parser.add_argument("arguments", nargs="+")
    wanted = parser.parse_args()
    # Under its own name, as workers know it.
    from sandtable import cluster

    def progress(done: int, of: int, where: str) -> None:
        print(f"part {done} of {of}, by {where}", file=sys.stderr)

    try:
        table = cluster.tournament(
            wanted.arguments,
            out=wanted.out,
            parts=wanted.parts,
            files=wanted.files,
            address=wanted.address,
            cores=wanted.cores,
            progress=progress,
        )
    except cluster.TournamentError as why:
        raise SystemExit(str(why)) from None
    print(json.dumps(table, indent=2))


if __name__ == "__main__":
    main()
