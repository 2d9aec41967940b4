"""The launcher does a step once, again when its inputs change, and says in one line what went wrong."""

import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parent.parent.parent / "alhambra"


@pytest.fixture
def launcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The launcher as a module, at home in an empty folder."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("launcher", str(SCRIPT))
    spec = spec_from_loader("launcher", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    for name, path in {"ROOT": tmp_path, "VENV": tmp_path / ".venv", "LOG": tmp_path / ".venv/log"}.items():
        setattr(module, name, path)
    (tmp_path / ".venv").mkdir()
    module.installer = lambda: [sys.executable, "-c"]  # type: ignore[attr-defined]
    return module


def test_a_step_is_done_once_and_again_when_its_inputs_change(launcher: ModuleType) -> None:
    did = [launcher.install("step", inputs, "installing", "print(1)") for inputs in ("a", "a", "b")]
    assert did == [True, False, True]


def test_a_step_that_fails_is_not_done(launcher: ModuleType) -> None:
    fails = "import sys; print('reading'); print('it is broken\\n\\nhint: mend it'); sys.exit(3)"
    with pytest.raises(SystemExit, match=r"^alhambra: installing failed: it is broken \(more in .venv.log\)$"):
        launcher.install("step", "a", "installing", fails)
    assert not launcher.is_done("step", "a")
    assert "reading" in launcher.LOG.read_text()


def test_no_network_is_named(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_SYSTEM_CERTS", "1")
    with pytest.raises(SystemExit, match=r"installing failed: .* is there a network\?"):
        launcher.install("step", "a", "installing", "raise SystemExit('dns error: nobody knows')")


def test_a_digest_sees_names_and_contents(launcher: ModuleType, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("x")
    two.write_text("x")
    digests = {launcher.digest(files=[one]), launcher.digest(files=[two]), launcher.digest(1, files=[one])}
    one.write_text("y")
    assert len(digests | {launcher.digest(files=[one])}) == 4


def test_what_is_made_or_installed_is_no_input(launcher: ModuleType, tmp_path: Path) -> None:
    for name in ("web/src/a.ts", "web/node_modules/b/c.js", "web/public/art/d.svg", "web/e/__pycache__/f.pyc"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x")
    assert [path.name for path in launcher.inside(tmp_path / "web")] == ["a.ts"]


def test_an_old_python_is_told_so_in_one_line() -> None:
    pretend = f"""
import runpy, sys
sys.version_info, sys.version = (3, 9, 2), "3.9.2 (old)"
runpy.run_path({str(SCRIPT)!r}, run_name="__main__")
"""
    done = subprocess.run([sys.executable, "-c", pretend], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "alhambra: Python 3.11 or newer is needed, this is 3.9.2\n"


@pytest.mark.parametrize(("called", "hint"), [("./alhambra", "./alhambra"), ("alhambra", "./alhambra")])
def test_hints_say_how_it_was_called(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, called: str, hint: str
) -> None:
    monkeypatch.setenv("ALHAMBRA_COMMAND", "")
    monkeypatch.setattr(sys, "argv", [called, "play"])
    monkeypatch.setattr(launcher, "set_up", lambda *_: None)
    monkeypatch.setattr(launcher.os, "name", "posix")
    monkeypatch.setattr(launcher.os, "execv", lambda *_: None)
    launcher.main(["play"])
    assert launcher.os.environ["ALHAMBRA_COMMAND"] == hint


def test_who_plays_waits_for_no_compiler(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """The variable is set for this process only: with a compiled build at hand nothing is built anew."""
    monkeypatch.setenv("ALHAMBRA_BUILD", "")
    monkeypatch.delenv("ALHAMBRA_BUILD")
    launcher.mark_done("package", launcher.package_inputs())
    launcher.choose_quick_build()
    assert "ALHAMBRA_BUILD" not in os.environ
    launcher.mark_done("package", "of other sources")
    launcher.choose_quick_build()
    assert os.environ["ALHAMBRA_BUILD"] == "plain"
    monkeypatch.setenv("ALHAMBRA_BUILD", "compiled")
    launcher.choose_quick_build()
    assert os.environ["ALHAMBRA_BUILD"] == "compiled"


@pytest.mark.parametrize(
    ("arguments", "locks"),
    [
        (["play"], []),
        (["simulate", "--ray"], []),
        (["arena", "club", "expert"], ["lab"]),
        (["arena", "club", "expert", "--ray", "auto"], ["lab", "ray"]),
        (["arena", "club", "expert", "--ray=auto"], ["lab", "ray"]),
    ],
)
def test_who_needs_more_gets_more(launcher: ModuleType, arguments: list[str], locks: list[str]) -> None:
    assert launcher.extras(arguments) == locks


def test_to_build_runs_nothing(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(launcher, "set_up", lambda *locks: made.extend(locks))
    monkeypatch.setattr(launcher.os, "execv", lambda *_: pytest.fail("something ran"))
    launcher.main(["build"])
    assert made == ["runtime"]


def test_checks_begin_before_the_package_is_built(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """They have it built themselves, beside what needs no build."""
    ran: list[list[str]] = []
    monkeypatch.setattr(launcher, "install_locks", lambda *_: None)
    monkeypatch.setattr(launcher, "set_up", lambda *_: pytest.fail("the package was built first"))
    monkeypatch.setattr(launcher.os, "name", "posix")
    monkeypatch.setattr(launcher.os, "execv", lambda _, command: ran.append(command))
    launcher.main(["test", "-k", "board"])
    assert [Path(ran[0][1]).name, *ran[0][2:]] == ["check.py", "-k", "board"]


def test_the_site_needs_no_package(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are text: who builds them waits for no build of the program."""
    installed: list[str] = []
    ran: list[list[str]] = []
    monkeypatch.setattr(launcher, "install_locks", lambda *locks: installed.extend(locks))
    monkeypatch.setattr(launcher.os, "name", "posix")
    monkeypatch.setattr(launcher.os, "execv", lambda _, command: ran.append(command))
    launcher.main(["docs", "somewhere"])
    assert installed == ["docs"]
    assert [Path(ran[0][1]).name, *ran[0][2:]] == ["docs.py", "somewhere"]
