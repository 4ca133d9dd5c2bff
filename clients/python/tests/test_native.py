"""The engine within Python against the program: `cargo xtask native` builds the module and runs this."""

from __future__ import annotations

import os
import random
import struct
import unittest

try:
    import sandtable_native  # noqa: F401
except ImportError:
    if os.environ.get("SANDTABLE_NATIVE"):
        raise
    raise unittest.SkipTest("sandtable_native is not installed") from None

import sandtable


class Native(unittest.TestCase):
    def test_it_answers_as_the_program_does(self) -> None:
        for game in ("aces", "sergeants"):
            with self.subTest(game), sandtable.Engine() as there:
                here = sandtable.NativeEngine()
                self.assertEqual(here.about, there.about)
                tables = [it.new(game, seed=5) for it in (here, there)]
                for i in range(40):
                    if tables[0].over:
                        break
                    answers = [it.suggest("random", seed=i) for it in tables]
                    self.assertEqual(*answers)
                    told = [it.answer(answers[0]) for it in tables]
                    self.assertEqual(*told)
                self.assertEqual(*[it.view() for it in tables])

    def test_steps_side_by_side_are_the_same(self) -> None:
        with sandtable.Engine() as there:
            drills = [sandtable.Drill(it, "aces", lanes=3, seed=2) for it in (sandtable.NativeEngine(), there)]
            chance = random.Random(1)
            for _ in range(50):
                columns = len(drills[0].heads) // 2 // 3
                heads = struct.unpack(f"<{3 * columns}h", drills[0].heads)
                picks = [chance.randrange(heads[lane * columns + 1]) for lane in range(3)]
                for it in drills:
                    it.step(picks, again=True)
                self.assertEqual(drills[0].heads, drills[1].heads)
                self.assertEqual(drills[0].observations, drills[1].observations)

    def test_what_is_wrong_is_said(self) -> None:
        engine = sandtable.NativeEngine(seat=1)
        with self.assertRaises(sandtable.EngineError) as refused:
            engine.new("aces", dice="manual")
        self.assertEqual(refused.exception.code, "not_for_a_seat")
        with self.assertRaises(ValueError):
            sandtable.NativeEngine(language="xx")


if __name__ == "__main__":
    unittest.main()
