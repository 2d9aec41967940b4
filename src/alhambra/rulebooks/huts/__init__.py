"""HUT: tiles that count as the buildings beside them."""
