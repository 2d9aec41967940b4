"""THF: thieves who take a card of the display between two turns."""
