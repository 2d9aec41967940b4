"""Every picture of the table, drawn by these files as SVG when the app is built; `build.py` writes them."""
