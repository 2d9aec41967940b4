"""What lasts: tables, seats, the journal of every game and the talk at the tables, in SQLite or PostgreSQL."""
