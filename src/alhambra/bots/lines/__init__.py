"""Bots in any language: a game told line by line on standard input and output (see docs/guide/line-protocol.md)."""
