"""The engine within this program, where `sandtable-native` is installed: the same classes, and no program beside it."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence

from .engine import Engine, Json


class NativeEngine(Engine):
    """An engine without a process of its own. It answers what `Engine` answers, and steps games side by side without text between."""

    def __init__(
        self, *, seat: int | None = None, language: str = "en", content: str | os.PathLike[str] | None = None
    ) -> None:
        from sandtable_native import Native

        self._process = None
        self._n = 0
        self._native = Native(language, seat, os.fspath(content) if content is not None else None)
        self.about: dict[str, Json] = self.request("hello", protocol=1)

    def stepped(self, picks: Sequence[int], again: bool) -> tuple[bytes, bytes, bytes]:
        heads, observations, options = self._native.step(picks, again)
        return heads, observations, options

    def _ask(self, request: dict[str, Json]) -> dict[str, Json]:
        reply: dict[str, Json] = json.loads(self._native.reply(json.dumps(request)))
        return reply
