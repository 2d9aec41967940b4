"""Our pages as the site generator wants them; called by it, see mkdocs.yml.

Pages are written to be read as files of the repository. Here the two pages that lie beside `docs` join the others,
links that leave `docs` lead to them or become plain text, every rule can be linked to by its id, and lists are spaced
as this generator wants them.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
DOCS = "docs"
BESIDE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}  # in the repository, on the site
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
RULE = re.compile(r"^(- )\*\*([A-Z]+(?:-EX)?-\d+)\*\*", re.MULTILINE)
ITEM = re.compile(r"(?:[-*]|\d+\.) ")


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """The pages beside `docs`."""
    from mkdocs.structure.files import File

    for source, target in BESIDE.items():
        files.append(File.generated(config, target, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, *, page: Page, **_: object) -> str:
    """One page, before it becomes HTML."""
    return prepared(markdown, page.file.src_uri)


def prepared(markdown: str, uri: str) -> str:
    """The text of a page that lies at `uri` on the site."""
    there = next((source for source, target in BESIDE.items() if target == uri), f"{DOCS}/{uri}")
    parts = re.split(r"(^```.*?^```$)", markdown, flags=re.MULTILINE | re.DOTALL)
    if len(re.findall(r"^# ", "".join(parts[::2]), re.MULTILINE)) > 1:  # chapters: the menu wants one title above all
        parts[::2] = [re.sub(r"^#", "##", part, flags=re.MULTILINE) for part in parts[::2]]
        parts[0] = parts[0].removeprefix("#")
    for at in range(0, len(parts), 2):  # code is left alone
        text = LINK.sub(lambda link: linked(link, there, uri), parts[at])
        parts[at] = RULE.sub(r'\1<a id="\2"></a>**\2**', spaced(text))
    return "".join(parts)


def linked(link: re.Match[str], there: str, uri: str) -> str:
    """A link of the file `there` as it is on the site; what is not on the site is no link any more."""
    mark, text, target, anchor = link[1], link[2], link[3], link[4] or ""
    if "://" in target:
        return link[0]
    path = posixpath.normpath(posixpath.join(posixpath.dirname(there), target))
    if path.startswith(f"{DOCS}/"):
        place = path.removeprefix(f"{DOCS}/")
        if not (ROOT / path).is_dir():
            return f"{mark}[{text}]({posixpath.relpath(place, posixpath.dirname(uri) or '.')}{anchor})"
    if path in BESIDE:
        return f"{mark}[{text}]({posixpath.relpath(BESIDE[path], posixpath.dirname(uri) or '.')}{anchor})"
    return text if (ROOT / path).exists() else link[0]


def spaced(text: str) -> str:
    """A blank line before every list and table, and four signs for what lies inside an item, where we write two."""
    lines: list[str] = []
    inside = False  # a list
    for line in text.split("\n"):
        before = lines[-1] if lines else ""
        body = line.lstrip(" ")
        is_item = bool(ITEM.match(body))
        if line.startswith(" ") and inside:
            line = " " * (2 * (len(line) - len(body))) + body if is_item else line
        elif body:
            starts = (is_item and not inside) or (body.startswith("|") and not before.startswith("|"))
            if starts and before.strip():
                lines.append("")
            inside = is_item
        lines.append(line)
    return "\n".join(lines)
