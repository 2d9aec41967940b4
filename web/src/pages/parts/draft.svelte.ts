/** A table as it is being put together, and what follows from it. Kept in this browser for the next time. */

import { settings } from "$lib/settings.svelte";
import type { Clock, ModuleInfo, NewTable, SeatKind } from "$lib/wire.gen";

export interface DraftSeat {
  number: number; // tells seats apart while they come and go
  kind: SeatKind;
  name: string;
  bot: string;
}

export const FEWEST = 2;
export const MOST = 6;

/** Reserve and increment in seconds; none without an entry. */
export const CLOCKS: Record<string, Clock> = {
  quick: { reserve: 600, increment: 15 },
  calm: { reserve: 1500, increment: 30 },
  days: { reserve: 3 * 86400, increment: 86400 },
};

/** The boxes and the modules that came in them, in the order of the rule books. */
export const BOXES: readonly (readonly string[])[] = [
  ["vizier", "bureaux", "bonus", "huts"],
  ["gates", "diamonds", "characters", "camps"],
  ["walls", "thieves", "change", "trader"],
  ["treasure", "masters", "invaders", "bazaars"],
  ["scorecards", "sultan", "caravanserai", "moors"],
];

/** Modules that change little: for those who know the base game. */
const FIRST_STEPS = ["bureaux", "bonus", "diamonds"];
const SURPRISES = 3;
/** The level a new bot has until another is chosen. */
const USUAL_BOT = "club";

/** How much a kind of novelty asks of the players. */
const BURDEN: Record<string, number> = {
  "tag-interrupt": 0.55,
  "tag-auction": 0.6,
  "tag-action": 0.45,
  "tag-secret": 0.3,
};
const SMALL_BURDEN = 0.2;
const HEAVIEST = 5;

const PLACE = "alhambra-new-table";

/** The game that modules belong to. */
export const BASE_GAME = "alhambra";

interface Kept {
  seats: Omit<DraftSeat, "number">[];
  game?: string;
  modules: string[];
  clock: string;
  undo: boolean;
  listed: boolean;
}

export class Draft {
  seats: DraftSeat[] = $state([]);
  game = $state(BASE_GAME);
  modules: string[] = $state.raw([]);
  title = $state("");
  clock = $state("none");
  undo = $state(true);
  listed = $state(false);
  #number = 0;

  constructor(
    readonly available: readonly ModuleInfo[],
    readonly levels: Readonly<Record<string, readonly string[]>>, // game -> the bots that can play it
    name: string,
  ) {
    const kept = read();
    this.game = kept?.game && kept.game in levels ? kept.game : BASE_GAME;
    this.modules = this.#there(kept?.modules ?? []);
    this.clock = kept?.clock ?? "none";
    this.undo = kept?.undo ?? true;
    this.listed = kept?.listed ?? false;
    const usual: Kept["seats"] = [
      { kind: "here", name: name || settings.name, bot: USUAL_BOT },
      { kind: "bot", name: "", bot: USUAL_BOT },
      { kind: "bot", name: "", bot: USUAL_BOT },
    ];
    for (const seat of kept?.seats ?? usual) this.#seat(seat.kind, seat.name, seat.bot);
  }

  /** Every game of the family, the base game first. */
  get games(): string[] {
    return Object.keys(this.levels);
  }

  get bots(): readonly string[] {
    return this.levels[this.game] ?? [];
  }

  /** Do modules fit the game? */
  get modular(): boolean {
    return this.game === BASE_GAME;
  }

  /** Choose a game; bots that cannot play it make way for those who can. */
  play(game: string): void {
    this.game = game;
    for (const seat of this.seats) if (!this.bots.includes(seat.bot)) seat.bot = this.bots[0] ?? "";
  }

  get persons(): number {
    return this.seats.filter((seat) => seat.kind !== "bot").length;
  }

  /** Chosen modules, in the order of the family. */
  get chosen(): ModuleInfo[] {
    if (!this.modular) return [];
    return this.available.filter((module) => this.modules.includes(module.key));
  }

  /** How long it will take, to five minutes: what persons need to think, and what each module adds for each of them. */
  get minutes(): number {
    const bots = this.seats.length - this.persons;
    const base = 8 + 11 * this.persons + 3 * bots;
    const more = this.chosen.length * (1 + 0.8 * this.persons);
    return Math.max(5, Math.round((base + more) / 5) * 5);
  }

  /** From 1 to 5. */
  get weight(): number {
    let sum = 1;
    for (const module of this.chosen) for (const tag of module.tags ?? []) sum += BURDEN[tag.id] ?? SMALL_BURDEN;
    return Math.min(HEAVIEST, Math.round(sum));
  }

  add(): void {
    const level = this.seats.findLast((seat) => seat.kind === "bot")?.bot ?? USUAL_BOT;
    if (this.seats.length < MOST) this.#seat("bot", "", level);
  }

  remove(number: number): void {
    if (this.seats.length > FEWEST) this.seats = this.seats.filter((seat) => seat.number !== number);
  }

  switch(key: string): void {
    this.modules = this.modules.includes(key)
      ? this.modules.filter((module) => module !== key)
      : this.#there([...this.modules, key]);
  }

  choose(modules: readonly string[]): void {
    this.modules = this.#there(modules);
  }

  get firstSteps(): string[] {
    return this.#there(FIRST_STEPS);
  }

  /** The modules of a box that can be played here. */
  box(number: number): string[] {
    return this.available.filter((module) => module.expansion === number).map((module) => module.key);
  }

  /** Are all modules of a box on that can be played here? */
  has(number: number): boolean {
    const box = this.box(number);
    return box.length > 0 && box.every((key) => this.modules.includes(key));
  }

  /** Switch a whole box on, or off if all of it is on. */
  switchBox(number: number): void {
    const [box, all] = [this.box(number), this.has(number)];
    for (const key of box) if (this.modules.includes(key) === all) this.switch(key);
  }

  surprise(): void {
    const left = this.available.map((module) => module.key);
    const drawn: string[] = [];
    while (drawn.length < SURPRISES && left.length)
      drawn.push(...left.splice(Math.floor(Math.random() * left.length), 1));
    this.choose(drawn);
  }

  /** Are exactly these chosen? */
  is(modules: readonly string[]): boolean {
    return modules.length === this.modules.length && modules.every((key) => this.modules.includes(key));
  }

  wish(): NewTable {
    return {
      seats: this.seats.map(({ kind, name, bot }) =>
        kind === "bot" ? { kind, bot } : { kind, name: kind === "here" ? name.trim() : "" },
      ),
      game: this.game,
      modules: this.modular ? [...this.modules] : [],
      title: this.title.trim(),
      clock: CLOCKS[this.clock] ?? null,
      undo: this.undo,
      listed: this.listed,
    };
  }

  keep(): void {
    const mine = this.seats.find((seat) => seat.kind === "here");
    if (mine?.name.trim()) settings.name = mine.name.trim();
    const seats = this.seats.map(({ kind, name, bot }) => ({ kind, name, bot }));
    const { game, modules, clock, undo, listed } = this;
    const kept: Kept = { seats, game, modules, clock, undo, listed };
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // kept for this visit only
    }
  }

  #seat(kind: SeatKind, name: string, bot: string): void {
    const level = this.bots.includes(bot) ? bot : (this.bots[0] ?? "");
    this.seats.push({ number: (this.#number += 1), kind, name, bot: level });
  }

  /** Those that can be played here, in the order of the family. */
  #there(keys: readonly string[]): string[] {
    return this.available.map((module) => module.key).filter((key) => keys.includes(key));
  }
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Kept | null;
    return kept && kept.seats.length >= FEWEST && kept.seats.length <= MOST ? kept : null;
  } catch {
    return null;
  }
}
