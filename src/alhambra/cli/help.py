"""What a player can type, and the rules in a nutshell. Lines fit into 80 columns."""

from typing import Final

KEYS: Final = """\
  a number   choose what stands beside it; where a square is asked for, the
             numbers stand on your Alhambra
  0          back to the menu before
  Enter      show the table again
  u          undo your latest decision, as long as nothing new has come to light
  b B        look at the Alhambra of seat B (b dirk: at Dirk's tiles)
  s          explain the latest scoring, and what the next one pays
  ?          the rules in a nutshell
  q          quit; the game is saved, and you can go on with it

  A move can also be typed as records write it: take florin-7, or, to pay more
  than is needed, buy garden-11 for denar-9 denar-8.

  Double lines are walls, thin lines are open sides. "T 9" is a tower of price
  9, "F" the fountain, "^ 4" a camp, "hG" a hut for gardens; "tower 9 (NE)" has
  walls in the north and in the east, "camp 8 (NE)" bastions: heavy lines.
  The square 2,-1 is two columns right of the fountain and one row above it."""

RULES: Final = """\
  On your turn do one of three things:
    take money   one card, or several worth at most 5 together
    buy          a tile of the market with money of its field's currency; no
                 change is given, but whoever pays exactly acts again
    redesign     build a tile from your reserve, move one there, or exchange
                 one for another
  At the end of your turn the tiles you bought are built or go to your reserve.
  Building: tiles are never turned; walls meet walls, open sides open sides;
  every tile can be reached on foot from the fountain; no empty square may be
  shut in.
  Two scoring cards lie in the draw pile, a third scoring comes at the end:
  points for the most buildings of each type (who ties shares, rounded down),
  and one point for each side of your longest outer wall.
  The game ends when the market cannot be filled any more; each tile left there
  goes to whoever holds the most money of its currency.
  With two players Dirk plays along: he gets tiles from the bag, builds nothing
  and takes part in the scorings."""
