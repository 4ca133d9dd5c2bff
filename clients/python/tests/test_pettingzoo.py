"""The environments against PettingZoo's own tests. They run where `sandtable[pettingzoo]` is installed."""

from __future__ import annotations

import contextlib
import io
import re
import unittest
import warnings
from pathlib import Path
from typing import Any

try:
    import numpy as np
    from pettingzoo.test import api_test, performance_benchmark, seed_test

    from sandtable.batch import Games
    from sandtable.pettingzoo import GameEnv, aces, outpost, sergeants
except ImportError as missing:
    raise unittest.SkipTest(f"{missing.name} is not installed") from None

import sandtable

ENVIRONMENTS = (aces, sergeants, outpost)


class PettingZoo(unittest.TestCase):
    def test_its_own_api_test(self) -> None:
        for make in ENVIRONMENTS:
            with self.subTest(make.__name__), warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
                # What it warns of would be something to mend, but for what it says of every environment with masks that it does not
                # know by name: that an observation has parts, and that those who are not asked have no actions.
                warnings.simplefilter("error")
                for known in ("is not a NumPy array", "probably should be gymnasium", "Action mask numpy array is all zeros"):
                    warnings.filterwarnings("ignore", message=f".*{known}.*")
                env = make()
                api_test(env, num_cycles=500)
                env.close()

    def test_its_own_seed_test(self) -> None:
        for make in ENVIRONMENTS:
            with self.subTest(make.__name__), contextlib.redirect_stdout(io.StringIO()):
                seed_test(make, num_cycles=200)

    def test_its_own_performance_benchmark(self) -> None:
        for make in ENVIRONMENTS:
            with self.subTest(make.__name__), contextlib.redirect_stdout(io.StringIO()) as printed:
                env = make()
                performance_benchmark(env)
                env.close()
            told = re.search(r"([\d.]+) turns per second", printed.getvalue())
            self.assertTrue(told and float(told.group(1)) > 10, printed.getvalue())

    def test_observations_are_in_their_space(self) -> None:
        for make in ENVIRONMENTS:
            with self.subTest(make.__name__):
                env = make()
                chance = np.random.default_rng(2)
                env.reset(seed=2)
                for _ in range(150):
                    for agent in env.agents:
                        space = env.observation_space(agent)
                        seen = env.observe(agent)
                        self.assertTrue(space.contains(seen), [k for k in seen if not space[k].contains(seen[k])])  # type: ignore[index]
                    step_at_random(env, chance)
                    if not env.agents or any(env.terminations.values()):
                        env.reset()
                env.close()

    def test_a_game_ends_with_rewards(self) -> None:
        env = outpost()
        chance = np.random.default_rng(4)
        sums = []
        for seed in range(5):
            env.reset(seed=seed)
            total = dict.fromkeys(env.possible_agents, 0.0)
            for agent in env.agent_iter():
                observation, reward, termination, truncation, _ = env.last()
                total[agent] += reward
                env.step(None if termination or truncation else pick(observation, chance))
            sums.append(sum(total.values()))
            self.assertEqual(sorted(total.values()), [-1, 1] if any(total.values()) else [0, 0])
        self.assertEqual(sums, [0] * 5)
        env.close()

    def test_what_is_masked_is_refused(self) -> None:
        env = aces()
        env.reset(seed=1)
        n = int(env.observe(env.agent_selection)["action_mask"].sum())
        for wrong in (n, 63 if n < 63 else -1, None):
            with self.assertRaises(ValueError):
                env.step(wrong)
        env.close()

    def test_a_seat_that_is_not_asked_has_no_candidates(self) -> None:
        env = sergeants()
        env.reset(seed=1)
        other = next(it for it in env.agents if it != env.agent_selection)
        seen = env.observe(other)
        self.assertFalse(seen["action_mask"].any() or seen["candidates"].any())
        env.close()

    def test_render_shows_the_board(self) -> None:
        env = outpost(render_mode="ansi")
        env.reset(seed=1)
        self.assertIn("\n", env.render() or "")
        env.close()

    def test_the_adviser_wins_against_chance(self) -> None:
        env = aces(advice="greedy", longest=3000)
        chance = np.random.default_rng(6)
        won = 0
        for seed in range(4):
            env.reset(seed=seed)
            for agent in env.agent_iter():
                observation, reward, termination, truncation, info = env.last()
                if termination or truncation:
                    won += int(reward) if agent == "seat_0" else 0
                    env.step(None)
                else:
                    env.step(info["advised"] if agent == "seat_0" else pick(observation, chance))
        self.assertGreaterEqual(won, 2)
        env.close()


class Manual(unittest.TestCase):
    def test_every_example_of_the_page_runs(self) -> None:
        page = (Path(__file__).resolve().parents[3] / "docs" / "python.md").read_text(encoding="utf-8")
        examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
        self.assertGreaterEqual(len(examples), 2)
        for example in examples:
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile(example, "docs/python.md", "exec"), {})
            self.assertTrue(printed.getvalue())


class Twins(unittest.TestCase):
    """Hidden things differ, the observation does not."""

    def test_nobody_sees_what_is_hidden(self) -> None:
        # In Aces & Armor a launcher is hidden, once the tokens lie.
        hidden = {"missions": {"v2": {"owner": "g1", "duds_stay": True}}}
        for game, setup, steps in (("sergeants", {"scenario": "crossing"}, 60), ("outpost", {}, 60), ("aces", hidden, 300)):
            with self.subTest(game), sandtable.Engine() as engine:
                drill = sandtable.Drill(engine, game, setup=setup, lanes=2, seed=3)
                chance = np.random.default_rng(3)
                differed = 0
                for i in range(steps):
                    for seat in drill.teams:
                        try:
                            drill.copy(0, 1, imagined_by=seat, seed=i)
                        except sandtable.EngineError as why:
                            # A game that fits is not always found.
                            self.assertEqual(why.code, "not_imagined")
                            continue
                        self.assertEqual(drill.look(0, seat), drill.look(1, seat))
                        differed += any(drill.look(0, it) != drill.look(1, it) for it in drill.teams)
                    head = np.frombuffer(drill.heads, "<i2")
                    if not head[1]:
                        break
                    drill.step([int(chance.integers(head[1])), -1])
                self.assertGreater(differed, 10, "else nothing would be hidden")


class Batches(unittest.TestCase):
    def test_many_games_at_once_are_those_of_one_at_a_time(self) -> None:
        with Games("outpost", 6, seed=9) as many, Games("outpost", 6, seed=9) as again:
            chance = np.random.default_rng(1)
            ended = 0
            for _ in range(200):
                self.assertTrue((many.observations == again.observations).all())
                self.assertTrue((many.masks.sum(1) == many.counts).all())
                picks = many.random(chance)
                self.assertTrue(many.masks[np.arange(6), picks].all())
                many.step(picks)
                again.step(picks)
                ended += int((many.over > 0).sum())
            self.assertGreater(ended, 3)

    def test_layouts_know_where_numbers_stand(self) -> None:
        with Games("aces", 2) as games:
            at = games.layout.section("table").index("factories_to_win")
            self.assertTrue((games.observations[:, at] > 0).all())


def pick(observation: dict[str, Any], chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(observation["action_mask"])))


def step_at_random(env: GameEnv, chance: np.random.Generator) -> None:
    observation, _, termination, truncation, _ = env.last()
    env.step(None if termination or truncation else pick(observation, chance))


if __name__ == "__main__":
    unittest.main()
