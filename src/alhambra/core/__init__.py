"""The table: state, agenda, engine verbs, board, money, scoring, view and record of every game in the family."""
