"""What goes over the wire, both ways. The browser's types are generated from these structs.

Pieces go by name (`tower-9-es`, `denar-3`), squares by `x,y` from the fountain (east and south are positive), seats by
number. Words go as sayings, `{"id": ..., "args": {...}}`, and are put into a language by the browser.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

Saying = dict[str, Any]  # see alhambra.words.saying: the id of a message and its typed arguments
Facts = dict[str, Any]  # plain data of the engine: an event, a scoring, what a module shows


class Wire(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The base of all structs here: a misspelt field is refused, a default is not sent."""


# What a table is.

SeatKind = Literal["here", "link", "bot"]
WindowWish = Literal["ask", "brief", "never"]


class SeatWish(Wire):
    """One seat as asked for when a table is made."""

    kind: SeatKind
    name: str = ""  # of a person, or empty
    bot: str = ""  # the level of a bot


class Clock(Wire):
    """Time for each player, in seconds: a reserve, and what every decision adds to it."""

    reserve: int
    increment: int = 0


class NewTable(Wire):
    """Body of `POST /api/tables`."""

    seats: list[SeatWish]
    game: str = "alhambra"
    modules: list[str] = field(default_factory=list)
    title: str = ""
    clock: Clock | None = None
    undo: bool = True
    listed: bool = False  # may strangers find and watch it?


class Seat(Wire):
    """One seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str = ""
    mine: bool = False  # held by the guest who asks
    taken: bool = False  # a link seat that somebody holds
    stands_in: str = ""  # the level of the bot that plays for an absent person
    present: bool = False  # somebody is connected for it
    seconds: float | None = None  # left on the clock as the message was made


class TableInfo(Wire):
    """A table as everybody at it sees it."""

    id: str
    title: str
    game: str
    modules: list[str]
    seats: list[Seat]
    undo: bool
    listed: bool
    clock: Clock | None
    created: float  # seconds since 1970, as all times
    moved: float
    over: bool
    turn: int  # how many turns have begun
    host: bool = False  # did the guest who asks make it?
    commitment: str = ""  # hash of the secret seed, told before the deal
    seed: str = ""  # the seed, told when the game is over
    waiting_for: list[int] = field(default_factory=list)  # seats whose decision is due; nobody while it is a secret
    links: dict[str, str] = field(default_factory=dict)  # for the host: "watch" and each open seat's number -> path


# What one viewer sees.


class Tile(Wire):
    """A tile of this table, by name in `Scene.pieces`."""

    type: str
    price: int
    walls: str  # sides with a wall, of "nesw"
    layer: str = "city"
    shape: str = "building"  # as in alhambra.words.saying: building, camp, hut, fountain or other


class Money(Wire):
    """What a card or another piece of money is worth."""

    currency: str
    value: int


class Dial(Wire):
    """The face of the culture counters of one price, from the first segment to the last."""

    points: list[int]
    buildings: list[int]  # that each segment asks for


class Option(Wire):
    """One thing the seat may do now. `key` is sent back; the rest says where to click and what to read."""

    key: str
    kind: str
    heading: Saying
    label: Saying
    note: Saying | None = None
    tile: str = ""
    old: str = ""
    cell: str = ""
    side: str = ""
    cards: list[str] = field(default_factory=list)
    over: int = -1
    more: str = ""  # how the key of a larger payment begins, where one is allowed; the names of its cards follow
    source: str = ""
    wall: int = -1
    dice: list[str] = field(default_factory=list)  # by what they show
    column: str = ""  # a building type
    spot: str = ""  # the field of that column, as row/throw; `off` if none is free
    chip: str = ""


class Palace(Wire):
    """One Alhambra with what belongs to it."""

    tiles: dict[str, str]  # square -> tile
    counts: dict[str, int]  # type -> tiles
    reserve: list[str]
    acquired: list[str]
    cards: int
    score: int
    wall: int
    wall_sides: list[str]  # "x,yn": the sides that count as the longest wall
    doors: list[str] = field(default_factory=list)  # "x,yn": openings in walls


class Scene(Wire):
    """The table at one moment, from one seat or as a spectator (seat -1)."""

    seat: int
    ply: int  # decisions everybody could notice
    version: int  # grows with every change that somebody could notice; the newest scene wins
    turn: int  # the seat on turn
    over: bool
    asked: int  # the seat that decides; -1 if the game is over or it is a secret
    question: str
    ask: str  # the ticket of the decision that is due for this viewer, sent back with the move; empty if none is
    prompt: Saying | None
    options: list[Option]
    market: list[str]  # by currency florin, dirham, denar, ducat; "" for an empty field
    display: list[str]
    pile: int
    discard: int
    bag: int
    hand: list[str]
    palaces: list[Palace]
    dirk: list[str]
    dirk_counts: dict[str, int]
    dirk_score: int
    prizes: list[list[int]]  # of the next scoring, by type; empty after the last
    next_scoring: int
    modules: dict[str, Facts]
    fits: dict[str, dict[str, int]] = field(default_factory=dict)  # what can be bought -> squares for it -> wall then
    may_undo: bool = False
    undo_reason: Saying | None = None  # why not, when the viewer's last decision cannot be taken back
    window_until: float | None = None  # the countdown of the window between two turns; none while it is held open
    held: list[int] = field(default_factory=list)  # who wants to be waited for in the window
    loose: list[str] = field(default_factory=list)  # the viewer's money besides the cards of the hand
    worth: dict[str, Money] = field(default_factory=dict)  # of money whose name does not tell it
    dials: dict[str, Dial] = field(default_factory=dict)  # the faces of culture counters, by price


class Entry(Wire):
    """One noticeable decision in the log, as this viewer may know it."""

    ply: int
    seat: int  # who decided; -1 for the table itself
    turn: int  # how many turns had begun
    sayings: list[Saying]
    events: list[Facts]  # what drives the animation; `{"event": name, ...}`
    at: float = 0


class Chat(Wire):
    """A line of the talk at the table."""

    number: int
    seat: int  # -1: a spectator
    name: str
    text: str
    at: float


# Server to browser over the WebSocket `/api/tables/{id}/live?seat=N` (no seat: spectator).


class Hello(Wire, tag="hello"):
    """First message on every connection: everything there is."""

    table: TableInfo
    pieces: dict[str, Tile]
    scene: Scene
    log: list[Entry]
    chat: list[Chat]
    now: float
    window: WindowWish = "brief"


class News(Wire, tag="news"):
    """The game went on. `log` holds what is new since the previous news; after an undo `rewound` entries go first."""

    scene: Scene
    log: list[Entry]
    table: TableInfo
    now: float
    rewound: int = 0


class Accepted(Wire, tag="accepted"):
    """The move with this id is safe in the database."""

    id: str


class Refused(Wire, tag="refused"):
    """The request with this id changed nothing. `code` is one of a fixed list, `saying` is for people."""

    id: str
    code: str  # stale, not-yours, rule, malformed, too-fast, over, no-undo ...
    saying: Saying
    rule: str = ""


class Chatted(Wire, tag="chatted"):
    """Somebody said something."""

    chat: Chat


class Changed(Wire, tag="changed"):
    """Something about the table other than the game: who is there, who sits where, clocks."""

    table: TableInfo
    now: float


class Pong(Wire, tag="pong"):
    """The answer to a ping, with the server's time."""

    now: float


FromServer = Hello | News | Accepted | Refused | Chatted | Changed | Pong

# Browser to server over the same socket. `id` is made by the browser; the same id is never carried out twice.


class Move(Wire, tag="move"):
    """A decision: the ticket of the question and the key of the option."""

    id: str
    ask: str
    key: str


class Undo(Wire, tag="undo"):
    """Take the viewer's latest decision back."""

    id: str
    ply: int  # the ply of the scene on the screen: an older one is refused as stale


class Say(Wire, tag="say"):
    """Talk at the table."""

    id: str
    text: str


class SetWindow(Wire, tag="window"):
    """When to be asked between two turns: wait for me / brief countdown / never."""

    id: str
    wish: WindowWish


class Hold(Wire, tag="hold"):
    """Let me think: hold the window between two turns open for a while. Everybody sees it, and everybody may."""

    id: str


class StandIn(Wire, tag="stand-in"):
    """Let a bot play for an absent person's seat (host, or the seat itself), or with an empty level end that."""

    id: str
    seat: int
    bot: str


class Ping(Wire, tag="ping"):
    """Is the line alive?"""


FromBrowser = Move | Undo | Say | SetWindow | Hold | StandIn | Ping

# HTTP. All under /api; errors are `Problem` with the right status.


class Problem(Wire):
    """Why a request was refused."""

    code: str
    saying: Saying
    line: int = 0  # of a record that cannot be used


class Level(Wire):
    """A level of bots."""

    name: str


class ModuleInfo(Wire):
    """A module that can be switched on."""

    key: str
    name: Saying
    line: Saying
    expansion: int
    confirmed: bool = True
    tags: list[Saying] = field(default_factory=list)  # what is new with it, in a word each


class Family(Wire):
    """`GET /api/family`: what can be played here."""

    games: list[str]
    modules: list[ModuleInfo]
    bots: list[Level]
    version: str
    guest: str = ""  # the name the guest used last
    levels: dict[str, list[str]] = field(default_factory=dict)  # game -> the bots that can play it, the strongest first


class GuestName(Wire):
    """Body of `PUT /api/guest` and the answer to it: how the guest wants to be called, and will be."""

    name: str


class TableList(Wire):
    """`GET /api/tables?of=mine|open|over`: go on, watch, replays."""

    tables: list[TableInfo]


class Created(Wire):
    """Answer to `POST /api/tables` and `POST /api/play-now`."""

    table: TableInfo


class Join(Wire):
    """Body of `POST /api/tables/{id}/join`: the token of a link, and how the guest wants to be called."""

    token: str
    name: str = ""


class Joined(Wire):
    """Where the link led."""

    table: TableInfo
    seat: int  # -1: may watch


class Chance(Wire):
    """Where a turn may end, and how likely that is."""

    type: str
    field: str  # of the column of that type, as row/throw; `off` if none is free
    chance: float


class Advice(Wire):
    """One way to go on with dice: which to keep, and what that is worth."""

    value: float  # expected points
    kept: list[str]
    thrown: list[str]  # none: stop here
    chances: list[Chance]  # the likeliest first
    aim: str = ""  # the one type it is for


class Suggestion(Wire):
    """A move, with what became of it when games were played to their end from there."""

    key: str  # of the option
    label: Saying
    chance: float  # to win, 0 to 1
    points: float  # at the end of the game
    reasons: list[Saying]


class Hints(Wire):
    """`GET /api/tables/{id}/hint?seat=N`: advice for the decision that is due, the best first; sometimes there is none.

    Where dice lie it says what to keep; where anything else can be done, which moves are best.
    """

    ask: str  # the ticket of the decision it is about
    advice: list[Advice]
    moves: list[Suggestion] = field(default_factory=list)


Grade = Literal["best", "good", "inaccuracy", "mistake"]


class Graded(Wire):
    """One move of a finished game, and what would have been better as far as its player could know."""

    ply: int  # of the scene in which it was decided
    turn: int
    grade: Grade
    lost: float  # of the chance to win
    played: Suggestion
    best: Suggestion


class Review(Wire):
    """`GET /api/tables/{id}/review?seat=N`: a player's own moves in a finished game, as far as they are looked at."""

    seat: int
    moves: int  # with a choice; 0 until they are counted
    done: int
    ready: bool  # nothing more will come
    graded: list[Graded]


class Replay(Wire):
    """`GET /api/tables/{id}/replay?seat=N`: a finished game step by step; scenes carry no options."""

    table: TableInfo
    pieces: dict[str, Tile]
    seat: int
    scenes: list[Scene]
    log: list[Entry]


class Uploaded(Wire):
    """Answer to `POST /api/records` (body: the text of a record)."""

    table: TableInfo
