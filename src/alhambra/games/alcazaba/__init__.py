"""ALC: dice for building tiles, and a palace built with them."""
