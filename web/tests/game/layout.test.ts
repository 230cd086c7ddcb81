import { describe, expect, test } from "vitest";
import { arrange, fitHand, layChain, layRows, sitAround, zoneIds } from "../../src/game/layout";
import { USUAL_LAYOUT } from "../../src/net/data";
import type { Zone } from "../../src/protocol";

const zone = (kind: string, owner: number | null = null): Zone => ({ kind, owner, caption: { id: "zone-hand" }, amount: null, tiles: [] });

describe("zones", () => {
  const zones = [zone("row"), zone("wall"), zone("hand", 0), zone("hand", 1), zone("hand", 2), zone("trick", 2), zone("chips", 1)];

  test("have their place: the own hand, the others in order, the middle", () => {
    const found = arrange({ zones, seat: 1, seats: 3 });
    expect(found.own?.hand?.owner).toBe(1);
    expect(found.own?.others.map(({ kind }) => kind)).toEqual(["chips"]);
    expect(found.seats.map(({ seat }) => seat)).toEqual([2, 0]);
    expect(found.trick.map(({ owner }) => owner)).toEqual([2]);
    expect(found.centre.map(({ kind }) => kind)).toEqual(["row"]);
    expect(found.counters.map(({ kind }) => kind)).toEqual(["wall"]);
  });

  test("an onlooker sees everybody opposite", () => {
    const found = arrange({ zones, seat: null, seats: 3 });
    expect(found.own).toBeNull();
    expect(found.seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test("rows lie in the middle, unless seats keep them before them", () => {
    const rows = [zone("row", 1)];
    expect(arrange({ zones: rows, seat: 0, seats: 2 }, { ...USUAL_LAYOUT, rows: "owner" }).seats[0]?.others).toHaveLength(1);
    expect(arrange({ zones: rows, seat: 0, seats: 2 }).centre).toHaveLength(1);
  });

  test("have names of their own", () => {
    expect(zoneIds([zone("melds"), zone("melds"), zone("hand", 1)])).toEqual(["melds-x-0", "melds-x-1", "hand-1-0"]);
  });
});

describe("a chain", () => {
  const [length, breadth] = [50, 20];
  const boxes = (count: number, width: number) =>
    layChain(count, width, length, breadth).places.map(({ x, y, turns }) => {
      const [wide, high] = turns === 90 ? [breadth, length] : [length, breadth];
      return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
    });

  test.each([1, 2, 5, 13, 32])("of %i tiles stays inside and never overlaps", (count) => {
    for (const width of [200, 344, 900]) {
      const tiles = boxes(count, width);
      expect(tiles).toHaveLength(count);
      for (const [at, one] of tiles.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.right).toBeLessThanOrEqual(width);
        for (const other of tiles.slice(at + 1)) {
          const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          expect(apart, `${at} of ${count} at ${width}`).toBe(true);
        }
      }
    }
  });

  test("bends with a standing tile", () => {
    expect(layChain(5, 200, length, breadth).places.map(({ turns }) => turns)).toEqual([0, 0, 0, 90, 180]);
  });
});

test("a hand fits its width", () => {
  expect(fitHand(8, 340, 46, 27)).toBeCloseTo(39);
  expect(fitHand(4, 340, 46, 27)).toBe(46);
  expect(fitHand(16, 340, 46, 27)).toBeCloseTo(39);
  expect(fitHand(26, 340, 46, 27)).toBeCloseTo(22.5, 0);
});

test("what is thrown in a collecting game lies in the middle, the own last", () => {
  const zones = [zone("discards", 0), zone("discards", 1), zone("discards", 2), zone("discards"), zone("melds", 1)];
  const melding = arrange({ zones, seat: 1, seats: 3 }, { ...USUAL_LAYOUT, discards: "river" });
  expect(melding.rivers.map(({ owner }) => owner)).toEqual([2, 0, 1]);
  expect(melding.own?.others.map(({ kind }) => kind)).toEqual(["melds"]);
  expect(arrange({ zones, seat: 1, seats: 3 }).rivers).toEqual([]);
});

describe("tiles in rows", () => {
  const [tile, tall, gap, lead] = [30, 75, 4, 8];
  const lay = (count: number, most = count) => layRows(count, most, 340, tile, tall, gap, lead);

  test("are centred", () => {
    const [first, last] = [lay(3).places[0], lay(3).places[2]];
    expect(first?.x).toBeCloseTo(340 - (last?.x ?? 0) - tile);
  });

  test("stay inside, in as many rows as they need", () => {
    const { places, height } = lay(14);
    expect(places.every(({ x, y }) => x >= 0 && x + tile <= 340 && y + tall <= height)).toBe(true);
    expect(height).toBe(2 * tall + lead);
  });

  test("keep the room of those that have gone, and stay at its foot", () => {
    expect(lay(4, 14).height).toBe(lay(14).height);
    expect(lay(4, 14).places[0]?.y).toBe(tall + lead);
    expect(lay(0, 14).height).toBe(lay(14).height);
  });
});

describe("people around a table", () => {
  test("the next to play sits on the right, the last on the left", () => {
    expect(sitAround([1, 2, 3], false)).toEqual({ right: [1], across: [2], left: [3] });
    expect(sitAround([1, 2], false)).toEqual({ right: [1], across: [], left: [2] });
    expect(sitAround([1], false)).toEqual({ right: [], across: [1], left: [] });
    expect(sitAround([], false)).toEqual({ right: [], across: [], left: [] });
  });

  test("where play goes clockwise the next sits on the left", () => {
    expect(sitAround([1, 2, 3], true)).toEqual({ right: [3], across: [2], left: [1] });
  });

  test("many sit in the order of play, seen from above", () => {
    const { right, across, left } = sitAround([1, 2, 3, 4, 5, 6, 7], false);
    expect([...right].reverse().concat([...across].reverse(), left)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([right.length, across.length, left.length]).toEqual([2, 3, 2]);
  });
});
