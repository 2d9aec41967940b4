"""TRE: chests for the own buildings."""
