"""Builds the wheel: the package, and the program in it.

Nothing but the standard library is needed. The program is the one that SANDTABLE names, or that of a release build beside this
package; a wheel without it would not play, so that there is none.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import stat
import sysconfig
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
NAME = "sandtable"


def _version() -> str:
    text = (HERE / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r'^version = "([^"]+)"$', text, re.MULTILINE)
    assert found, "pyproject.toml names a version"
    return found.group(1)


def _program() -> Path:
    named = os.environ.get("SANDTABLE")
    built = HERE.parent.parent / "target" / "release" / ("sandtable.exe" if os.name == "nt" else "sandtable")
    program = Path(named) if named else built
    if not program.is_file():
        raise SystemExit(f"There is no program at {program}: run `cargo build --release -p cli`, or name one as SANDTABLE.")
    return program


def _metadata() -> str:
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    head = [
        "Metadata-Version: 2.1",
        f"Name: {NAME}",
        f"Version: {_version()}",
        "Summary: Play printed wargames with their rules enforced: the engine of Sandtable for Python.",
        "License: MIT OR Apache-2.0",
        "Requires-Python: >=3.10",
        "Description-Content-Type: text/markdown",
        *_extras(),
    ]
    return "\n".join(head) + "\n\n" + readme


def _extras() -> list[str]:
    """The optional dependencies, as metadata writes them. (Python 3.10 has no reader for TOML.)"""
    text = (HERE / "pyproject.toml").read_text(encoding="utf-8")
    lines: list[str] = []
    for extra, listed in re.findall(r"^(\w+) = \[(.*)\]$", text.split("[project.optional-dependencies]")[1], re.MULTILINE):
        lines.append(f"Provides-Extra: {extra}")
        lines += [f'Requires-Dist: {it}; extra == "{extra}"' for it in re.findall(r'"([^"]+)"', listed)]
    return lines


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    return []


def build_wheel(wheel_directory: str, config_settings: object = None, metadata_directory: str | None = None) -> str:
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    tag = f"py3-none-{platform}"
    wheel = f"{NAME}-{_version()}-{tag}.whl"
    info = f"{NAME}-{_version()}.dist-info"
    files: dict[str, bytes] = {}
    for path in sorted((HERE / NAME).rglob("*")):
        if path.suffix == ".py" or path.name == "py.typed":
            files[path.relative_to(HERE).as_posix()] = path.read_bytes()
    program = _program()
    inside = f"{NAME}/bin/{'sandtable.exe' if os.name == 'nt' else 'sandtable'}"
    files[inside] = program.read_bytes()
    files[f"{info}/METADATA"] = _metadata().encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: {NAME}\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    record = ""
    with zipfile.ZipFile(Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            mode = 0o755 if name == inside else 0o644
            entry.external_attr = (stat.S_IFREG | mode) << 16
            archive.writestr(entry, content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record += f"{name},sha256={digest},{len(content)}\n"
        archive.writestr(zipfile.ZipInfo(f"{info}/RECORD", (1980, 1, 1, 0, 0, 0)), record + f"{info}/RECORD,,\n")
    return wheel
