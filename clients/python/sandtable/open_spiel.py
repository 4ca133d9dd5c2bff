"""Outpost as a game of OpenSpiel. Needs `pip install sandtable[open_spiel]`.

>>> import pyspiel
>>> import sandtable.open_spiel
>>> game = pyspiel.load_game("python_sandtable_outpost")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

The first thing in a game is chance: it draws the seed, and dice and cards follow from that. So a history is played again exactly, and what
players see never tells the seed. Actions are numbers of candidates, as in `sandtable.pettingzoo`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from .drill import CANDIDATES, OVER, REWARDS, SEAT, Drill
from .engine import Engine

#: How many different games chance can deal.
SEEDS = 1000
#: The most states at the same time.
STATES = 512
CANDIDATES_MOST = 48
LONGEST = 400

_TYPE = pyspiel.GameType(
    short_name="python_sandtable_outpost",
    long_name="Outpost (Sandtable)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={},
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=CANDIDATES_MOST,
    max_chance_outcomes=SEEDS,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LONGEST,
)


class _Lanes:
    """The lanes of one engine, which states take and give back."""

    def __init__(self) -> None:
        self.drill = Drill(Engine(), "outpost", lanes=STATES, candidates=CANDIDATES_MOST, longest=LONGEST)
        self.free = list(range(STATES))
        self.width = len(self.drill.head)

    def take(self) -> int:
        if not self.free:
            raise RuntimeError(f"There are {STATES} states of Outpost already; release some.")
        return self.free.pop()


_lanes: _Lanes | None = None


def _shared() -> _Lanes:
    global _lanes
    if _lanes is None:
        _lanes = _Lanes()
    return _lanes


class _Lane:
    """A game that a state owns. A copy of the state has a copy of it; written down, it is the seed and the actions since."""

    def __init__(self, history: tuple[int, ...] = ()) -> None:
        self.lanes = _shared()
        self.nr = self.lanes.take()
        self.history: list[int] = []
        for action in history:
            self.act(action)

    @property
    def dealt(self) -> bool:
        return bool(self.history)

    def __deepcopy__(self, memo: dict[int, Any]) -> _Lane:
        copy = _Lane()
        copy.history = list(self.history)
        if self.dealt:
            self.lanes.drill.copy(self.nr, copy.nr)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return (_Lane, (tuple(self.history),))

    def __del__(self) -> None:
        if hasattr(self, "nr"):
            self.lanes.free.append(self.nr)

    def act(self, action: int) -> None:
        """The first action is the seed, the others are candidates."""
        if self.dealt:
            self.lanes.drill.step([action], lanes=[self.nr])
        else:
            self.lanes.drill.deal(self.nr, action)
        self.history.append(action)

    def head(self) -> list[int]:
        width = self.lanes.width
        return [int(it) for it in np.frombuffer(self.lanes.drill.heads, "<i2")[self.nr * width : (self.nr + 1) * width]]

    def look(self, seat: int) -> np.ndarray[Any, Any]:
        return np.frombuffer(self.lanes.drill.look(self.nr, seat), "<i2").astype(np.float32)


class OutpostGame(pyspiel.Game):  # type: ignore[misc]
    """The game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self) -> OutpostState:
        return OutpostState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OutpostObserver:
        return OutpostObserver()


class OutpostState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: OutpostGame) -> None:
        super().__init__(game)
        self.lane = _Lane()

    def current_player(self) -> int:
        if not self.lane.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        head = self.lane.head()
        return int(pyspiel.PlayerId.TERMINAL) if head[OVER] else head[SEAT]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(it, 1 / SEEDS) for it in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.lane.head()[CANDIDATES]))

    def _apply_action(self, action: int) -> None:
        self.lane.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.lane.lanes.drill.choices(self.lane.nr)[action])

    def is_terminal(self) -> bool:
        return self.lane.dealt and self.lane.head()[OVER] != 0

    def returns(self) -> list[float]:
        return [float(it) for it in self.lane.head()[REWARDS:]] if self.is_terminal() else [0.0, 0.0]

    def __str__(self) -> str:
        return " ".join(str(it) for it in self.history())


class OutpostObserver:
    """What a player sees, by the layout of docs/layouts.md."""

    def __init__(self) -> None:
        width = _shared().drill.layout.width
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OutpostState, player: int) -> None:
        self.tensor.fill(0)
        if state.lane.dealt:
            self.tensor[:] = state.lane.look(player)

    def string_from(self, state: OutpostState, player: int) -> str:
        return " ".join(f"{it:g}" for it in state.lane.look(player)) if state.lane.dealt else ""


pyspiel.register_game(_TYPE, OutpostGame)
