import { beforeEach, expect, test } from "vitest";
import type { TileKind } from "../../src/net/data";
import { house } from "../../src/net/house.svelte";
import { spoken } from "../../src/table/told";

const face = (title: string) => ({ title, names: {}, picture: "" });
const domino: TileKind = { width: 40, height: 100, back: "", unknown: "[?:?]", faces: { "[6:6]": face("Heaven, six six"), "[1:1]": face("Earth, one one") } };
const nameOf = (seat: number): string => ["Ann", "Bob"][seat] ?? "";

beforeEach(() => void (house.kinds = { domino }));

test.each([
  ["s1 leads [6:6][1:1]", "Bob leads Heaven, six six, Earth, one one"],
  ["s0 discards [?:?]. Beat [6:6] with a higher tile.", "Ann discards Tile, face down. Beat Heaven, six six with a higher tile."],
  ["Join a tile to the open 4.", "Join a tile to the open 4."],
])("%s is read aloud by names", (text, heard) => {
  expect(spoken(text, "domino", nameOf)).toBe(heard);
});
