"""For tests of the rules and of house rules: positions as on a table top, resampling, conformance."""
