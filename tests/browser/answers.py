"""What the server said to the decisions of a page, read off its line.

A table may look after a decision just as it did before: the same question comes again, with the same pieces on the
table. Whether a decision was taken is therefore not always to be seen; that it was answered, is.
"""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket

MOVE = '"type":"move"'
ANSWERS = ('{"type":"accepted"', '{"type":"refused"')


class Answers:
    """Counts the decisions of a page that were answered, on all its lines."""

    def __init__(self, page: Page) -> None:
        self.number = 0
        self._open: set[str] = set()
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda text: self._sent(str(text)))
        line.on("framereceived", lambda text: self._received(str(text)))

    def _sent(self, text: str) -> None:
        if MOVE in text:
            self._open.add(json.loads(text)["id"])

    def _received(self, text: str) -> None:
        if text.startswith(ANSWERS) and (name := json.loads(text)["id"]) in self._open:
            self._open.remove(name)
            self.number += 1
