"""Which messages the code says: ids that stand there in full, and patterns of ids that are put together."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "alhambra"
WEB = ROOT / "web" / "src"
ID = r"[a-zA-Z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*"
SPEAKING = ("words", "cli", "server", "lab")
SAYERS = ("Saying", "words", "saying", "refuse")  # what is called with the id of a message first


def python_files() -> list[Path]:
    return [path for room in SPEAKING for path in sorted((PACKAGE / room).rglob("*.py"))]


def web_files() -> list[Path]:
    found = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    return sorted(path for path in found if not path.name.endswith((".gen.ts", ".test.ts")))


def said() -> set[str]:
    """The ids that Python code says in so many words: `Saying("told-built", ...)`."""
    found: set[str] = set()
    for path in python_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in SAYERS:
                found |= _constants(node.args[0])
    return found


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _constants(node: ast.expr) -> set[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _constants(node.body) | _constants(node.orelse)
    return set()


def mentioned() -> re.Pattern[str]:
    """What matches every id that is mentioned anywhere in Python or in the browser's code."""
    patterns: set[str] = set()
    for path in python_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                patterns.add(re.escape(node.value) if re.fullmatch(ID, node.value) else "")
            elif isinstance(node, ast.JoinedStr):
                patterns.add(_joined(node))
    for path in web_files():
        text = path.read_text(encoding="utf-8")
        patterns |= {re.escape(found) for found in re.findall(rf"[\"'`]({ID})[\"'`]", text)}
        for template in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", text):
            shape = re.sub(r"\\\$\\\{.*?\\\}", "[a-zA-Z0-9-]+", re.escape(template))
            patterns.add(shape if re.search(r"[a-z]+-|-[a-z]+", template.replace("${", "")) else "")
    return re.compile("|".join(sorted(patterns - {""})))


def _joined(node: ast.JoinedStr) -> str:
    """`f"refusal-{rule}"` as a pattern; nothing for sentences and bare values."""
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    texts = [str(part) for part in parts if part is not None]
    if not texts or not all(re.fullmatch(r"[a-zA-Z0-9-]+", text) for text in texts) or "-" not in "".join(texts):
        return ""
    return "".join(["[a-zA-Z0-9-]+" if part is None else re.escape(str(part)) for part in parts])
