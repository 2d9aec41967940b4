"""How bots think, at full speed: instinct, playouts and search, in worlds they imagine."""
