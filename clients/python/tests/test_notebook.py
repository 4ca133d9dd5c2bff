"""The notebook, as a script. Its pictures are drawn where Matplotlib is installed, and left out elsewhere."""

from __future__ import annotations

import contextlib
import io
import json
import os
import unittest
from importlib.util import find_spec
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).resolve().parent.parent / "examples" / "games.ipynb"


class Notebook(unittest.TestCase):
    def test_every_cell_runs_and_prints_what_it_shows(self) -> None:
        os.environ.setdefault("MPLBACKEND", "agg")
        cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
        names: dict[str, Any] = {}
        n = 0
        for cell in cells:
            if cell["cell_type"] != "code":
                continue
            if "picture" in cell["metadata"].get("tags", ()) and not find_spec("matplotlib"):
                continue
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile("".join(cell["source"]), f"cell {cell['execution_count']}", "exec"), names)
            shown = "".join("".join(it["text"]) for it in cell["outputs"] if it["output_type"] == "stream")
            self.assertEqual(printed.getvalue(), shown)
            n += 1
        self.assertGreater(n, 5)

    def test_its_outputs_are_small(self) -> None:
        self.assertLess(NOTEBOOK.stat().st_size, 100_000)


if __name__ == "__main__":
    unittest.main()
