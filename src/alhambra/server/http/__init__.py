"""What is asked over HTTP: thin handlers, each one line of a table's rules."""
