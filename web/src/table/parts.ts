/** Which part of the rulebook a person needs now: every rulebook has the same headings. */

import type { TableInfo, View } from "../protocol";

export const DEAL = "Tiles and deal";
export const PLAY = "Play";
export const SCORING = "Scoring";
export const SESSION = "A session";

export function partOf(info: TableInfo | null, view: View | null): string {
  if (!info || !view) return DEAL;
  if (info.phase === "over") return SESSION;
  return view.turn === null && view.results.length > 0 ? SCORING : PLAY;
}
