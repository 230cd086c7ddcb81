/** Which part of the rulebook a person needs now: every rulebook has the same parts, with the headings book-tiles, book-play, … */

import type { TableInfo, View } from "../protocol";

export const DEAL = "tiles";
export const PLAY = "play";
export const SCORING = "scoring";
export const SESSION = "session";

export function partOf(info: TableInfo | null, view: View | null): string {
  if (!info || !view) return DEAL;
  if (info.phase === "over") return SESSION;
  return view.turn === null && view.hands_played > 0 ? SCORING : PLAY;
}
