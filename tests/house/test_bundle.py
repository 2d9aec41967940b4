"""The browser app in the wheel: built once, kept, left out with a reason. Node.js and npm are small fakes here."""

import os
import sys
from pathlib import Path

import pytest

from tests.house.test_wheel import contents, make_wheel, project, report
from web.bundle import fits

__all__ = ["project"]

NODE = """
import os, pathlib, sys
if sys.argv[1:] == ["--version"]:
    print("v22.12.0")
else:
    with open("../../../calls.txt", "a") as calls:
        calls.write(" ".join([pathlib.Path(sys.argv[0]).name, *sys.argv[1:]]) + "\\n")
    if "build" in sys.argv:
        out = pathlib.Path(os.environ["ALHAMBRA_WEB_OUT"])
        (out / "assets").mkdir(parents=True)
        (out / "index.html").write_text(pathlib.Path("index.html").read_text())
"""


@pytest.fixture
def with_app(project: Path) -> Path:
    """The toy project with sources of an app, and a Node.js of its own."""
    if os.name == "nt":
        pytest.skip("the fakes are scripts")
    files = {
        "web/package.json": "{}",
        "web/package-lock.json": "{}",
        "web/index.html": "<p>the table</p>",
        "web/node_modules/mine.js": "",
        "web/art/build.py": "",
        "tools/rules_pages.py": "",
    }
    for name, text in files.items():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(text)
    for name in ("node", "npm"):
        script = project / "bin" / name
        script.parent.mkdir(exist_ok=True)
        script.write_text(f"#!{sys.executable}\n{NODE}")
        script.chmod(0o755)
    return project


def build(project: Path, **environment: str) -> None:
    path = f"{project / 'bin'}{os.pathsep}{os.environ['PATH']}"
    make_wheel(project, **{"ALHAMBRA_BUILD": "plain", "ALHAMBRA_WEB": "", "PATH": path, **environment})


def calls(project: Path) -> list[str]:
    return (project / "build" / "calls.txt").read_text().splitlines()


def test_the_wheel_carries_the_app(with_app: Path) -> None:
    build(with_app)
    assert report(with_app, 1).startswith("browser app, ")
    assert "alhambra/server/web/index.html" in contents(with_app)[1]
    assert calls(with_app) == ["npm ci --omit=dev --no-fund --no-audit", "node node_modules/vite/bin/vite.js build"]


def test_the_app_is_kept_until_its_sources_change(with_app: Path) -> None:
    build(with_app)
    build(with_app)
    assert len(calls(with_app)) == 2
    (with_app / "web" / "index.html").write_text("<p>another table</p>")
    build(with_app)
    assert calls(with_app)[-1].endswith("vite.js build")
    assert len(calls(with_app)) > 2


def test_what_a_contributor_installed_is_no_source(with_app: Path) -> None:
    build(with_app)
    (with_app / "web/node_modules/mine.js").write_text("changed")
    build(with_app)
    assert len(calls(with_app)) == 2
    assert not (with_app / "build/web/work/web/node_modules/mine.js").exists()


def test_a_failure_is_told_in_one_line_and_the_rest_is_installed(with_app: Path) -> None:
    (with_app / "web/art/build.py").write_text("raise ValueError('no paint')")
    build(with_app)
    log = "(all of it: build/web/build.log)"
    assert report(with_app, 1) == f"no browser app: drawing the pictures failed: ValueError: no paint {log}"
    assert "alhambra/core/engine.py" in contents(with_app)[1]


def test_an_app_left_over_in_the_sources_is_not_the_one(with_app: Path) -> None:
    left = with_app / "src/alhambra/server/web/index.html"
    left.parent.mkdir(parents=True)
    left.write_text("stale")
    build(with_app, ALHAMBRA_WEB="none")
    assert report(with_app, 1) == "no browser app: ALHAMBRA_WEB=none"
    assert "alhambra/server/web/index.html" not in contents(with_app)[1]


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.0", "v24.19.0"])
def test_new_enough(version: str) -> None:
    assert fits(version)


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.9", "v21.7.0", "v22.11.0", ""])
def test_too_old(version: str) -> None:
    assert not fits(version)
