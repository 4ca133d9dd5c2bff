"""Games side by side, with nothing but the standard library."""

from __future__ import annotations

import random
import struct
import unittest
from pathlib import Path

import sandtable
from sandtable import drill as drills
from sandtable.layouts import tables


def numbers(packed: bytes) -> list[int]:
    return list(struct.unpack(f"<{len(packed) // 2}h", packed))


class Drills(unittest.TestCase):
    def test_games_side_by_side_to_their_end(self) -> None:
        chance = random.Random(1)
        with sandtable.Engine() as engine:
            drill = sandtable.Drill(engine, "outpost", lanes=3, seed=5)
            width = len(drill.head)
            ended = 0
            for _ in range(400):
                heads = numbers(drill.heads)
                lanes = [heads[i * width : (i + 1) * width] for i in range(3)]
                ended += sum(it[drills.OVER] == drills.ENDED for it in lanes)
                drill.step([chance.randrange(it[drills.CANDIDATES]) for it in lanes], again=True)
            self.assertGreater(ended, 3)

    def test_every_number_has_a_name(self) -> None:
        with sandtable.Engine() as engine:
            for game in ("aces", "sergeants", "outpost"):
                layout = sandtable.Drill(engine, game).layout
                names = layout.names()
                self.assertEqual(len(names), layout.width)
                self.assertEqual(len(set(names)), len(names))
                for section in layout.sections:
                    last = section.columns[-1].name
                    self.assertEqual(section.index(last, section.rows - 1) if section.rows else section.stop - 1, section.stop - 1)
                self.assertIn("table.seat", names)

    def test_candidates_are_answers_of_the_game(self) -> None:
        with sandtable.Engine() as engine:
            drill = sandtable.Drill(engine, "aces", seed=1)
            table = engine.new("aces", seed=1)
            self.assertEqual(len(drill.choices(0)), numbers(drill.heads)[drills.CANDIDATES])
            self.assertEqual(set(drill.choices(0)[0]), set(table.suggest()))
            self.assertIn("boards" if "boards" in drill.world() else "board", drill.world())
            self.assertIn("\n", drill.picture(0, 0))

    def test_the_page_of_layouts_is_up_to_date(self) -> None:
        page = Path(__file__).resolve().parents[3] / "docs" / "layouts.md"
        self.assertEqual(page.read_text(encoding="utf-8"), tables(), "run python3 -m sandtable.layouts > docs/layouts.md")

    def test_what_is_wrong_is_said(self) -> None:
        with sandtable.Engine() as engine:
            for terms in ({"lanes": 0}, {"candidates": 5000}, {"advice": "nobody"}, {"setup": {"bord": 1}}):
                with self.subTest(terms), self.assertRaises(sandtable.EngineError):
                    sandtable.Drill(engine, "aces", **terms)  # type: ignore[arg-type]
            drill = sandtable.Drill(engine, "aces")
            with self.assertRaises(sandtable.EngineError) as said:
                drill.step([9999])
            self.assertEqual(said.exception.code, "bad_request")
        with sandtable.Engine(seat=0) as engine, self.assertRaises(sandtable.EngineError) as said:
            sandtable.Drill(engine, "aces")
        self.assertEqual(said.exception.code, "not_for_a_seat")


if __name__ == "__main__":
    unittest.main()
