"""BON: secret cards that count a built tile twice."""
