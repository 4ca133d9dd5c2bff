"""The engine of Sandtable as a module. `sandtable.NativeEngine` is the class that people use."""

from collections.abc import Sequence

class Native:
    """An engine within this program."""

    def __init__(self, language: str = "en", seat: int | None = None, content: str | None = None) -> None: ...
    def reply(self, line: str) -> str:
        """The reply to a request, both as a line of JSON."""

    def step(self, picks: Sequence[int], again: bool) -> tuple[bytes, bytes, bytes]:
        """A step of games side by side: heads, observations and candidates of all lanes."""
