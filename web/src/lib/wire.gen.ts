// Generated from src/alhambra/server/wire.py by tools/wire_types.py: change it there. A missing optional field means
// the default that stands in its comment.

/** A sentence before it is put into a language: the id of a message and what to fill it with. */
export interface Saying {
  id: string;
  args: Record<string, Arg>;
}

/** An argument of a saying. */
export type Arg =
  | number
  | string
  | { type: string }
  | { currency: string }
  | { tile: string }
  | { card: string }
  | { cards: string[] }
  | { seat: number }
  | { cell: string }
  | { rule: string }
  | { say: Saying }
  | { all: Arg[] };

/** Plain data of the engine: an event, a scoring, what a module shows. */
export type Facts = Record<string, unknown>;

export type SeatKind = "here" | "link" | "bot";

export type WindowWish = "ask" | "brief" | "never";

/** One seat as asked for when a table is made. */
export interface SeatWish {
  kind: SeatKind;
  /** of a person, or empty (default "") */
  name?: string;
  /** the level of a bot (default "") */
  bot?: string;
}

/** Time for each player, in seconds: a reserve, and what every decision adds to it. */
export interface Clock {
  reserve: number;
  /** (default 0) */
  increment?: number;
}

/** Body of `POST /api/tables`. */
export interface NewTable {
  seats: SeatWish[];
  /** (default "alhambra") */
  game?: string;
  /** (default []) */
  modules?: string[];
  /** (default "") */
  title?: string;
  /** (default null) */
  clock?: Clock | null;
  /** (default true) */
  undo?: boolean;
  /** may strangers find and watch it? (default false) */
  listed?: boolean;
}

/** One seat as everybody sees it. */
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  /** (default "") */
  bot?: string;
  /** held by the guest who asks (default false) */
  mine?: boolean;
  /** a link seat that somebody holds (default false) */
  taken?: boolean;
  /** the level of the bot that plays for an absent person (default "") */
  stands_in?: string;
  /** somebody is connected for it (default false) */
  present?: boolean;
  /** left on the clock as the message was made (default null) */
  seconds?: number | null;
}

/** A table as everybody at it sees it. */
export interface TableInfo {
  id: string;
  title: string;
  game: string;
  modules: string[];
  seats: Seat[];
  undo: boolean;
  listed: boolean;
  clock: Clock | null;
  /** seconds since 1970, as all times */
  created: number;
  moved: number;
  over: boolean;
  /** how many turns have begun */
  turn: number;
  /** did the guest who asks make it? (default false) */
  host?: boolean;
  /** hash of the secret seed, told before the deal (default "") */
  commitment?: string;
  /** the seed, told when the game is over (default "") */
  seed?: string;
  /** seats whose decision is due; nobody while it is a secret (default []) */
  waiting_for?: number[];
  /** for the host: "watch" and each open seat's number -> path (default {}) */
  links?: Record<string, string>;
}

/** A tile of this table, by name in `Scene.pieces`. */
export interface Tile {
  type: string;
  price: number;
  /** sides with a wall, of "nesw" */
  walls: string;
  /** (default "city") */
  layer?: string;
  /** as in alhambra.words.saying: building, camp, hut, fountain or other (default "building") */
  shape?: string;
}

/** What a card or another piece of money is worth. */
export interface Money {
  currency: string;
  value: number;
}

/** The face of the culture counters of one price, from the first segment to the last. */
export interface Dial {
  points: number[];
  /** that each segment asks for */
  buildings: number[];
}

/** One thing the seat may do now. `key` is sent back; the rest says where to click and what to read. */
export interface Option {
  key: string;
  kind: string;
  heading: Saying;
  label: Saying;
  /** (default null) */
  note?: Saying | null;
  /** (default "") */
  tile?: string;
  /** (default "") */
  old?: string;
  /** (default "") */
  cell?: string;
  /** (default "") */
  side?: string;
  /** (default []) */
  cards?: string[];
  /** (default -1) */
  over?: number;
  /** how the key of a larger payment begins, where one is allowed; the names of its cards follow (default "") */
  more?: string;
  /** (default "") */
  source?: string;
  /** (default -1) */
  wall?: number;
  /** by what they show (default []) */
  dice?: string[];
  /** a building type (default "") */
  column?: string;
  /** the field of that column, as row/throw; `off` if none is free (default "") */
  spot?: string;
  /** (default "") */
  chip?: string;
}

/** One Alhambra with what belongs to it. */
export interface Palace {
  /** square -> tile */
  tiles: Record<string, string>;
  /** type -> tiles */
  counts: Record<string, number>;
  reserve: string[];
  acquired: string[];
  cards: number;
  score: number;
  wall: number;
  /** "x,yn": the sides that count as the longest wall */
  wall_sides: string[];
  /** "x,yn": openings in walls (default []) */
  doors?: string[];
}

/** The table at one moment, from one seat or as a spectator (seat -1). */
export interface Scene {
  seat: number;
  /** decisions everybody could notice */
  ply: number;
  /** grows with every change that somebody could notice; the newest scene wins */
  version: number;
  /** the seat on turn */
  turn: number;
  over: boolean;
  /** the seat that decides; -1 if the game is over or it is a secret */
  asked: number;
  question: string;
  /** the ticket of the decision that is due for this viewer, sent back with the move; empty if none is */
  ask: string;
  prompt: Saying | null;
  options: Option[];
  /** by currency florin, dirham, denar, ducat; "" for an empty field */
  market: string[];
  display: string[];
  pile: number;
  discard: number;
  bag: number;
  hand: string[];
  palaces: Palace[];
  dirk: string[];
  dirk_counts: Record<string, number>;
  dirk_score: number;
  /** of the next scoring, by type; empty after the last */
  prizes: number[][];
  next_scoring: number;
  modules: Record<string, Facts>;
  /** what can be bought -> squares for it -> wall then (default {}) */
  fits?: Record<string, Record<string, number>>;
  /** (default false) */
  may_undo?: boolean;
  /** why not, when the viewer's last decision cannot be taken back (default null) */
  undo_reason?: Saying | null;
  /** the countdown of the window between two turns; none while it is held open (default null) */
  window_until?: number | null;
  /** who wants to be waited for in the window (default []) */
  held?: number[];
  /** the viewer's money besides the cards of the hand (default []) */
  loose?: string[];
  /** of money whose name does not tell it (default {}) */
  worth?: Record<string, Money>;
  /** the faces of culture counters, by price (default {}) */
  dials?: Record<string, Dial>;
}

/** One noticeable decision in the log, as this viewer may know it. */
export interface Entry {
  ply: number;
  /** who decided; -1 for the table itself */
  seat: number;
  /** how many turns had begun */
  turn: number;
  sayings: Saying[];
  /** what drives the animation; `{"event": name, ...}` */
  events: Facts[];
  /** (default 0) */
  at?: number;
}

/** A line of the talk at the table. */
export interface Chat {
  number: number;
  /** -1: a spectator */
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** First message on every connection: everything there is. */
export interface Hello {
  type: "hello";
  table: TableInfo;
  pieces: Record<string, Tile>;
  scene: Scene;
  log: Entry[];
  chat: Chat[];
  now: number;
  /** (default "brief") */
  window?: WindowWish;
}

/** The game went on. `log` holds what is new since the previous news; after an undo `rewound` entries go first. */
export interface News {
  type: "news";
  scene: Scene;
  log: Entry[];
  table: TableInfo;
  now: number;
  /** (default 0) */
  rewound?: number;
}

/** The move with this id is safe in the database. */
export interface Accepted {
  type: "accepted";
  id: string;
}

/** The request with this id changed nothing. `code` is one of a fixed list, `saying` is for people. */
export interface Refused {
  type: "refused";
  id: string;
  /** stale, not-yours, rule, malformed, too-fast, over, no-undo ... */
  code: string;
  saying: Saying;
  /** (default "") */
  rule?: string;
}

/** Somebody said something. */
export interface Chatted {
  type: "chatted";
  chat: Chat;
}

/** Something about the table other than the game: who is there, who sits where, clocks. */
export interface Changed {
  type: "changed";
  table: TableInfo;
  now: number;
}

/** The answer to a ping, with the server's time. */
export interface Pong {
  type: "pong";
  now: number;
}

export type FromServer = Hello | News | Accepted | Refused | Chatted | Changed | Pong;

/** A decision: the ticket of the question and the key of the option. */
export interface Move {
  type: "move";
  id: string;
  ask: string;
  key: string;
}

/** Take the viewer's latest decision back. */
export interface Undo {
  type: "undo";
  id: string;
  /** the ply of the scene on the screen: an older one is refused as stale */
  ply: number;
}

/** Talk at the table. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** When to be asked between two turns: wait for me / brief countdown / never. */
export interface SetWindow {
  type: "window";
  id: string;
  wish: WindowWish;
}

/** Let me think: hold the window between two turns open for a while. Everybody sees it, and everybody may. */
export interface Hold {
  type: "hold";
  id: string;
}

/** Let a bot play for an absent person's seat (host, or the seat itself), or with an empty level end that. */
export interface StandIn {
  type: "stand-in";
  id: string;
  seat: number;
  bot: string;
}

/** Is the line alive? */
export interface Ping {
  type: "ping";
}

export type FromBrowser = Move | Undo | Say | SetWindow | Hold | StandIn | Ping;

/** Why a request was refused. */
export interface Problem {
  code: string;
  saying: Saying;
  /** of a record that cannot be used (default 0) */
  line?: number;
}

/** A level of bots. */
export interface Level {
  name: string;
}

/** A module that can be switched on. */
export interface ModuleInfo {
  key: string;
  name: Saying;
  line: Saying;
  expansion: number;
  /** (default true) */
  confirmed?: boolean;
  /** what is new with it, in a word each (default []) */
  tags?: Saying[];
}

/** `GET /api/family`: what can be played here. */
export interface Family {
  games: string[];
  modules: ModuleInfo[];
  bots: Level[];
  version: string;
  /** the name the guest used last (default "") */
  guest?: string;
  /** game -> the bots that can play it, the strongest first (default {}) */
  levels?: Record<string, string[]>;
}

/** Body of `PUT /api/guest` and the answer to it: how the guest wants to be called, and will be. */
export interface GuestName {
  name: string;
}

/** `GET /api/tables?of=mine|open|over`: go on, watch, replays. */
export interface TableList {
  tables: TableInfo[];
}

/** Answer to `POST /api/tables` and `POST /api/play-now`. */
export interface Created {
  table: TableInfo;
}

/** Body of `POST /api/tables/{id}/join`: the token of a link, and how the guest wants to be called. */
export interface Join {
  token: string;
  /** (default "") */
  name?: string;
}

/** Where the link led. */
export interface Joined {
  table: TableInfo;
  /** -1: may watch */
  seat: number;
}

/** Where a turn may end, and how likely that is. */
export interface Chance {
  type: string;
  /** of the column of that type, as row/throw; `off` if none is free */
  field: string;
  chance: number;
}

/** One way to go on with dice: which to keep, and what that is worth. */
export interface Advice {
  /** expected points */
  value: number;
  kept: string[];
  /** none: stop here */
  thrown: string[];
  /** the likeliest first */
  chances: Chance[];
  /** the one type it is for (default "") */
  aim?: string;
}

/** A move, with what became of it when games were played to their end from there. */
export interface Suggestion {
  /** of the option */
  key: string;
  label: Saying;
  /** to win, 0 to 1 */
  chance: number;
  /** at the end of the game */
  points: number;
  reasons: Saying[];
}

/** `GET /api/tables/{id}/hint?seat=N`: advice for the decision that is due, the best first; sometimes there is none. */
export interface Hints {
  /** the ticket of the decision it is about */
  ask: string;
  advice: Advice[];
  /** (default []) */
  moves?: Suggestion[];
}

export type Grade = "best" | "good" | "inaccuracy" | "mistake";

/** One move of a finished game, and what would have been better as far as its player could know. */
export interface Graded {
  /** of the scene in which it was decided */
  ply: number;
  turn: number;
  grade: Grade;
  /** of the chance to win */
  lost: number;
  played: Suggestion;
  best: Suggestion;
}

/** `GET /api/tables/{id}/review?seat=N`: a player's own moves in a finished game, as far as they are looked at. */
export interface Review {
  seat: number;
  /** with a choice; 0 until they are counted */
  moves: number;
  done: number;
  /** nothing more will come */
  ready: boolean;
  graded: Graded[];
}

/** `GET /api/tables/{id}/replay?seat=N`: a finished game step by step; scenes carry no options. */
export interface Replay {
  table: TableInfo;
  pieces: Record<string, Tile>;
  seat: number;
  scenes: Scene[];
  log: Entry[];
}

/** Answer to `POST /api/records` (body: the text of a record). */
export interface Uploaded {
  table: TableInfo;
}
