/** The docks of the first two expansions. */

import { money, tally } from "../pieces";
import { byKind, type Docked, type DockPiece, EMPTY, say } from "./dock";
import { at, flags, lists, names, numbers, owners, record } from "./facts";

export const vizier: Docked = ({ scene, facts, options }) => {
  const awake = flags(facts.awake);
  const mine = scene.seat >= 0 && at(awake, scene.seat, false);
  const stone = (seat: number): DockPiece => ({
    art: `vizier-${seat + 1}${at(awake, seat, false) ? "" : "-asleep"}`,
    name: say(at(awake, seat, false) ? "table-vizier-awake" : "table-vizier-asleep"),
  });
  return {
    ...EMPTY,
    line: say(scene.seat < 0 ? "table-vizier-count" : mine ? "table-vizier-ready" : "table-vizier-sleeps", {
      awake: awake.filter(Boolean).length,
    }),
    chip: say(mine ? "table-vizier-awake" : "table-vizier-asleep"),
    options: byKind(options, "vizier", "wake"),
    asks: scene.question === "window" && byKind(options, "vizier").length > 0,
    pieces: scene.seat < 0 ? [] : [{ ...stone(scene.seat), options: byKind(options, "wake") }],
    rows: scene.palaces.map((_, seat) => ({ seat, text: stone(seat).name, pieces: [stone(seat)] })),
  };
};

export const bureaux: Docked = ({ scene }) => {
  const open = scene.display.filter((card) => card.startsWith("bureau-"));
  const mine = scene.hand.filter((card) => card.startsWith("bureau-"));
  const card = (name: string): DockPiece => ({
    art: `card-${name}`,
    name: say("table-card", { card: { card: name } }),
  });
  return {
    ...EMPTY,
    line: say("table-bureaux-state", { open: open.length, mine: mine.length }),
    chip: say("table-number", { number: mine.length }),
    pieces: [...mine, ...open].slice(0, 4).map(card),
  };
};

export const bonus: Docked = ({ scene, facts, options }) => {
  const mine = names(facts.mine);
  const reveal = byKind(options, "reveal");
  const built = new Set(Object.values(scene.palaces[scene.seat]?.tiles ?? {}));
  const card = (tile: string): DockPiece => ({
    art: `card-bonus-${tile}`,
    name: say(built.has(tile) ? "table-bonus-built" : "table-bonus-card", { tile: { tile } }),
    leads: built.has(tile),
    options: reveal.filter((option) => option.tile === tile),
  });
  return {
    ...EMPTY,
    line: say("table-bonus-state", { mine: mine.length, open: lists(facts.revealed).flat().length }),
    chip: say("table-number", { number: mine.length }),
    pieces: mine.map(card),
    options: reveal,
    asks: scene.question === "ask-for-bonus" && reveal.length > 0,
    rows: scene.palaces.map((_, seat) => ({
      seat,
      text: say("table-bonus-hidden", { cards: at(numbers(facts.hidden), seat, 0) }),
      pieces: at(lists(facts.revealed), seat, []).map((tile) => ({
        art: `card-bonus-${tile}`,
        name: say("table-bonus-open", { tile: { tile } }),
      })),
    })),
  };
};

export const huts: Docked = ({ scene, facts, options }) => {
  const take = byKind(options, "take-hut");
  const left = numbers(facts.left);
  return {
    ...EMPTY,
    line: take.length
      ? say("table-huts-take")
      : say("table-huts-left", { number: left.reduce((sum, one) => sum + one, 0) }),
    chip: say("table-number", { number: at(numbers(facts.owned), scene.seat, 0) }),
    pieces: names(facts.open).flatMap((tile, stack) =>
      tile
        ? [
            {
              art: `tile-${tile}`,
              name: say("table-hut-stack", { tile: { tile }, left: at(left, stack, 0) }),
              mark: String(at(left, stack, 0)),
              faded: take.length > 0 && !take.some((option) => option.tile === tile),
              ...(take.some((option) => option.tile === tile) ? { tile: { tile, source: "hut" } } : {}),
            },
          ]
        : [],
    ),
    options: take,
    rows: scene.palaces.map((_, seat) => ({
      seat,
      text: say("table-huts-owned", { number: at(numbers(facts.owned), seat, 0) }),
    })),
  };
};

export const gates: Docked = ({ scene, facts, options }) => {
  const take = byKind(options, "take-gate");
  const held = numbers(facts.held);
  return {
    ...EMPTY,
    line: say(facts.open === true ? "table-gate-open" : "table-gate-none", { mine: at(held, scene.seat, 0) }),
    chip: facts.open === true ? say("table-open") : say("table-number", { number: at(held, scene.seat, 0) }),
    pieces: facts.open === true ? [{ art: "card-gate", name: say("table-gate-card"), options: take }] : [],
    options: take,
    rows: scene.palaces.map((palace, seat) => ({
      seat,
      text: say("table-gates-of", { cards: at(held, seat, 0), gates: (palace.doors ?? []).length }),
    })),
  };
};

export const diamonds: Docked = ({ scene }) => {
  const mine = scene.hand.filter((card) => money(card)?.currency === "diamond");
  const open = scene.display.filter((card) => money(card)?.currency === "diamond");
  const sum = mine.reduce((total, card) => total + (money(card)?.value ?? 0), 0);
  return {
    ...EMPTY,
    line: say("table-diamonds-state", { sum, open: open.length }),
    chip: say("table-number", { number: sum }),
    pieces: [...tally(mine).keys()].slice(0, 4).map((name) => ({
      art: `money-${name}`,
      name: say("table-card", { card: { card: name } }),
    })),
  };
};

const person = (name: string): { say: ReturnType<typeof say> } => ({ say: say(`character-${name}`) });

export const characters: Docked = ({ scene, facts, options }) => {
  const auction = record(facts.auction);
  const owned = owners(facts.owner);
  const used = new Set(names(facts.used));
  const mine = owned.filter(([, seat]) => seat === scene.seat);
  const rows = owned.map(([name, seat]) => ({
    seat,
    text: say("table-character", { character: person(name), used: used.has(name) ? "yes" : "no" }),
    pieces: [{ art: `card-${name}`, name: say(`character-${name}`) }],
  }));
  if (typeof auction.character === "string") {
    const [name, bid, bidder] = [auction.character, Number(auction.bid), Number(auction.bidder)];
    const still = numbers(auction.still);
    return {
      ...EMPTY,
      line:
        bidder >= 0
          ? say("table-auction-bid", { character: person(name), bid })
          : say("table-auction-first", { character: person(name) }),
      chip: say("table-number", { number: bid }),
      asks: true,
      options: byKind(options, "bid", "pay-bid"),
      rows,
      pieces: [
        { art: `card-${name}`, name: say(`character-${name}`) },
        ...scene.palaces.map((_, seat) => ({
          art: `player-${seat + 1}`,
          name: say(seat === bidder ? "table-bidder" : still.includes(seat) ? "table-still-in" : "table-out", {
            seat: { seat },
            bid,
          }),
          faded: !still.includes(seat),
          leads: seat === bidder,
          ...(seat === bidder ? { mark: String(bid) } : {}),
        })),
      ],
    };
  }
  const [first] = mine[0] ?? [];
  return {
    ...EMPTY,
    line: say("table-characters-state", { mine: mine.length, all: owned.length }),
    chip: first ? say("table-number", { number: mine.length }) : say("table-number", { number: owned.length }),
    options: options.filter((option) => mine.some(([name]) => name === option.kind)),
    pieces: mine.slice(0, 3).map(([name]) => ({
      art: `card-${name}`,
      name: say(`character-${name}`),
      faded: used.has(name),
      options: options.filter((option) => option.kind === name && !option.tile && !(option.cards ?? []).length),
    })),
    rows,
  };
};

export const camps: Docked = ({ scene }) => {
  const of = (seat: number): string[] =>
    Object.values(scene.palaces[seat]?.tiles ?? {}).filter((tile) => tile.startsWith("camp-"));
  return {
    ...EMPTY,
    line: say("table-camps-state", { number: scene.seat >= 0 ? of(scene.seat).length : 0 }),
    chip: say("table-number", { number: scene.seat >= 0 ? of(scene.seat).length : 0 }),
    rows: scene.palaces.map((_, seat) => ({
      seat,
      text: say("table-camps-of", { number: of(seat).length }),
      pieces: of(seat).map((tile) => ({ art: `mini-${tile}`, name: say("table-tile", { tile: { tile } }) })),
    })),
  };
};
