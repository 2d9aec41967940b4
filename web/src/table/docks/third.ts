/** The docks of the third expansion: city walls, thieves, change, street trader. */

import type { Option } from "$lib/wire.gen";
import { FIELDS, TYPES } from "../pieces";
import { byKind, bySource, count, type Docked, type DockPiece, EMPTY, say, typesIn } from "./dock";
import { at, lists, names, numbers, record } from "./facts";

export const walls: Docked = ({ scene, facts, options }) => {
  const open = names(facts.open);
  const erect = byKind(options, "erect");
  const wooden = (seat: number): number =>
    Object.values(record(Array.isArray(facts.wooden) ? facts.wooden[seat] : null)).join("").length;
  return {
    ...EMPTY,
    line: open.length ? say("dock-walls-open", { number: open.length }) : say("dock-walls-none"),
    chip: open.length ? say("dock-open", { number: open.length }) : count(wooden(scene.seat)),
    pieces: open.map((card) => ({
      art: `card-${card}`,
      name: say("dock-wall-card", { sides: sidesOf(card) }),
      options: erect.filter((option) => option.cards?.includes(card)),
    })),
    options: erect,
    rows: scene.palaces.map((_, seat) => ({
      seat,
      text: say("dock-walls-of", { number: wooden(seat) }),
      pieces: wooden(seat) ? [{ art: "token-wooden", name: say("dock-walls-of", { number: wooden(seat) }) }] : [],
    })),
  };
};

/** The sides a wall card shows, from its name: `wall-ne`. */
const sidesOf = (card: string) => ({
  all: [...card.replace(/^wall-/, "")].map((side) => ({ say: say(`side-${side}`) })),
});

export const thieves: Docked = ({ scene, facts, options }) => {
  const mine = names(facts.mine);
  const hidden = numbers(facts.hidden);
  const play = byKind(options, "thief");
  const thief = (currency: string): DockPiece => ({
    art: `card-thief-${currency}`,
    name: say("dock-thief", { currency: { currency } }),
    options: play.filter((option) => option.cards?.some((card) => card.startsWith(`${currency}-`))),
  });
  return {
    ...EMPTY,
    line: say("dock-thieves-state", { mine: mine.length, played: names(facts.played).length }),
    chip: count(mine.length),
    pieces: mine.map(thief),
    options: play,
    asks: play.length > 0,
    rows: scene.palaces.map((_, seat) => ({
      seat,
      text: say("dock-thieves-hidden", { cards: at(hidden, seat, 0) }),
      pieces: Array.from({ length: at(hidden, seat, 0) }, () => ({
        art: "card-thief-back",
        name: say("dock-thieves-hidden", { cards: 1 }),
      })),
    })),
  };
};

export const change: Docked = ({ scene, facts }) => {
  const held = Array.isArray(facts.held) ? facts.held.map(numbers) : [];
  const coins = (of: readonly number[]): DockPiece[] =>
    FIELDS.flatMap((currency, field) =>
      at(of, field, 0) > 0
        ? [
            {
              art: `token-coin-${currency}`,
              name: say("dock-coins", { number: at(of, field, 0), currency: { currency } }),
              mark: String(at(of, field, 0)),
            },
          ]
        : [],
    );
  const total = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0);
  return {
    ...EMPTY,
    line: say("dock-change-state", { mine: total(at(held, scene.seat, [])), bag: total(numbers(facts.bag)) }),
    chip: count(total(at(held, scene.seat, []))),
    pieces: coins(at(held, scene.seat, [])),
    rows: held.map((of, seat) => ({ seat, text: say("dock-coins-of", { number: total(of) }), pieces: coins(of) })),
  };
};

const CHOSEN = 3; // citizens on a trader tile

export const trader: Docked = ({ scene, facts, options, marks }) => {
  const offers = bySource(options, "trader");
  const citizens = lists(facts.citizens);
  const housed = lists(facts.housed);
  const supply = record(facts.supply);
  const choose = byKind(offers, "citizens");
  const hire = byKind(offers, "hire");
  const mine = at(citizens, scene.seat, []);
  const citizen = (type: string): DockPiece => ({
    art: `citizen-${type}`,
    name: say("dock-citizen", { type: { type } }),
  });
  /** Beginning: three of six are marked, then a side of the fountain is clicked. */
  const toChoose = (type: string): DockPiece => {
    const marked = marks.includes(type);
    const next = marked ? marks.filter((one) => one !== type) : [...marks, type].slice(-CHOSEN);
    const fits = (option: Option): boolean => next.every((one) => typesIn(option, "types").includes(one));
    return { ...citizen(type), marks: next, marked, options: next.length ? choose.filter(fits) : [] };
  };
  /** One of the supply, for the one of the own trader tile that is marked, if any is. */
  const toHire = (type: string): DockPiece => ({
    ...citizen(type),
    mark: String(Number(supply[type] ?? 0)),
    options: hire.filter(
      (option) =>
        typesIn(option, "type").includes(type) &&
        (marks.length === 0 || typesIn(option, "given").every((one) => marks.includes(one))),
    ),
  });
  const toGive = (type: string): DockPiece => {
    const leads = hire.filter((option) => typesIn(option, "given").includes(type));
    const marked = marks.includes(type);
    return leads.length ? { ...citizen(type), marks: marked ? [] : [type], marked, options: leads } : citizen(type);
  };
  const state = say("dock-trader-state", { mine: mine.length, housed: at(housed, scene.seat, []).length });
  return {
    ...EMPTY,
    line: choose.length ? say("dock-citizens-choose", { number: marks.length }) : state,
    chip: count(at(housed, scene.seat, []).length),
    pieces: choose.length
      ? TYPES.map(toChoose)
      : hire.length
        ? [...mine.map(toGive), ...TYPES.filter((type) => Number(supply[type] ?? 0) > 0).map(toHire)]
        : mine.map(citizen),
    options: offers,
    asks: offers.length > 0 || scene.question === "ask-to-move-in",
    rows: scene.palaces.map((_, seat) => ({
      seat,
      text: say("dock-citizens-of", { housed: at(housed, seat, []).length }),
      pieces: [
        ...at(citizens, seat, []).map(citizen),
        ...at(housed, seat, []).map((tile) => ({ ...citizen(tile.split("-")[0] ?? ""), leads: true })),
      ],
    })),
  };
};
