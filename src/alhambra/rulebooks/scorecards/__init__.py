"""NSC: another order of the types for every scoring."""
