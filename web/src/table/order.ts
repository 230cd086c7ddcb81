/** The order in which a hand is held: as the game has it, or by the number of pips. */

import type { Tile } from "../protocol";

function weight(face: string | null): number {
  const digits = face?.match(/\d/g) ?? [];
  return digits.reduce((sum, digit) => sum + Number(digit), 0) * 10 + Number(digits[0] ?? 0);
}

export function handOrder(tiles: Tile[], isSorted: boolean): number[] {
  const places = tiles.map((_, at) => at);
  if (!isSorted) return places;
  return places.sort((one, other) => weight(tiles[other]?.face ?? null) - weight(tiles[one]?.face ?? null));
}
