/** The viewer's choice under way: what is picked, what that leads to, and sending it. */

import type { Shown } from "$lib/live.svelte";
import { settings } from "$lib/settings.svelte";
import type { Option, Palace, Saying, Scene } from "$lib/wire.gen";
import {
  cardsFrom,
  isBeside,
  isDeclining,
  isLoose,
  isPaid,
  isRedesign,
  NOTHING,
  outcome,
  plannable,
  RESERVE,
  Squares,
  type Pick,
} from "./choice";
import { holds, without } from "./pieces";

/** A message about something that cannot be, or that the server refused. */
export interface Notice {
  saying: Saying;
  rule: string;
}

/** Where pieces lie that a dock of a module shows, so that they are clicked there. */
const DOCKED: ReadonlySet<string> = new Set([
  "hut",
  "bazaars",
  "sultan",
  "caravanserai",
  "treasure",
  "trader",
  "moors",
]);
/** Nothing but a payment is asked for. */
const PAYING: Pick = { ...NOTHING };
const NO_TILES = new Squares({});
const NO_BUTTONS: Option[] = [];

export class Acting {
  pick: Pick = $state.raw(NOTHING);
  turn = $state(0); // how often "another way" was asked for
  #redesign = $state(false);
  notice: Notice | null = $state.raw(null);
  listed = $state(false); // is the list of all options open?
  hovered = $state(""); // the square under the pointer or the keyboard's ring

  /** Where tiles shall go that were bought this turn, by tile. */
  #plans: ReadonlyMap<string, string> = $state.raw(new Map());

  readonly #shown: Shown;
  readonly #send: (key: string) => void;
  #ask = "";

  readonly #scene: Scene | null = $derived.by(() => this.#now());
  readonly mine: Palace | undefined = $derived(this.#scene?.palaces[this.#scene.seat]);
  readonly squares: Squares = $derived(this.mine ? new Squares(this.mine.tiles) : NO_TILES);
  readonly options: Option[] = $derived.by(() =>
    this.#shown.canAct && this.#scene ? this.#scene.options : NO_BUTTONS,
  );
  readonly asked: boolean = $derived(this.options.length > 0);
  /** Is nothing else asked for than a redesign? Then nobody has to choose that first. */
  readonly obliged: boolean = $derived.by(() => {
    const options = this.options.filter((option) => !isDeclining(option) && !isBeside(option));
    return options.length > 0 && options.every(isRedesign);
  });
  /** The picked pieces; where there is only one thing to be picked, it is picked already. */
  readonly effective: Pick = $derived(this.pick === NOTHING ? this.#obvious() : this.pick);
  readonly result = $derived.by(() => {
    if (!this.#scene) return { ready: null, ways: [], buttons: [], targets: new Map<string, Option[]>() };
    return outcome(this.#scene, this.squares, this.effective, this.turn, this.redesign);
  });
  readonly ready: Option | null = $derived(this.result.ready);
  /** What no piece leads to: buttons in the prompt while nothing is picked. */
  readonly loose: Option[] = $derived(
    this.options.filter((option) => !isDeclining(option) && this.#scene && this.#isLoose(this.#scene, option)),
  );
  readonly declining: Option | undefined = $derived(this.options.find(isDeclining));
  readonly redesigns: Option[] = $derived(
    this.options.filter((option) => isRedesign(option) && this.squares.of(option) !== ""),
  );
  /** The cards of the hand that are lifted: the payment shown. */
  readonly lifted: string[] = $derived.by(() => {
    if (this.pick.from === "hand") return this.pick.cards;
    return this.ready && isPaid(this.ready) ? (this.ready.cards ?? []) : [];
  });
  readonly picking: boolean = $derived(this.pick !== NOTHING);
  /** Is a place proposed that was planned when the tile was bought? */
  readonly proposed: boolean = $derived(!this.picking && (this.effective.cell !== "" || this.effective.key !== ""));

  constructor(shown: Shown, send: (key: string) => void) {
    this.#shown = shown;
    this.#send = send;
  }

  get redesign(): boolean {
    return this.#redesign || this.obliged;
  }

  set redesign(on: boolean) {
    this.#redesign = on;
  }

  #now(): Scene | null {
    return this.#shown.scene;
  }

  #isLoose(scene: Scene, option: Option): boolean {
    return isLoose(scene, this.squares, DOCKED, option);
  }

  /** A new question makes an unfinished choice void; the same one keeps it. */
  renew(): void {
    const ask = this.#scene?.ask ?? "";
    if (ask === this.#ask) return;
    this.#ask = ask;
    this.cancel();
    const waiting = this.mine?.acquired ?? [];
    if (this.asked) this.#plans = new Map([...this.#plans].filter(([tile]) => waiting.includes(tile)));
    this.redesign = false;
    this.listed = false;
  }

  cancel(): void {
    this.pick = NOTHING;
    this.turn = 0;
    this.notice = null;
    this.hovered = "";
  }

  /** One step back: the square, then the pieces, then the mode. Tells whether there was anything to go back from. */
  back(): boolean {
    if (this.notice) this.notice = null;
    else if (this.listed) this.listed = false;
    else if (this.pick.cell && (this.pick.tile || this.pick.keys.length > 0))
      this.pick = { ...this.pick, cell: "", key: "" };
    else if (this.pick.plan) this.pick = { ...this.pick, plan: "" };
    else if (this.picking) this.cancel();
    else if (this.proposed) this.#plans = new Map([...this.#plans].filter(([tile]) => tile !== this.effective.tile));
    else if (this.#redesign) this.redesign = false;
    else return false;
    return true;
  }

  confirm(): void {
    const option = this.ready;
    if (!option) return;
    const { tile, plan } = this.pick;
    if (plan) this.#plans = new Map([...this.#plans, [tile, plan]]);
    this.send(option);
  }

  /** Say where the tile that is being bought shall go; it is bought when that is confirmed. */
  plan(place: string): void {
    this.notice = null;
    this.pick = { ...this.effective, plan: place };
    const [best, ...others] = this.result.ways;
    if (!settings.confirm && (others.length === 0 || best?.over === 0)) this.confirm();
  }

  send(option: Option): void {
    this.cancel();
    this.listed = false;
    this.redesign = false;
    this.#send(option.key);
  }

  /** An option chosen by its label. */
  choose(option: Option): void {
    this.notice = null;
    this.listed = false;
    if (isDeclining(option) || !settings.confirm) this.send(option);
    else this.pick = { ...this.#placed(option), key: option.key };
  }

  /** Where an option's tile lies and goes, so that the court shows it as it would be. */
  #placed(option: Option): Pick {
    const { tile = "", source = "" } = option;
    const movable = source === "acquired" || source === "reserve";
    return { ...NOTHING, cell: this.squares.of(option), ...(movable ? { tile, source } : {}) };
  }

  hasTile(tile: string, source: string): boolean {
    return this.options.some((option) => option.tile === tile && option.source === source);
  }

  pickTile(tile: string, source: string): void {
    this.notice = null;
    this.listed = false;
    const again = this.pick.tile === tile && this.pick.source === source && !this.pick.cell;
    this.turn = 0;
    if (again && this.effective === this.pick) this.cancel();
    else this.pick = { ...NOTHING, tile, source, ...this.#keptWith(tile, source) };
    if (this.picking && this.redesigns.some((option) => option.tile === tile && option.source === source))
      this.redesign = true;
  }

  /** A piece of a module stays picked if it goes with this tile too. */
  #keptWith(tile: string, source: string): Partial<Pick> {
    const { keys, marks } = this.pick;
    const together = (option: Option): boolean =>
      keys.includes(option.key) && option.tile === tile && option.source === source;
    return this.options.some(together) ? { keys, marks } : {};
  }

  /** Pick a piece of a module by the options it leads to; the same again puts it back. */
  pickPiece(keys: readonly string[], marks: readonly string[] = []): void {
    this.notice = null;
    this.listed = false;
    this.redesign = false;
    this.turn = 0;
    const again = keys.length === this.pick.keys.length && keys.every((key) => this.pick.keys.includes(key));
    this.pick = again && marks.length === this.pick.marks.length ? NOTHING : { ...NOTHING, keys, marks };
  }

  pickCell(cell: string): void {
    this.notice = null;
    const now = this.effective;
    if ((now.cell || now.plan) === cell && this.ready) {
      this.confirm(); // a second click on the same square is the confirmation
      return;
    }
    if (this.#scene && cell in plannable(this.#scene, now) && !this.#leadsTo(now.tile, cell)) {
      this.plan(cell);
      return;
    }
    this.turn = 0;
    this.pick = { ...now, cell, key: "" };
    if (!settings.confirm && this.result.ways.length === 1) this.confirm();
  }

  /** Is there an option about that very tile on that square? */
  #leadsTo(tile: string, cell: string): boolean {
    return this.options.some((option) => option.tile === tile && this.squares.of(option) === cell);
  }

  /** Does the display still hold a way to take this card together with those picked? */
  fitsWithPicked(card: string): boolean {
    const scene = this.#scene;
    if (!scene) return false;
    const cards = this.pick.from === "display" ? [...this.pick.cards, card] : [card];
    return this.options.some((option) => cardsFrom(scene, option) === "display" && holds(option.cards ?? [], cards));
  }

  canTake(card: string): boolean {
    const scene = this.#scene;
    return this.options.some(
      (option) => scene && cardsFrom(scene, option) === "display" && option.cards?.includes(card),
    );
  }

  /** Take a card of the display up, or put it back; one that does not go with the others is taken alone. */
  pickMoney(card: string, held: boolean): void {
    this.notice = null;
    const cards = this.pick.from === "display" ? this.pick.cards : [];
    if (held) {
      const left = without(cards, card);
      this.pick = left.length ? { ...NOTHING, cards: left, from: "display" } : NOTHING;
    } else {
      this.pick = { ...NOTHING, from: "display", cards: this.fitsWithPicked(card) ? [...cards, card] : [card] };
    }
  }

  /** Lift a card of the hand into the payment, or lay it down again. */
  pickPayment(card: string, lifted: boolean): void {
    this.notice = null;
    if (this.result.ways.length === 0) return;
    const cards = lifted ? without(this.lifted, card) : [...this.lifted, card];
    this.pick = { ...this.effective, cards, from: "hand" };
  }

  /** The next way to pay (or to build) the same thing. */
  nextWay(): void {
    if (this.pick.from === "hand") this.pick = { ...this.pick, cards: [], from: "" };
    this.turn += 1;
  }

  /** Where only one tile can be placed, or only a payment is asked for, nobody should have to click it first. */
  #obvious(): Pick {
    const options = this.options.filter((option) => !isDeclining(option) && !isBeside(option));
    const first = options[0];
    if (!first || this.#scene?.question === "window") return NOTHING;
    const queue = this.mine?.acquired ?? [];
    const places = (option: Option): boolean => option.source === "acquired" && !option.cards?.length;
    const placed = queue.find((tile) => options.some((option) => option.tile === tile && places(option)));
    if (placed) return this.#asPlanned({ ...NOTHING, tile: placed, source: "acquired" }, options);
    return options.every((option) => isPaid(option) && !option.tile) ? PAYING : NOTHING;
  }

  /** The place planned for a tile, if it can still go there. */
  #asPlanned(pick: Pick, options: Option[]): Pick {
    const plan = this.#plans.get(pick.tile);
    if (plan === undefined) return pick;
    const there = options.find(
      ({ tile, source, cell, kind }) =>
        tile === pick.tile && source === pick.source && (plan === RESERVE ? kind === RESERVE : cell === plan),
    );
    if (!there) return pick;
    return plan === RESERVE ? { ...pick, key: there.key } : { ...pick, cell: plan };
  }

  refuse(saying: Saying, rule = ""): void {
    this.notice = { saying, rule };
  }
}
