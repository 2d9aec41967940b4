/** The viewer's choice under way: what is picked, what that leads to, and sending it. */

import type { Shown } from "$lib/live.svelte";
import { settings } from "$lib/settings.svelte";
import type { Option, Palace, Saying, Scene } from "$lib/wire.gen";
import { cardsFrom, isDeclining, isLoose, isPaid, NOTHING, outcome, Squares, type Pick } from "./choice";
import { holds, without } from "./pieces";

/** A message about something that cannot be, or that the server refused. */
export interface Notice {
  saying: Saying;
  rule: string;
}

/** Where tiles lie that a dock of a module shows, so that they are clicked there. */
const DOCKED: ReadonlySet<string> = new Set(["hut"]);
/** Nothing but a payment is asked for. */
const PAYING: Pick = { ...NOTHING };
const NO_TILES = new Squares({});
const NO_BUTTONS: Option[] = [];

export class Acting {
  pick: Pick = $state.raw(NOTHING);
  turn = $state(0); // how often "another way" was asked for
  redesign = $state(false);
  notice: Notice | null = $state.raw(null);
  listed = $state(false); // is the list of all options open?
  hovered = $state(""); // the square under the pointer or the keyboard's ring

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
    this.options.filter(
      (option) => (option.source === "reserve" || option.source === "alhambra") && this.squares.of(option) !== "",
    ),
  );
  /** The cards of the hand that are lifted: the payment shown. */
  readonly lifted: string[] = $derived.by(() => {
    if (this.pick.from === "hand") return this.pick.cards;
    return this.ready && isPaid(this.ready) ? (this.ready.cards ?? []) : [];
  });
  readonly picking: boolean = $derived(this.pick !== NOTHING);

  constructor(shown: Shown, send: (key: string) => void) {
    this.#shown = shown;
    this.#send = send;
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
    else if (this.pick.cell && this.pick.tile) this.pick = { ...this.pick, cell: "", key: "" };
    else if (this.picking) this.cancel();
    else if (this.redesign) this.redesign = false;
    else return false;
    return true;
  }

  confirm(): void {
    const option = this.ready;
    if (option) this.send(option);
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
    else this.pick = { ...NOTHING, tile, source };
    if (this.picking && source === "reserve") this.redesign = true;
  }

  pickCell(cell: string): void {
    this.notice = null;
    const now = this.effective;
    if (now.cell === cell && this.ready) {
      this.confirm(); // a second click on the same square is the confirmation
      return;
    }
    this.turn = 0;
    this.pick = { ...now, cell, key: "" };
    if (!settings.confirm && this.result.ways.length === 1) this.confirm();
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
    const options = this.options.filter((option) => !isDeclining(option));
    const first = options[0];
    if (!first) return NOTHING;
    const queue = this.mine?.acquired ?? [];
    const placed = queue.find((tile) => options.some((option) => option.tile === tile && option.source === "acquired"));
    if (placed) return { ...NOTHING, tile: placed, source: "acquired" };
    return options.every((option) => isPaid(option) && !option.tile) ? PAYING : NOTHING;
  }

  refuse(saying: Saying, rule = ""): void {
    this.notice = { saying, rule };
  }
}
