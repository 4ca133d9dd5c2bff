"""Outpost in OpenSpiel, against its own random playthroughs. They run where `sandtable[open_spiel]` is installed."""

from __future__ import annotations

import random
import re
import unittest

try:
    import numpy as np
    import pyspiel

    import sandtable.open_spiel
except ImportError as missing:
    raise unittest.SkipTest(f"{missing.name} is not installed") from None


def play_on(state: pyspiel.State, chance: random.Random, most: int = 1000) -> None:
    """Plays at random."""
    for _ in range(most):
        if state.is_terminal():
            return
        actions = [it for it, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(actions))


class OpenSpiel(unittest.TestCase):
    def setUp(self) -> None:
        self.game = pyspiel.load_game("python_sandtable_outpost")

    def test_its_own_random_playthroughs(self) -> None:
        # With serialization: a history is played again and has to come to the same state.
        pyspiel.random_sim_test(self.game, num_sims=3, serialize=True, verbose=False)

    def test_its_own_playthrough(self) -> None:
        # As its own tests of games do it: what is written of a game is the same when its actions are taken again.
        from open_spiel.python.algorithms import generate_playthrough

        written = generate_playthrough.playthrough("python_sandtable_outpost", None, seed=3)
        actions = [int(it) for it in re.findall(r"^action: (\d+)$", written, re.MULTILINE)]
        self.assertGreater(len(actions), 10)
        self.assertIn("IsTerminal() = True", written)
        self.assertEqual(generate_playthrough.playthrough("python_sandtable_outpost", actions), written)

    def test_a_copy_goes_its_own_way(self) -> None:
        chance = random.Random(2)
        state = self.game.new_initial_state()
        play_on(state, chance, 8)
        before = state.observation_tensor(0) if self.game.get_type().provides_observation_tensor else []
        copy = state.clone()
        self.assertEqual(copy.legal_actions(), state.legal_actions())
        play_on(copy, chance)
        self.assertTrue(copy.is_terminal() and not state.is_terminal())
        observer = self.game.make_py_observer()
        observer.set_from(state, 0)
        self.assertTrue(np.array_equal(observer.tensor, np.asarray(before, np.float32)))

    def test_who_wins_wins_what_the_other_loses(self) -> None:
        chance = random.Random(3)
        for _ in range(5):
            state = self.game.new_initial_state()
            play_on(state, chance)
            self.assertEqual(sum(state.returns()), 0)

    def test_states_give_back_what_they_took(self) -> None:
        free = len(sandtable.open_spiel._shared().free)
        for _ in range(3):
            state = self.game.new_initial_state()
            play_on(state, random.Random(1), 5)
            del state
        self.assertEqual(len(sandtable.open_spiel._shared().free), free)


if __name__ == "__main__":
    unittest.main()
