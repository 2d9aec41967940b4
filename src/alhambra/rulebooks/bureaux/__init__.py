"""EXC: cards that let one payment mix two currencies."""
