"""The ladder of players that are programs: they get views, never states, and answer with one of the options."""
