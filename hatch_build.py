"""Build hook: the wheel is compiled by mypyc where a C compiler and Python.h are there, and carries the browser app.

`ALHAMBRA_BUILD=plain` never compiles; with `ALHAMBRA_BUILD=compiled` a build that cannot compile, or cannot build the
app, fails. `ALHAMBRA_WEB=none` leaves the app out; without it everything but the table in the browser works.
What became of it is told in `build/report.txt`: installers show nothing of a build that succeeds.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy==2.4.1", "librt==0.16.0", "setuptools==84.2.1"]
ROOMS = ("core", "rulebooks", "rulings", "games", "mind")  # one compilation unit: early binding works only inside one

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
BUILD = ROOT / "build"


class CompileHook(BuildHookInterface[Any]):
    """Puts the compiled modules beside their sources in the wheel, and the browser app beside the server."""

    def dependencies(self) -> list[str]:
        """The compiler and Node.js are heavy: asked for only where they can be used and are not there."""
        return [*([] if why_plain() else COMPILER), *app_builder().dependencies()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and build the app, or say why not; an editable install has neither, for both would hide edits."""
        started = time.monotonic()
        folder = compiled_folder()
        reason = "editable install" if version == "editable" else why_plain() or compile_into(folder)
        if not reason:
            modules = [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]
            places = {str(path): path.relative_to(folder).as_posix() for path in modules}
            build_data["force_include"].update(places)
            build_data.update(pure_python=False, infer_tag=True)
        report = [f"plain build: {reason}" if reason else f"compiled build, {time.monotonic() - started:.0f} s"]
        started = time.monotonic()
        app, problem = (BUILD, "editable install") if version == "editable" else app_builder().bundle()
        if not problem:
            build_data["force_include"][str(app)] = "alhambra/server/web"
        report += [f"no browser app: {problem}" if problem else f"browser app, {time.monotonic() - started:.0f} s"]
        BUILD.mkdir(exist_ok=True)
        (BUILD / "report.txt").write_text("\n".join(report) + "\n", encoding="utf-8")
        for line in report:
            self.app.display_info(line)
        if wish() == "compiled" and reason:
            raise SystemExit(f"no compiled build: {reason}")
        if wish() == "compiled" and problem and os.environ.get("ALHAMBRA_WEB") != "none":
            raise SystemExit(f"no browser app: {problem}")


def app_builder() -> ModuleType:
    """The builder of the browser app, which lives with the app."""
    sys.path.insert(0, str(ROOT))  # a hook is loaded by its path, and finds nothing beside it
    try:
        return import_module("web.bundle")
    finally:
        sys.path.remove(str(ROOT))


def wish() -> str:
    return os.environ.get("ALHAMBRA_BUILD", "")


def why_plain() -> str:
    """Why there is no point in compiling here; empty if there is one."""
    if wish() == "plain":
        return "ALHAMBRA_BUILD=plain"
    if platform.python_implementation() != "CPython":
        return "mypyc compiles for CPython only"
    if not c_compiler():
        return "no C compiler found"
    if not any(Path(sysconfig.get_path(name), "Python.h").exists() for name in ("include", "platinclude")):
        return "a C compiler but no Python.h found (Debian: python3-dev)"
    return "" if sources() else "nothing to compile"


def c_compiler() -> str | None:
    """The compiler that setuptools would call."""
    if os.name == "nt":
        installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer")
        return shutil.which("cl") or shutil.which("vswhere", path=str(installer))
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(named)[0])


def sources() -> list[Path]:
    """The files of the unit. A room's `__init__.py` is only a docstring: compiled it gains nothing."""
    found = [path for room in ROOMS for path in (SRC / "alhambra" / room).rglob("*.py")]
    return sorted(path for path in found if path.name != "__init__.py")


def compiled_folder() -> Path:
    """Where the compiled modules are kept: another place as soon as anything they are made from changes."""
    seen = hashlib.sha256(f"{sysconfig.get_platform()} {sys.version} {os.environ.get('CC')}".encode())
    for path in [Path(__file__), *sources(), *sorted((SRC / "alhambra" / "data").glob("*.py"))]:
        seen.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return BUILD / "compiled" / seen.hexdigest()[:16]


def compile_into(folder: Path) -> str:
    """Compile the unit unless it lies in `folder` already; tells what went wrong, if anything."""
    if folder.exists():
        return ""
    shutil.rmtree(folder.parent, ignore_errors=True)
    work = folder.parent / "work"
    work.mkdir(parents=True)
    log = BUILD / "compile.log"
    # A process of its own: a compiler that exits or crashes must not take the build along.
    command = [sys.executable, str(Path(__file__)), str(work), *map(str, sources())]
    with log.open("w", encoding="utf-8") as out:
        code = subprocess.call(command, cwd=SRC, stdout=out, stderr=subprocess.STDOUT)
    if code:
        return f"compiling failed: {first_error(log)} (all of it: build/compile.log)"
    (work / "lib").rename(folder)
    return ""


def first_error(log: Path) -> str:
    lines = [line.strip() for line in log.read_text(encoding="utf-8").splitlines() if line.strip()]
    return next((line for line in lines if "error:" in line), lines[-1] if lines else "no message")


# Calls within the unit need no look-up at run time: nobody else is to replace its functions.
CALLS_WITHIN = ["-fvisibility=hidden", "-fno-semantic-interposition"] if os.name == "posix" else []


def compile_unit(work: Path, paths: list[str]) -> None:
    """Run mypyc and the C compiler on one unit; the modules end up in `work/lib`."""
    import setuptools  # must come before mypyc, which asks whether it is there
    from mypyc.build import mypycify

    # No configuration file: what is only a matter of style must not stop an installation.
    unit = mypycify(
        ["--config-file=", f"--cache-dir={work / 'mypy'}", *paths],
        opt_level="3",
        debug_level="0",
        target_dir=str(work / "c"),
        group_name="alhambra",
    )
    widen_shifted_literals(work / "c")
    mark_what_runs_seldom(work / "c")
    for extension in unit:
        extension.extra_compile_args += CALLS_WITHIN
    command = setuptools.Distribution({"name": "alhambra", "ext_modules": unit}).get_command_obj("build_ext")
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "o")
    command.ensure_finalized()
    command.run()


def widen_shifted_literals(folder: Path) -> None:
    """Mend what mypyc 2.4 makes of `1 << n`: a C literal of 32 bits, although an i64 is meant."""
    for path in folder.rglob("*.c"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"= (-?\d+) << ", r"= (int64_t)\1 << ", text), encoding="utf-8")


# Bodies of modules are a quarter of the unit, in functions of up to 2,000 lines, and run once. Wrappers are for callers
# outside the unit, and no traceback is added while a game goes as it should.
SELDOM = """
#if defined(__GNUC__) && !defined(__clang__)
#define ALHAMBRA_ONCE __attribute__((cold, optimize("O0")))
#define ALHAMBRA_SELDOM __attribute__((cold))
#elif defined(__clang__)
#define ALHAMBRA_ONCE __attribute__((cold))
#define ALHAMBRA_SELDOM __attribute__((cold))
#else
#define ALHAMBRA_ONCE
#define ALHAMBRA_SELDOM
#endif
ALHAMBRA_SELDOM void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals);
"""
RUNTIME = "#include <CPy.h>\n"


def mark_what_runs_seldom(folder: Path) -> None:
    """Tell the C compiler what need not be quick, so that it lies apart from what must be."""
    for path in folder.rglob("__native_internal_*.h"):
        text = path.read_text(encoding="utf-8").replace(RUNTIME, RUNTIME + SELDOM, 1)
        text = re.sub(
            r"^extern (char CPyDef_\w+_____top_level__\(void\);)", r"extern ALHAMBRA_ONCE \1", text, flags=re.MULTILINE
        )
        text = re.sub(r"^extern (PyObject \*CPyPy_\w+\()", r"extern ALHAMBRA_SELDOM \1", text, flags=re.MULTILINE)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    compile_unit(Path(sys.argv[1]), sys.argv[2:])
