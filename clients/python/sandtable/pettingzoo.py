"""The games as PettingZoo environments. Needs `pip install sandtable[pettingzoo]`.

>>> from sandtable.pettingzoo import aces
>>> env = aces()
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> int(observation["action_mask"].sum()) > 1
True
>>> env.close()
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from .drill import ADVISED, CANDIDATES, CUT_OFF, DECISIONS, ENDED, OVER, REWARDS, SEAT, Column, Drill, Layout
from .engine import Engine, EngineError, Json

Observation = dict[str, NDArray[Any]]


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game for its seats, one after another.

    An observation has `observation` (what the seat sees, by `layout`), `candidates` (a row for each answer, by `layout.candidate`) and
    `action_mask` (which rows there are). An action is the number of a row. A seat that wins is rewarded with 1 at the end, one that loses
    with -1. With `advice`, a built-in bot's answer is always among the candidates, and `infos` names it as `advised`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "sandtable_v1"}

    def __init__(
        self,
        game: str,
        *,
        setup: Mapping[str, Json] | None = None,
        position: Mapping[str, Json] | None = None,
        candidates: int = 64,
        longest: int = 5000,
        advice: str | None = None,
        render_mode: str | None = None,
        engine: Engine | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"sandtable_{game}_v1"}
        self.render_mode = render_mode
        self._own = engine is None
        self._engine = engine or Engine()
        self._drill = Drill(
            self._engine, game, setup=setup, position=position, candidates=candidates, longest=longest, advice=advice
        )
        self._seeds = random.Random()
        self.layout: Layout = self._drill.layout
        self._seats = sorted(self._drill.teams)
        self.possible_agents = [f"seat_{it}" for it in self._seats]
        self.agents = list(self.possible_agents)
        self._shape = (self._drill.candidates, len(self.layout.candidate))
        sees = spaces.Dict(
            {
                "observation": _box(self.layout.columns()),
                "candidates": _box(list(self.layout.candidate), self._drill.candidates),
                "action_mask": spaces.Box(0, 1, (self._drill.candidates,), np.int8),
            }
        )
        self.observation_spaces: dict[str, spaces.Space[Any]] = {it: sees for it in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            it: spaces.Discrete(self._drill.candidates) for it in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = random.Random(seed)
        self._drill.deal(0, self._seeds.getrandbits(64))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {it: {} for it in self.agents}
        self.agent_selection = self.agents[0]
        self._look()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < self._head[CANDIDATES]:
            raise ValueError(f"{agent} has {self._head[CANDIDATES]} candidates, and none with the number {action}.")
        self._cumulative_rewards[agent] = 0
        self._drill.step([int(action)])
        self._look()
        for seat, reward in zip(self.possible_agents, self._head[REWARDS:].tolist(), strict=True):
            self.rewards[seat] = reward
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[self.possible_agents.index(agent)]
        mask = np.zeros(self._drill.candidates, np.int8)
        if seat != self._head[SEAT]:
            seen = np.frombuffer(self._drill.look(0, seat), "<i2").copy()
            return {"observation": seen, "candidates": np.zeros(self._shape, np.int16), "action_mask": mask}
        mask[: self._head[CANDIDATES]] = 1
        return {
            "observation": np.frombuffer(self._drill.observations, "<i2").copy(),
            "candidates": np.frombuffer(self._drill.options, "<i2").reshape(self._shape).copy(),
            "action_mask": mask,
        }

    def choices(self) -> list[Json]:
        """What the candidates are in the words of the game."""
        return self._drill.choices(0)

    def world(self) -> dict[str, Json]:
        """What never changes and everybody may know: boards, mats, maps, cards."""
        return self._drill.world()

    @property
    def decisions(self) -> int:
        """How many decisions were taken in this game."""
        return int(self._head[DECISIONS])

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("There is nothing to render without a render mode: there is `ansi`.")
            return None
        return self._drill.picture(0, max(int(self._head[SEAT]), 0))

    def close(self) -> None:
        if self._own:
            self._engine.close()

    def _look(self) -> None:
        self._head = np.frombuffer(self._drill.heads, "<i2")
        over = int(self._head[OVER])
        if over:
            self.terminations = dict.fromkeys(self.agents, over == ENDED)
            self.truncations = dict.fromkeys(self.agents, over == CUT_OFF)
            self.agent_selection = self.agents[0]
            self.infos = {it: {} for it in self.agents}
            return
        self.agent_selection = self.possible_agents[self._seats.index(int(self._head[SEAT]))]
        if self._head[ADVISED] >= 0:
            self.infos[self.agent_selection] = {"advised": int(self._head[ADVISED])}


def _box(columns: list[Column], rows: int | None = None) -> spaces.Box:
    low, high = (np.array([getattr(it, end) for it in columns], np.int16) for end in ("low", "high"))
    # A row that is not used is all zeros.
    low = np.minimum(low, 0)
    if rows is not None:
        low, high = np.tile(low, (rows, 1)), np.tile(high, (rows, 1))
    return spaces.Box(low, high, dtype=np.int16)


def aces(**terms: Any) -> GameEnv:
    """Aces & Armor: two players on half a board, unless `setup` says otherwise."""
    return GameEnv("aces", **terms)


def sergeants(**terms: Any) -> GameEnv:
    """Sergeants Miniatures Game: the scenario First Steps, unless `setup` says otherwise."""
    return GameEnv("sergeants", **terms)


def outpost(**terms: Any) -> GameEnv:
    """Outpost, the small sample game with secrets: quick to learn, and to try things with."""
    return GameEnv("outpost", **terms)


__all__ = ["EngineError", "GameEnv", "aces", "outpost", "sergeants"]
