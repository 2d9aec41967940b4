"""The catalogue: which languages there are, and their messages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "nl", "et", "de")
SUFFIX: Final = ".ftl"
BROWSER: Final = "web-"  # files that only the browser needs begin so


def sources(language: str) -> dict[str, str]:
    """The files of a language, by name."""
    folder = files(__package__).joinpath("locales", language)
    found = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name)}


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language, but for those of the browser alone."""
    messages = FluentBundle([language], use_isolating=False)
    for name, text in sources(language).items():
        if not name.startswith(BROWSER):
            messages.add_resource(FluentResource(text))
    return messages


def wished(environment: Mapping[str, str]) -> str:
    """The language a terminal is set to: `de_AT.UTF-8` means German; English where we know none."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name].split(".")[0].split("_")[0].lower()
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH
