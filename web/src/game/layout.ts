/** Where things lie: zones by their place at the table, a chain that bends, a hand that fits its width. */

import { type Layout, USUAL_LAYOUT } from "../net/data";
import type { View, Zone } from "../protocol";

export interface SeatZones {
  seat: number;
  hand: Placed | null;
  others: Placed[];
}

export interface Arrangement {
  own: SeatZones | null;
  seats: SeatZones[]; // the others in the order of play, beginning after this seat
  places: number[]; // the seats in the middle, from left to right: the own one last
  trick: Placed[];
  rivers: Placed[]; // what each seat has thrown, where that is read by all
  centre: Placed[];
  counters: Placed[]; // walls and chips that are nobody's
}

/** A lasting name for each zone: its kind, its owner, and which of those it is. */
export function zoneIds(zones: Zone[]): string[] {
  const seen = new Map<string, number>();
  return zones.map(({ kind, owner }) => {
    const name = `${kind}-${owner ?? "x"}`;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return `${name}-${nth}`;
  });
}

export interface Placed extends Zone {
  id: string;
}

/** Tricks and rows lie in the middle, whosesoever they are, unless seats keep their rows before them. */
const isInTheMiddle = (kind: string, { rows }: Layout): boolean => kind === "trick" || (kind === "row" && rows !== "owner");

export function arrange(view: Pick<View, "zones" | "seat" | "seats">, layout: Layout = USUAL_LAYOUT): Arrangement {
  const first = view.seat ?? 0;
  const order = Array.from({ length: view.seats }, (_, at) => (first + at) % view.seats);
  const ids = zoneIds(view.zones);
  const placed = view.zones.map((zone, at): Placed => ({ ...zone, id: ids[at] ?? "" }));
  const bySeat = order.map((seat): SeatZones => {
    const zones = placed.filter((zone) => zone.owner === seat && !isInTheMiddle(zone.kind, layout) && !isRiver(zone, layout));
    return {
      seat,
      hand: zones.find(({ kind }) => kind === "hand") ?? null,
      others: zones.filter(({ kind }) => kind !== "hand"),
    };
  });
  const shared = placed.filter(({ owner, kind }) => owner === null || isInTheMiddle(kind, layout));
  const isCounter = (zone: Zone): boolean => zone.kind === "wall" || zone.kind === "chips";
  const places = view.seat === null ? order : [...order.slice(1), first];
  return {
    own: view.seat === null ? null : (bySeat[0] ?? null),
    seats: view.seat === null ? bySeat : bySeat.slice(1),
    places,
    trick: shared.filter(({ kind, owner }) => kind === "trick" && owner !== null),
    rivers: places.flatMap((seat) => placed.filter((zone) => zone.owner === seat && isRiver(zone, layout))),
    centre: shared.filter((zone) => !isCounter(zone) && !(zone.kind === "trick" && zone.owner !== null)),
    counters: shared.filter(isCounter),
  };
}

export interface Sides<One> {
  right: One[]; // from the far end to the near one
  across: One[]; // from left to right
  left: One[]; // from the far end to the near one
}

/** Where the others sit around a table, who come in the order of play: on the right the next one, unless play goes clockwise. */
export function sitAround<One>(others: One[], isClockwise: boolean): Sides<One> {
  const round = isClockwise ? [...others].reverse() : others;
  const count = round.length;
  const beside = count < 2 ? 0 : count < 6 ? 1 : count < 9 ? 2 : 3;
  return {
    right: round.slice(0, beside).reverse(),
    across: round.slice(beside, count - beside).reverse(),
    left: round.slice(count - beside),
  };
}

const isRiver = ({ kind, owner }: Zone, { discards }: Layout): boolean => kind === "discards" && owner !== null && discards === "river";

/** Walls and chips: zones that are a number more than tiles. */
export const isCount = ({ tiles, amount }: Zone): boolean => tiles.length === 0 && amount !== null;

export interface Place {
  x: number; // of the middle of the tile
  y: number;
  turns: 0 | 90 | 180; // where the chain runs: to the right, down, to the left
}

export interface Chain {
  places: Place[];
  width: number;
  height: number;
}

/** A chain of tiles of `length` by `breadth`: rows to the right and back, with a standing tile at each bend. */
export function layChain(count: number, width: number, length: number, breadth: number, gap = 2): Chain {
  const step = length + gap;
  if (count * step - gap <= width) return straight(count, length, breadth, step);
  const column = breadth + gap;
  const perRow = Math.max(1, Math.floor((width - 2 * column + gap) / step));
  const right = column + perRow * step;
  const places: Place[] = [];
  for (let row = 0; places.length < count; row++) {
    const isBack = row % 2 === 1;
    const y = breadth / 2 + row * (length - breadth);
    for (let at = 0; at < perRow; at++) {
      const along = at * step + length / 2;
      places.push({ x: isBack ? right - gap - along : column + along, y, turns: isBack ? 180 : 0 });
    }
    places.push({ x: isBack ? breadth / 2 : right + breadth / 2, y: y + (length - breadth) / 2, turns: 90 });
  }
  places.length = count;
  const bottoms = places.map(({ y, turns }) => y + (turns === 90 ? length : breadth) / 2);
  return { places, width: right + breadth, height: Math.max(...bottoms) };
}

function straight(count: number, length: number, breadth: number, step: number): Chain {
  const places = Array.from({ length: count }, (_, at): Place => ({ x: at * step + length / 2, y: breadth / 2, turns: 0 }));
  return { places, width: Math.max(0, count * step - (step - length)), height: count ? breadth : 0 };
}

const SMALLEST_OF_TWO_ROWS = 21;

/** The width of each tile of a hand so that it fits, in one row or two. */
export function fitHand(count: number, width: number, largest: number, smallest: number, gap = 4): number {
  const inRows = (rows: number): number => (width + gap) / Math.ceil(Math.max(count, 1) / rows) - gap;
  const one = inRows(1);
  if (one >= smallest) return Math.min(largest, one);
  return Math.max(Math.min(largest, inRows(2)), Math.min(SMALLEST_OF_TWO_ROWS, smallest, largest));
}

export interface Rows {
  places: { x: number; y: number }[]; // of the upper left corner
  height: number;
}

/** Tiles of `tile` by `tall` in rows that are centred in a width, as low as the room for `most` of them allows. */
export function layRows(count: number, most: number, width: number, tile: number, tall: number, gap = 4, lead = 8): Rows {
  const perRow = Math.max(1, Math.floor((width + gap + 0.5) / (tile + gap)));
  const rowsOf = (tiles: number): number => Math.ceil(tiles / perRow);
  const above = rowsOf(Math.max(most, count)) - rowsOf(count);
  const places = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const left = (width - inRow * (tile + gap) + gap) / 2;
    return { x: left + (at % perRow) * (tile + gap), y: (above + row) * (tall + lead) };
  });
  return { places, height: Math.max(0, rowsOf(Math.max(most, count)) * (tall + lead) - lead) };
}
