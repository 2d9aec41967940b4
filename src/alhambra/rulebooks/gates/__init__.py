"""GATE: ways through double walls."""
