"""The bots of the manual at the tables of a real server, through `sandtable bot`."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import sandtable

HERE = Path(__file__).resolve().parent.parent
PYTHON = [sys.executable, str(HERE / "examples" / "thirty_lines.py")]
NODE = shutil.which("node")
JAVASCRIPT = [NODE, str(HERE.parent / "js" / "examples" / "thirty-lines.js")] if NODE else PYTHON

#: Few units, so that a game is short.
SHORT = {
    "position": {
        "units": [
            {"id": "us-tank-1", "hex": "C13"},
            {"id": "us-infantry-1", "hex": "E12"},
            {"id": "g1-tank-1", "hex": "F12"},
            {"id": "g1-infantry-1", "hex": "G11"},
        ],
        "flags": {"C14": "us", "G9": "g1"},
    },
    "options": {"short_game": True},
}

#: Asks for what a server has and for what it has not, and plays any legal answer.
CURIOUS = """
import sandtable

told = []


def look(table):
    for refused in (table.imagine, table.snapshot, lambda: table.suggest("search:1"), lambda: table.view(1 - table.prompt.seat)):
        try:
            told.append(refused())
        except sandtable.EngineError as why:
            told.append(why.code)
    batch = table.engine.batch([{"do": "view"}, {"do": "save"}, {"do": "pending"}], stop=True)
    told.extend(getattr(it, "code", "ok") for it in batch)
    if told != ["not_for_a_seat"] * 4 + ["ok", "not_for_a_seat", "stopped"]:
        raise SystemExit(told)


def choose(table, chance):
    if not told:
        look(table)
    return chance.choice(table.legal(8, seed=chance.randrange(2**20)))


sandtable.run_bot(choose)
"""


class AtAServer(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = self.enterContext(tempfile.TemporaryDirectory()) if sys.version_info >= (3, 11) else tempfile.mkdtemp()
        self.program = sandtable.find_program()
        self.server = subprocess.Popen(
            [self.program, "serve", "--data", self.folder], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.addCleanup(self.stop)
        assert self.server.stdout is not None
        found = re.search(r"http://\S+", self.server.stdout.readline())
        assert found, "the server says where it is"
        self.url = found.group(0)

    def stop(self) -> None:
        self.server.terminate()
        self.server.wait(timeout=20)
        assert self.server.stdout is not None
        self.server.stdout.close()

    def token(self, name: str) -> str:
        """The token of a new account."""
        told = subprocess.run(
            [self.program, "admin", "--data", self.folder, "make-bot", name], check=True, capture_output=True, text=True
        ).stdout
        return re.findall(r"[A-Za-z0-9_-]{22,}", told)[-1]

    def bot(self, token: str, arguments: list[str], command: list[str]) -> subprocess.Popen[str]:
        environment = os.environ | {"PYTHONPATH": str(HERE), "SANDTABLE_BOT_TOKEN": token}
        return subprocess.Popen(
            [self.program, "bot", "--server", self.url, "--end-after", "1", *arguments, "--", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def play(self, game: str, setup: object, first: list[str], second: list[str]) -> None:
        """One bot waits, and the other begins a match and challenges it: they play to the end."""
        tokens = {name: self.token(name) for name in ("Ada", "Grace")}
        waits = self.bot(tokens["Grace"], ["--games", game], second)
        assert waits.stdout is not None
        self.assertIn("Grace is at", waits.stdout.readline())
        more = ["--begin", game, "--setup", json.dumps(setup), "--challenge", "Grace", "--clock", "days:2"]
        for _ in range(20):
            # It is here as soon as it has asked for challenges.
            begins = self.bot(tokens["Ada"], more, first)
            out, errors = begins.communicate(timeout=400)
            if "isn’t here now" not in errors:
                break
        self.assertEqual((begins.returncode, errors), (0, ""), out)
        self.assertIn("it is over", out)
        out, errors = waits.communicate(timeout=60)
        self.assertEqual((waits.returncode, errors), (0, ""), out)
        self.assertIn("it is over", out)

    def test_the_bots_of_thirty_lines_play_each_other(self) -> None:
        self.play("aces", SHORT, PYTHON, JAVASCRIPT)

    def test_they_play_sergeants_too(self) -> None:
        self.play("sergeants", {"scenario": "race-to-the-bridge"}, JAVASCRIPT, PYTHON)

    def test_legal_answers_are_there_and_searching_is_not(self) -> None:
        curious = Path(self.folder) / "curious.py"
        curious.write_text(CURIOUS)
        self.play("aces", SHORT, [sys.executable, str(curious)], PYTHON)


if __name__ == "__main__":
    unittest.main()
