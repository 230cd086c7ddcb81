/** Games by the names that people know them by: without tones, blanks, hyphens and capitals. */

import type { Game } from "../net/data";

export function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

export function isCalled(game: Pick<Game, "names">, wanted: string): boolean {
  const part = plain(wanted);
  return game.names.some((name) => plain(name).includes(part));
}
