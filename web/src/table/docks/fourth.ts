/** The docks of the fourth expansion: treasure chamber, master builders, invaders, bazaars. */

import { roomPlaces } from "$lib/art";
import { byKind, bySource, count, type Docked, type DockPiece, EMPTY, say } from "./dock";
import { at, flags, lists, names, record } from "./facts";

export const treasure: Docked = ({ scene, facts, options }) => {
  const rooms = lists(facts.rooms);
  const laid = lists(facts.laid);
  const waiting = names(facts.waiting);
  const buy = byKind(options, "chests");
  const chest = (type: string): DockPiece => ({ art: `chest-${type}`, name: say("dock-chest", { type: { type } }) });
  const kinds = (types: string[]) => ({ all: types.map((type) => ({ type })) });
  const room = (types: string[], number: number): DockPiece => ({
    art: types.length ? "treasure-room" : "treasure-room-empty",
    name: types.length
      ? say("dock-room", { room: number + 1, chests: kinds(types) })
      : say("dock-room-empty", { room: number + 1 }),
    over: types.flatMap((type, place) => {
      const box = roomPlaces[place];
      return box ? [{ art: `chest-${type}`, ...box }] : [];
    }),
    options: buy.filter((option) => option.label.args.room === number + 1),
    faded: types.length === 0,
  });
  const laying = scene.question === "lay-chests";
  return {
    ...EMPTY,
    line: waiting.length
      ? say("dock-chests-wait", { chests: kinds(waiting) })
      : say("dock-chests-state", { mine: at(laid, scene.seat, []).length, bag: Number(facts.bag ?? 0) }),
    chip: count(at(laid, scene.seat, []).length),
    pieces: laying && waiting.length ? waiting.map(chest) : rooms.map(room),
    options: [...buy, ...byKind(options, "pay-chests", "lay-chest")],
    asks: byKind(options, "pay-chests", "lay-chest").length > 0,
    rows: [
      ...scene.palaces.map((_, seat) => ({
        seat,
        text: say("dock-chests-of", { number: at(laid, seat, []).length }),
        pieces: at(laid, seat, []).map((tile) => chest(tile.split("-")[0] ?? "")),
      })),
      ...(Number(facts.dirk ?? 0) > 0 ? [{ text: say("dock-chests-dirk", { number: Number(facts.dirk) }) }] : []),
    ],
  };
};

export const masters: Docked = ({ scene, options }) => {
  const spend = byKind(options, "master");
  const mine = scene.hand.filter((card) => card.startsWith("builder-"));
  const open = scene.display.filter((card) => card.startsWith("builder-"));
  return {
    ...EMPTY,
    line: say("dock-masters-state", { mine: mine.length, open: open.length }),
    chip: count(mine.length),
    pieces: mine.map((card) => ({
      art: `card-${card}`,
      name: say("table-card", { card: { card } }),
      options: spend.filter((option) => option.cards?.includes(card)),
    })),
    options: spend,
    asks: spend.length > 0 || scene.question === "redesign-by-master",
  };
};

export const invaders: Docked = ({ scene, facts }) => {
  const side = typeof facts.next === "string" ? facts.next.toLowerCase() : "";
  const seen = flags(facts.seen_by);
  const scouts = names(facts.scouts);
  const attack: DockPiece = side
    ? { art: `card-attack-${side}`, name: say("dock-attack", { from: { say: say(`from-${side}`) } }), leads: true }
    : { art: "card-attack-back", name: say("dock-attack-hidden") };
  return {
    ...EMPTY,
    line: side ? attack.name : say("dock-invaders-state", { scouts: scouts.length }),
    chip: side ? say("dock-side-letter", { side: { say: say(`side-${side}`) } }) : count(scouts.length),
    pieces: [
      attack,
      ...scouts.map((type) => ({ art: `card-scout-${type}`, name: say("dock-scout", { type: { type } }) })),
    ],
    rows: scene.palaces.flatMap((_, seat) => (at(seen, seat, false) ? [{ seat, text: say("dock-attack-seen") }] : [])),
  };
};

export const bazaars: Docked = ({ scene, facts, options }) => {
  const open = Object.entries(record(facts.open));
  const buy = bySource(options, "bazaars");
  const of = (seat: number): string[] => {
    const palace = scene.palaces[seat];
    const tiles = [...Object.values(palace?.tiles ?? {}), ...(palace?.reserve ?? []), ...(palace?.acquired ?? [])];
    return tiles.filter((tile) => tile.startsWith("bazaar-"));
  };
  return {
    ...EMPTY,
    line: say("dock-bazaars-state", { open: open.length, mine: of(scene.seat).length }),
    chip: open.length ? say("dock-open", { number: open.length }) : count(of(scene.seat).length),
    pieces: open.map(([tile, price]) => ({
      art: `tile-${tile}`,
      name:
        Number(price) > 0
          ? say("dock-bazaar", { tile: { tile }, price: Number(price) })
          : say("dock-bazaar-no-price", { tile: { tile } }),
      ...(Number(price) > 0 ? { mark: String(Number(price)) } : {}),
      ...(buy.some((option) => option.tile === tile) ? { tile: { tile, source: "bazaars" } } : {}),
    })),
    options: buy,
    rows: scene.palaces.map((_, seat) => ({
      seat,
      text: say("dock-bazaars-of", { number: of(seat).length }),
      pieces: of(seat).map((tile) => ({ art: `mini-${tile}`, name: say("table-tile", { tile: { tile } }) })),
    })),
  };
};
