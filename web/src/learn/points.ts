/** What a lesson points at, on the screen. */

const PLACES: Record<string, string> = {
  hand: "[data-hand]",
  actions: "[data-actions]",
  prompt: ".prompt",
  scores: "[data-own-score]",
  story: ".last",
};

/** Anything else is a kind of zone. */
export function placeOf(point: string): string {
  return PLACES[point] ?? `[data-kind="${point}"]`;
}
