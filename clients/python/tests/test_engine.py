"""The package against the real program. `cargo xtask test` runs them; SANDTABLE names the program."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
import venv
import zipfile
from pathlib import Path

import sandtable

HERE = Path(__file__).resolve().parent.parent
POSITION = {
    "units": [
        {"id": "us-tank-1", "hex": "C13"},
        {"id": "us-infantry-1", "hex": "E12"},
        {"id": "g1-tank-1", "hex": "F12", "damage": 2},
        {"id": "g1-infantry-1", "hex": "K16"},
    ],
    "flags": {"C14": "us"},
    "coins": {"us": 3},
}


def setUpModule() -> None:
    # Without the program there is nothing to test, and nothing passes.
    subprocess.run([sandtable.find_program(), "--version"], check=True, capture_output=True)


class Games(unittest.TestCase):
    def test_a_whole_game_of_each(self) -> None:
        for game, setup in (("aces", {"options": {"stalemate": True}}), ("sergeants", {"scenario": "first-steps"})):
            with self.subTest(game), sandtable.Engine() as engine:
                table = engine.new(game, setup=setup, seed=3, opponents="greedy")
                sandtable.play(table, lambda table, chance: table.suggest("greedy", seed=chance.randrange(1000)))
                self.assertIsNotNone(table.over)
                self.assertTrue(set(table.winners) <= {0, 1})

    def test_hello_and_games(self) -> None:
        with sandtable.Engine(language="it") as engine:
            self.assertEqual(engine.about["protocol"], 1)
            self.assertEqual([it["game"] for it in engine.games()], ["aces", "sergeants"])

    def test_legal_answers_are_taken(self) -> None:
        chance = random.Random(1)
        for game in ("aces", "sergeants"):
            with self.subTest(game), sandtable.Engine() as engine:
                table = engine.new(game, seed=5)
                for i in range(30):
                    if table.over:
                        break
                    legal = table.legal(4, seed=i)
                    self.assertTrue(legal)
                    table.answer(chance.choice(legal))

    def test_errors_have_a_code_a_sentence_and_a_rule(self) -> None:
        with sandtable.Engine() as engine:
            table = engine.new("aces", position=POSITION, seed=1)
            with self.assertRaises(sandtable.EngineError) as caught:
                table.answer({"march": {"unit": "us-tank-1", "path": ["D13", "E13", "F12"]}})
            self.assertEqual((caught.exception.code, caught.exception.rule), ("refused", "AA-MOV-6"))
            with self.assertRaises(sandtable.EngineError) as caught:
                engine.new("aces", position={"units": [{"id": "us-tank-1", "hex": "Z30"}]})
            self.assertEqual(caught.exception.code, "bad_setup")
            self.assertTrue(caught.exception.problems)
            self.assertEqual(engine.new("aces", position=POSITION).pending.prompt(1), None)

    def test_dice_of_ones_own(self) -> None:
        with sandtable.Engine() as engine:
            table = engine.new("aces", position=POSITION, dice="manual")
            for choice in ({"march": {"unit": "us-tank-1", "path": ["D13", "E13"]}}, "done"):
                while table.prompt.seat == 1:
                    table.answer("let_pass")
                table.answer(choice)
            table.answer({"attack": {"unit": "us-tank-1", "at": "g1-tank-1"}})
            table.answer("done")
            n, sides = table.pending.roll or (0, 0)
            self.assertEqual(sides, 12)
            table.roll([1] * n)
            n, _ = table.pending.roll or (0, 0)
            events = table.roll([12] * n) if n else table.events
            self.assertTrue(any("fought" in it["event"] for it in events))

    def test_queries_save_undo_and_resign(self) -> None:
        with sandtable.Engine() as engine:
            table = engine.new("aces", position=POSITION, seed=1)
            self.assertIn("D13", table.query("reach", unit="us-tank-1")["hexes"])
            before = table.view()
            table.answer({"march": {"unit": "us-tank-1", "path": ["D13"]}})
            table.undo(0)
            self.assertEqual(table.view(), before)
            table.redo(0)
            saved = table.save()
            again = engine.load(saved)
            self.assertNotEqual(again.view(), before)
            again.resign(0)
            self.assertEqual((again.over, again.winners), ({"resigned": 0}, [1]))
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "match.json"
                file.write_text(json.dumps(saved), encoding="utf-8")
                subprocess.run([sandtable.find_program(), "replay", "--verify", str(file)], check=True, capture_output=True)
            replies = engine.batch([{"do": "view"}, {"do": "dance"}])
            self.assertIsInstance(replies[1], sandtable.EngineError)

    def test_snapshots_and_imagined_games(self) -> None:
        with sandtable.Engine() as engine:
            table = engine.new("sergeants", setup={"scenario": "race-to-the-bridge"}, seed=4)
            for _ in range(8):
                table.answer(table.suggest())
            kept, before = table.snapshot(), table.view(0)
            thought = table.imagine(0, seed=1)
            self.assertEqual(thought.view(0), before)
            thought.answer(thought.suggest())
            self.assertEqual(table.view(0), before)
            for _ in range(5):
                table.answer(table.suggest())
            table.restore(kept)
            self.assertEqual(table.view(0), before)
            kept.drop()
            with self.assertRaises(sandtable.EngineError):
                kept.view(0)

    def test_a_seat_knows_only_its_own(self) -> None:
        with sandtable.Engine(seat=1) as engine:
            table = engine.new("sergeants", setup={"scenario": "race-to-the-bridge"}, seed=4)
            self.assertEqual(table.prompt.seat, 1)
            self.assertNotIn("own", table.view()["seats"][0])
            for forbidden in (table.save, table.snapshot, lambda: table.view(0)):
                with self.assertRaises(sandtable.EngineError) as caught:
                    forbidden()
                self.assertEqual(caught.exception.code, "not_for_a_seat")

    def test_a_seat_asks_where_its_own_cards_and_soldiers_may_be_put(self) -> None:
        with sandtable.Engine(seat=0) as engine:
            table = engine.new("sergeants", setup={"scenario": "first-steps"}, seed=3, opponents="greedy")
            while "placements" not in (table.prompt.space or {}):
                table.answer(table.suggest("greedy"))
            lay = {"cards": [None] * 3, "second": [None] * 3}
            placing = table.query("placing", lay=lay)["placing"]
            self.assertTrue(placing)
            space = table.prompt.space
            some = table.query("suggest", space=space, seed=1)["suggest"]
            self.assertNotIn("why", table.query("try", space=space, choice=some)["tried"])
            self.assertIn("market", table.query("market"))
            self.assertIn("places", table.query("places", force=[]))
            with self.assertRaises(sandtable.EngineError) as refused:
                table.query("placing", seat=1, lay=lay)
            self.assertEqual(refused.exception.code, "not_for_a_seat")

    def test_an_engine_that_has_ended_says_so(self) -> None:
        engine = sandtable.Engine()
        self.assertEqual(engine.request("quit"), "bye")
        with self.assertRaises((EOFError, BrokenPipeError)):
            engine.request("games")
        engine.close()


class Examples(unittest.TestCase):
    def test_the_bot_of_thirty_lines_plays_a_tournament(self) -> None:
        source = (HERE / "examples" / "thirty_lines.py").read_text(encoding="utf-8")
        code = [it for it in source.splitlines() if it.strip() and not it.strip().startswith(("#", '"""'))]
        self.assertLessEqual(len(code), 30)
        for game in ("aces", "sergeants"):
            with self.subTest(game), tempfile.TemporaryDirectory() as folder:
                command = f"mine={sys.executable} {HERE / 'examples' / 'thirty_lines.py'}"
                arguments = ["tournament", game, "--bot", "random", "--program", command, "--rounds", "1", "--json"]
                environment = os.environ | {"PYTHONPATH": str(HERE)}
                ran = subprocess.run(
                    [sandtable.find_program(), *arguments, "--out", folder], capture_output=True, text=True, env=environment
                )
                self.assertEqual(ran.returncode, 0, ran.stderr)
                table = json.loads(ran.stdout)
                self.assertEqual((table["games"], table["incidents"]), (2, []), ran.stdout)

    def test_the_manual_prints_this_bot(self) -> None:
        source = (HERE / "examples" / "thirty_lines.py").read_text(encoding="utf-8")
        manual = (HERE.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
        self.assertIn(f"```python\n{source}```", manual)

    def test_the_talk_that_the_manual_prints_takes_place(self) -> None:
        manual = (HERE.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
        lines = re.findall(r"^([><]) (.*)$", manual.split("## What a bot is told")[1].split("```")[1], re.MULTILINE)
        self.assertGreater(len(lines), 6)
        # It says exactly this, and writes what it is told to its errors.
        sent = "\n".join(line for mark, line in lines if mark == ">")
        bot = f"import sys\nfor line in {sent!r}.splitlines():\n    print(line, flush=True)\n    sys.stderr.write(input() + '\\n')\n"
        setup = {"position": {"units": [{"id": "us-tank-1", "hex": "C13"}, {"id": "g1-tank-1", "hex": "K12"}]}}
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "bot.py").write_text(bot)
            command = f"mine={sys.executable} {folder}/bot.py"
            arguments = ["--bot", "random", "--program", command, "--rounds", "1", "--setup", json.dumps(setup)]
            subprocess.run(
                [sandtable.find_program(), "tournament", "aces", *arguments, "--time-move", "5", "--out", f"{folder}/out"],
                check=True,
                capture_output=True,
            )
            told = (Path(folder) / "out" / "games" / "000001-seat-1.err").read_text().splitlines()
        printed = [line for mark, line in lines if mark == "<"]
        for wanted, reply in zip(printed, told, strict=False):
            shortened = json.loads(re.sub(r",? …", "", wanted).replace("…", ""))
            self.assertEqual(missing(shortened, json.loads(reply)), [], reply)
        self.assertGreaterEqual(len(told), len(printed))

    def test_every_example_of_the_readme_runs(self) -> None:
        readme = (HERE / "README.md").read_text(encoding="utf-8")
        examples = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
        self.assertTrue(examples)
        for example in examples:
            with self.subTest(example):
                subprocess.run(
                    [sys.executable, "-c", example], check=True, env=os.environ | {"PYTHONPATH": str(HERE)}, cwd=HERE
                )


class Wheel(unittest.TestCase):
    def test_the_wheel_carries_the_program(self) -> None:
        sys.path.insert(0, str(HERE / "build_backend"))
        import backend  # noqa: PLC0415

        os.environ.setdefault("SANDTABLE", sandtable.find_program())
        with tempfile.TemporaryDirectory() as folder:
            small = Path(folder) / "sandtable"
            small.write_text("#!/bin/sh\n")
            before, os.environ["SANDTABLE"] = os.environ["SANDTABLE"], str(small)
            try:
                wheel = backend.build_wheel(folder)
            finally:
                os.environ["SANDTABLE"] = before
            with zipfile.ZipFile(Path(folder) / wheel) as archive:
                names = archive.namelist()
                program = archive.getinfo("sandtable/bin/sandtable")
                self.assertEqual(program.external_attr >> 16 & 0o777, 0o755)
                self.assertIn("sandtable/py.typed", names)
                record = archive.read(next(it for it in names if it.endswith("RECORD"))).decode()
                self.assertEqual(len(record.splitlines()), len(names))

    def test_a_wheel_with_the_real_program_is_installed_and_plays(self) -> None:
        sys.path.insert(0, str(HERE / "build_backend"))
        import backend  # noqa: PLC0415

        play = (
            "import sandtable\n"
            "assert sandtable.find_program().startswith(sandtable.__path__[0]), sandtable.find_program()\n"
            "with sandtable.Engine() as engine:\n"
            "    units = [{'id': 'us-tank-1', 'hex': 'C13'}, {'id': 'g1-tank-1', 'hex': 'F12'}]\n"
            "    table = engine.new('aces', position={'units': units}, opponents='greedy', seed=1)\n"
            "    sandtable.play(table, lambda table, chance: table.suggest('greedy'))\n"
            "    print('winners', table.winners)\n"
        )
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "sandtable"
            shutil.copy(sandtable.find_program(), program)
            # What debuggers need of it makes it ten times as large.
            if strip := shutil.which("strip"):
                subprocess.run([strip, str(program)], check=True)
            try:
                venv.create(Path(folder) / "venv", with_pip=True)
            except subprocess.CalledProcessError as why:
                self.skipTest(f"There is no pip for a virtual environment: {why}")
            with unittest.mock.patch.dict(os.environ, {"SANDTABLE": str(program)}):
                wheel = Path(folder) / backend.build_wheel(folder)
            program.unlink()
            python = Path(folder) / "venv" / "bin" / "python"
            alone = {key: it for key, it in os.environ.items() if key not in ("SANDTABLE", "PYTHONPATH")}
            install = [python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", wheel]
            subprocess.run(install, check=True, env=alone, cwd=folder)
            ran = subprocess.run([python, "-c", play], capture_output=True, text=True, env=alone, cwd=folder)
            self.assertEqual(ran.returncode, 0, ran.stderr)
            self.assertIn("winners", ran.stdout)

    def test_versions_agree(self) -> None:
        cargo = (HERE.parent.parent / "Cargo.toml").read_text(encoding="utf-8")
        version = re.search(r'^version = "([^"]+)"', cargo, re.MULTILINE)
        self.assertEqual(version and version.group(1), sandtable.__version__)


def missing(shown: object, whole: object, at: str = "") -> list[str]:
    """The keys that are shown and not there, by their places; lists are as long as they are."""
    if isinstance(shown, dict) and isinstance(whole, dict):
        return [it for key in shown for it in (missing(shown[key], whole[key], f"{at}/{key}") if key in whole else [f"{at}/{key}"])]
    if isinstance(shown, list) and isinstance(whole, list):
        return [it for one, other in zip(shown, whole, strict=False) for it in missing(one, other, at)]
    return []


if __name__ == "__main__":
    unittest.main()
