/** The docks of the fifth expansion: new score cards, power of the sultan, caravanserai, art of the Moors. */

import { caravanAt, cultureArt, markerAt } from "$lib/art";
import type { Dial } from "$lib/wire.gen";
import {
  byKind,
  bySource,
  cardIn,
  count,
  type Docked,
  type DockPiece,
  EMPTY,
  type Overlay,
  say,
  typesIn,
} from "./dock";
import { at, lists, names, record } from "./facts";

export const scorecards: Docked = ({ scene, facts }) => {
  const cards = names(facts.cards);
  const orders = lists(facts.orders);
  const now = Math.min(Math.max(1, scene.next_scoring), cards.length) - 1;
  const kinds = (types: string[]) => ({ all: types.map((type) => ({ type })) });
  const card = (name: string, scoring: number): DockPiece => ({
    art: `card-${name}`,
    name: say("dock-scorecard", { scoring: scoring + 1, types: kinds(at(orders, scoring, [])) }),
    leads: scoring === now,
    faded: scoring < now,
  });
  return {
    ...EMPTY,
    line: say("dock-scorecards-state", { scoring: now + 1, type: { type: at(orders, now, []).at(-1) ?? "" } }),
    chip: say("dock-scoring", { scoring: now + 1 }),
    pieces: cards.map(card),
    rows: cards.map((_, scoring) => ({
      text: say("dock-scoring", { scoring: scoring + 1 }),
      pieces: at(orders, scoring, []).map((type) => ({
        art: `badge-${type}`,
        name: say("table-type", { type: { type } }),
      })),
    })),
  };
};

export const sultan: Docked = ({ scene, facts, options }) => {
  const offers = bySource(options, "sultan");
  const claim = byKind(options, "claim");
  const die = byKind(options, "roll", "mark");
  const owned = lists(facts.owned);
  const open = (Array.isArray(facts.open) ? facts.open : []).map(record);
  const own = (type: string): DockPiece => ({
    art: `card-sultan-${type}`,
    name: say("dock-sultan-own", { type: { type } }),
    options: claim.filter((option) => option.tile?.startsWith(`${type}-`)),
  });
  const lying = open.map((one): DockPiece => {
    const [card, type] = [String(one.card ?? ""), String(one.type ?? "")];
    return {
      art: `card-${card}-${type}`,
      name: say("dock-sultan-open", { card: { card }, type: { type } }),
      options: offers.filter((option) => cardIn(option) === card && typesIn(option, "type").includes(type)),
    };
  });
  const mine = at(owned, scene.seat, []);
  const drawn = claim.map((option): DockPiece => ({
    art: `tile-${option.tile ?? ""}`,
    name: say("table-tile", { tile: { tile: option.tile ?? "" } }),
    options: [option],
  }));
  return {
    ...EMPTY,
    line: claim.length ? say("dock-sultan-claim") : say("dock-sultan-state", { open: open.length, mine: mine.length }),
    chip: open.length ? say("dock-open", { number: open.length }) : count(mine.length),
    pieces: [...drawn, ...lying, ...mine.map(own)],
    options: [...offers, ...claim, ...die],
    asks: claim.length > 0 || die.length > 0,
    rows: owned.map((types, seat) => ({
      seat,
      text: say("dock-sultan-of", { number: types.length }),
      pieces: types.map((type) => ({ art: `card-sultan-${type}`, name: say("dock-sultan-own", { type: { type } }) })),
    })),
  };
};

export const caravanserai: Docked = ({ scene, facts, options }) => {
  const offers = bySource(options, "caravanserai");
  const choosing = byKind(offers, "choose-caravanserai");
  const moving = byKind(offers, "caravan");
  const buy = byKind(offers, "buy-caravanserai");
  const price = Array.isArray(facts.prices) ? Number(facts.prices[scene.seat] ?? 0) : 0;
  const cards = (seat: number): Record<string, unknown>[] => {
    const owned: unknown = Array.isArray(facts.owned) ? facts.owned[seat] : [];
    return Array.isArray(owned) ? owned.map(record) : [];
  };
  const owned = (one: Record<string, unknown>): DockPiece => {
    const [card, amount, currency] = [String(one.card ?? ""), Number(one.amount ?? 0), String(one.currency ?? "")];
    return {
      art: `card-${card}`,
      name: say("dock-caravan", { card: { card }, amount, currency: { currency } }),
      over: camel(card, amount, currency),
      mark: String(amount),
      options: moving.filter((option) => option.cards?.includes(card)),
    };
  };
  const free = names(facts.free);
  const mine = scene.seat >= 0 ? cards(scene.seat) : [];
  const toChoose = choosing.map((option): DockPiece => {
    const card = option.cards?.[0] ?? "";
    return { art: `card-${card}`, name: say("table-card", { card: { card } }), options: [option] };
  });
  const toBuy: DockPiece[] = buy.length
    ? [{ art: `card-${free[0] ?? ""}`, name: say("dock-caravan-buy", { price }), options: buy, mark: String(price) }]
    : [];
  return {
    ...EMPTY,
    line: buy.length
      ? say("dock-caravan-buy", { price })
      : say("dock-caravans-state", { mine: mine.length, free: free.length }),
    chip: count(mine.reduce((sum, one) => sum + Number(one.amount ?? 0), 0)),
    pieces: choosing.length ? toChoose : [...mine.map(owned), ...toBuy],
    options: offers,
    asks: choosing.length > 0 || moving.length > 0,
    large: choosing.length > 0,
    rows: scene.palaces.map((_, seat) => ({
      seat,
      text: say("dock-caravans-of", { number: cards(seat).length }),
      pieces: cards(seat).map((one) => ({ ...owned(one), options: [] })),
    })),
  };
};

const CAMEL = 0.34; // of the width of a card
const CARD_RATIO = 5 / 7;

/** The marker on its field. */
function camel(card: string, amount: number, currency: string): Overlay[] {
  const { x, y } = caravanAt(card, amount, currency);
  const height = CAMEL * CARD_RATIO;
  return [{ art: "caravan", x: x - CAMEL / 2, y: y - height / 2, width: CAMEL, height }];
}

const CUBE = 0.2; // of the width of a counter
const NO_DIAL: Dial = { points: [0], buildings: [0] };

export const moors: Docked = ({ scene, facts, options }) => {
  const develop = byKind(options, "develop");
  const piles = record(facts.piles);
  const of = (seat: number): [string, Record<string, unknown>][] => {
    const counters: unknown = Array.isArray(facts.counters) ? facts.counters[seat] : null;
    return Object.entries(record(counters)).map(([price, one]) => [price, record(one)]);
  };
  const counter = ([price, one]: [string, Record<string, unknown>]): DockPiece => {
    const [value, marker] = [Number(one.value ?? 0), Number(one.marker ?? 0)];
    const dial = scene.dials?.[price] ?? NO_DIAL;
    const place = markerAt(dial, value, marker);
    return {
      art: cultureArt(price, dial, value),
      name: say("dock-counter", { price: Number(price), value, most: marker }),
      over: [{ art: "culture-marker", x: place.x - CUBE / 2, y: place.y - CUBE / 2, width: CUBE, height: CUBE }],
    };
  };
  const worth = (seat: number): number => of(seat).reduce((sum, [, one]) => sum + Number(one.value ?? 0), 0);
  const mine = scene.seat >= 0 ? of(scene.seat) : [];
  return {
    ...EMPTY,
    line: develop.length
      ? say("dock-moors-develop", { points: worth(scene.seat) })
      : say("dock-moors-state", { mine: mine.length, points: worth(scene.seat) }),
    chip: say("dock-points", { points: mine.length ? worth(scene.seat) : 0 }),
    pieces: mine.map((one) => ({ ...counter(one), options: develop })),
    options: develop,
    rows: [
      ...scene.palaces.map((_, seat) => ({
        seat,
        text: say("dock-counters-of", { number: of(seat).length, points: worth(seat) }),
        pieces: of(seat).map(counter),
      })),
      {
        text: say("dock-piles"),
        pieces: Object.entries(piles).map(([price, left]) => ({
          art: `culture-${price}-back`,
          name: say("dock-pile", { price: Number(price), left: Number(left) }),
          mark: String(Number(left)),
          faded: Number(left) === 0,
        })),
      },
    ],
  };
};
