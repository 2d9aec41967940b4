"""DIA: a fifth currency, never mixed with another."""
