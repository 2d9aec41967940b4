"""BAZ: tiles that score for the buildings around them."""
