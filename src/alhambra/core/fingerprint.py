"""The whole state as text: equal texts mean equal games. For tests and verification only, as it holds every secret."""

from __future__ import annotations

import json

from alhambra.core.state import State


def fingerprint(state: State) -> str:
    """Everything that can influence how the game goes on, in a fixed order."""
    names = state.table.tiles.names
    return json.dumps(
        {
            "ply": state.ply,
            "unseen": state.unseen,
            "turn": state.turn,
            "revealed": state.revealed,
            "market": [names[tile] for tile in state.market],
            "display": state.table.card_names(tuple(state.display)),
            "pile": list(state.pile)[state.pile_at :],
            "discard": list(state.discard),
            "bag": list(state.bag)[state.bag_at :],
            "dirk": [names[tile] for tile in state.dirk],
            "dirk_score": state.dirk_score,
            "due": list(state.due),
            "drawn": names[state.drawn],
            "players": [
                {
                    "score": player.score,
                    "hand": list(player.hand),
                    "reserve": [names[tile] for tile in player.reserve],
                    "acquired": [names[tile] for tile in player.acquired],
                    "alhambra": {
                        state.table.cell_name(cell): names[player.board.tile_at(cell)] for cell in player.board.cells
                    },
                    "marks": list(player.board.marks),
                    "doors": list(player.board.doors),
                }
                for player in state.players
            ],
            "agenda": [list(frame.key()) for frame in state.agenda],
            "parts": [None if part is None else part.facts() for part in state.parts],
            "generator": list(state.rng.position()),
        }
    )
