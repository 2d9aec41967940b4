"""ART: culture counters for buildings of one price."""
