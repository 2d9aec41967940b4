"""TRD: citizens who move into buildings."""
