"""MAS: money cards that can be spent for a redesign."""
