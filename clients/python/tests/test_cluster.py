"""Tournaments in parts. What needs Ray runs where `sandtable[ray]` is installed: `cargo xtask cluster` installs it."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import unittest
from importlib.util import find_spec
from pathlib import Path

from sandtable import find_program
from sandtable.cluster import Cut, TournamentError, play_part, tournament

#: A short game, so that a tournament is short too.
SHORT = json.dumps(
    {
        "position": {
            "units": [
                {"id": "us-tank-1", "hex": "C13"},
                {"id": "us-infantry-1", "hex": "E12"},
                {"id": "us-infantry-2", "hex": "D14"},
                {"id": "g1-tank-1", "hex": "F12"},
                {"id": "g1-infantry-1", "hex": "G11"},
                {"id": "g1-infantry-2", "hex": "H12"},
            ],
            "flags": {"C14": "us", "G9": "g1"},
        },
        "options": {"short_game": True},
    }
)
PLAYERS = ["aces", "--setup", SHORT, "--bot", "random", "--bot", "greedy"]
THREE = [*PLAYERS, "--bot", "search:1", "--rounds", "2", "--seed", "5"]
QUESTION = [*PLAYERS, "--rounds", "60", "--sprt", "0,100"]


def whole(folder: Path, arguments: list[str]) -> dict[str, str]:
    """What one process makes of a tournament."""
    command = [find_program(), "tournament", *arguments, "--json", "--out", str(folder)]
    subprocess.run(command, check=True, capture_output=True, stdin=subprocess.DEVNULL)
    return tables(folder)


def tables(folder: Path) -> dict[str, str]:
    return {it: (folder / it).read_text(encoding="utf-8") for it in ("table.json", "table.html")}


class Parts(unittest.TestCase):
    def setUp(self) -> None:
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)

    def test_parts_make_the_table_of_one_process_and_a_stop_loses_none(self) -> None:
        out = self.folder / "parts"
        cut = Cut(THREE, 4, out)
        # In any order, by anybody.
        for k in (3, 1):
            cut.keep(k, play_part(THREE, k, 4)[0])
        again = Cut(THREE, 4, out)
        self.assertEqual((again.missing(), Cut.kept_parts(out)), ([2, 4], 4))
        for k in again.missing():
            again.keep(k, play_part(THREE, k, 4)[0])
        table = again.merged()
        self.assertEqual((table["games"], Cut(THREE, 4, out).missing()), (12, []))
        self.assertEqual(Cut(THREE, 4, out).merged(), table)
        self.assertEqual(tables(out), whole(self.folder / "whole", THREE))
        replayed = subprocess.run([find_program(), "replay", "--verify", str(out / "games/000007.json")], capture_output=True)
        self.assertEqual(replayed.returncode, 0, replayed.stderr)
        with self.assertRaisesRegex(TournamentError, "another tournament"):
            Cut(THREE, 5, out)

    def test_a_question_needs_the_first_parts_only(self) -> None:
        cut = Cut(QUESTION, 12, self.folder / "parts")
        # The second part alone says nothing: pairs of games count in their order.
        cut.keep(2, play_part(QUESTION, 2, 12)[0])
        self.assertFalse(cut.is_decided())
        for k in (1, 3, 4, 5, 6):
            cut.keep(k, play_part(QUESTION, k, 12)[0])
            if cut.is_decided():
                break
        self.assertTrue(cut.missing() and cut.merged()["sprt"]["verdict"] == "better")
        self.assertEqual(tables(self.folder / "parts"), whole(self.folder / "whole", QUESTION))

    def test_what_is_wrong_is_said(self) -> None:
        for wrong, words in (
            ([*THREE, "--jobs", "2"], "--jobs is decided here"),
            ([*THREE, "--shard=1/2"], "--shard is decided here"),
        ):
            with self.assertRaisesRegex(TournamentError, words):
                Cut(wrong, 2, self.folder / "wrong")
        with self.assertRaisesRegex(TournamentError, "1 to 100000 parts"):
            Cut(THREE, 0, self.folder / "wrong")
        with self.assertRaisesRegex(TournamentError, 'There is no bot "deep-blue"'):
            play_part(["aces", "--bot", "greedy", "--bot", "deep-blue"], 1, 2)
        whole(self.folder / "whole", THREE)
        with self.assertRaisesRegex(TournamentError, "not cut into parts"):
            Cut(THREE, 2, self.folder / "whole")


@unittest.skipUnless(find_spec("ray"), "Ray is not installed: `cargo xtask cluster` installs it")
class Cluster(unittest.TestCase):
    def setUp(self) -> None:
        Parts.setUp(self)  # type: ignore[arg-type]

    def test_workers_make_the_table_of_one_process(self) -> None:
        workers: set[str] = set()
        told: list[tuple[int, int]] = []

        def progress(done: int, of: int, where: str) -> None:
            workers.add(where)
            told.append((done, of))

        table = tournament(THREE, out=self.folder / "cluster", parts=6, cores=3, progress=progress)
        self.assertEqual(told, [(it, 6) for it in range(1, 7)])
        self.assertGreater(len(workers), 1, workers)
        self.assertEqual(table["games"], 12)
        self.assertEqual(tables(self.folder / "cluster"), whole(self.folder / "whole", THREE))
        self.assertEqual(tournament(THREE, out=self.folder / "cluster"), table)

    def test_a_program_of_ones_own_comes_with_its_files(self) -> None:
        files = self.folder / "files"
        files.mkdir()
        package = Path(__file__).resolve().parent.parent
        (files / "bot.py").write_text(
            f"import sys\nsys.path.insert(0, {str(package)!r})\nimport sandtable\nsandtable.run_bot(lambda table, _: table.suggest('greedy'))\n"
        )
        arguments = [*PLAYERS, "--program", f"mine={sys.executable} bot.py", "--rounds", "1"]
        table = tournament(arguments, out=self.folder / "cluster", parts=3, files=files, cores=2)
        self.assertEqual((table["games"], table["incidents"]), (6, []))

    def test_an_early_answer_ends_it_and_what_is_wrong_is_said(self) -> None:
        table = tournament(QUESTION, out=self.folder / "question", parts=20, cores=3)
        self.assertEqual(table["sprt"]["verdict"], "better")
        self.assertEqual(tables(self.folder / "question"), whole(self.folder / "whole", QUESTION))
        with self.assertRaisesRegex(TournamentError, 'There is no bot "deep-blue"'):
            tournament(["aces", "--bot", "greedy", "--bot", "deep-blue"], out=self.folder / "wrong", parts=2, cores=2)


if __name__ == "__main__":
    unittest.main()
