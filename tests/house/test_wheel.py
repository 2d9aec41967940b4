"""The build hook on a small package of its own: what is in the wheel, and why it is plain where it is."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parent.parent.parent

ENGINE = """
from alhambra.core.sums import power

def answer() -> int:
    return power(40)
"""
SUMS = """
from mypy_extensions import i64

def power(exponent: i64) -> i64:
    return 1 << exponent
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Our package with a toy engine in place of the real one."""
    (tmp_path / "web").mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "web/__init__.py", "web/bundle.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    package = tmp_path / "src" / "alhambra"
    shutil.copytree(ROOT / "src" / "alhambra" / "data", package / "data")
    for name in ("__init__.py", "_build.py", "py.typed"):
        shutil.copy(ROOT / "src" / "alhambra" / name, package)
    (package / "__init__.py").write_text('__version__ = "0.0.1"\n', encoding="utf-8")
    (package / "core").mkdir()
    for name, text in {"__init__": "", "engine": ENGINE, "sums": SUMS}.items():
        (package / "core" / f"{name}.py").write_text(text, encoding="utf-8")
    return tmp_path


def make_wheel(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build it with the tools of this environment; no network is needed."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    env = {**os.environ, "ALHAMBRA_WEB": "none", **environment}
    return subprocess.run(command, cwd=project, env=env, capture_output=True, text=True)


def contents(project: Path) -> tuple[str, set[str]]:
    (wheel,) = (project / "dist").glob("*.whl")
    return wheel.name, set(zipfile.ZipFile(wheel).namelist())


def report(project: Path, line: int = 0) -> str:
    """What the hook tells: first of the compiler, then of the browser app."""
    return (project / "build" / "report.txt").read_text(encoding="utf-8").splitlines()[line]


def test_plain_wheel_has_sources_tables_and_the_typed_mark(project: Path) -> None:
    make_wheel(project, ALHAMBRA_BUILD="plain").check_returncode()
    name, files = contents(project)
    assert name == "alhambra-0.0.1-py3-none-any.whl"
    assert report(project) == "plain build: ALHAMBRA_BUILD=plain"
    assert {"alhambra/core/engine.py", "alhambra/py.typed", "alhambra/data/buildings.json"} <= files
    assert not {file for file in files if file.endswith((".so", ".pyd"))}


def test_without_a_compiler_the_wheel_is_plain(project: Path) -> None:
    make_wheel(project, ALHAMBRA_BUILD="", CC="no-such-compiler").check_returncode()
    assert report(project) == "plain build: no C compiler found"
    assert contents(project)[0].endswith("-py3-none-any.whl")


def test_compiled_or_nothing(project: Path) -> None:
    done = make_wheel(project, ALHAMBRA_BUILD="compiled", CC="no-such-compiler")
    assert done.returncode != 0
    assert "no compiled build: no C compiler found" in done.stderr
    assert not (project / "dist").exists() or not list((project / "dist").glob("*.whl"))


needs_compiler = pytest.mark.skipif(bool(hatch_build.why_plain()), reason=hatch_build.why_plain())


@needs_compiler
def test_what_does_not_compile_is_told_in_one_line_and_the_wheel_is_plain(project: Path) -> None:
    (project / "src/alhambra/core/sums.py").write_text('power: int = "two"\n', encoding="utf-8")
    make_wheel(project, ALHAMBRA_BUILD="").check_returncode()
    assert report(project).startswith("plain build: compiling failed: alhambra/core/sums.py:1: error:")
    assert contents(project)[0].endswith("-py3-none-any.whl")


@needs_compiler
@pytest.mark.slow
def test_compiled_wheel_has_both_and_is_kept(project: Path) -> None:
    make_wheel(project, ALHAMBRA_BUILD="compiled").check_returncode()
    name, files = contents(project)
    assert f"cp{sys.version_info.major}{sys.version_info.minor}" in name
    stems = {file.split(".")[0] for file in files if file.endswith((".so", ".pyd"))}
    assert stems == {"alhambra__mypyc", "alhambra/core/engine", "alhambra/core/sums"}
    assert {"alhambra/core/engine.py", "alhambra/core/sums.py"} <= files
    make_wheel(project, ALHAMBRA_BUILD="compiled").check_returncode()
    assert report(project) == "compiled build, 0 s"


@needs_compiler
@pytest.mark.slow
def test_compiled_shifts_are_those_of_python(project: Path) -> None:
    make_wheel(project, ALHAMBRA_BUILD="compiled").check_returncode()
    zipfile.ZipFile(next((project / "dist").glob("*.whl"))).extractall(project / "there")
    question = "import alhambra.core.engine as engine; print(engine.__file__, engine.answer())"
    command = [sys.executable, "-c", question]
    environment = {**os.environ, "PYTHONPATH": str(project / "there")}
    printed = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    file, answer = printed.split()
    assert file.endswith((".so", ".pyd"))
    assert int(answer) == 1 << 40


HEADER = """#include <Python.h>
#include <CPy.h>
extern char CPyDef_sums_____top_level__(void);
extern int64_t CPyDef_power(int64_t cpy_r_exponent);
extern PyObject *CPyPy_power(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
"""


def test_only_what_runs_seldom_is_marked_as_such(tmp_path: Path) -> None:
    """Functions that the unit calls itself stay as they are: they are what has to be quick."""
    header = tmp_path / "__native_internal_alhambra.h"
    header.write_text(HEADER, encoding="utf-8")
    hatch_build.mark_what_runs_seldom(tmp_path)
    lines = header.read_text(encoding="utf-8").splitlines()
    assert "extern ALHAMBRA_ONCE char CPyDef_sums_____top_level__(void);" in lines
    assert "extern int64_t CPyDef_power(int64_t cpy_r_exponent);" in lines
    assert lines[-1].startswith("extern ALHAMBRA_SELDOM PyObject *CPyPy_power(")
    assert lines.index("#include <CPy.h>") < min(at for at, line in enumerate(lines) if "ALHAMBRA_ONCE" in line)
