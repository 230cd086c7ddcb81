/** For how many a game is. */

import type { Game } from "../net/data";
import { t } from "../words/words.svelte";

export function playersOf({ least, most }: Pick<Game, "least" | "most">): string {
  if (most === 1) return t("players-one");
  return least === most ? t("players-exactly", { count: least }) : t("players-range", { least, most });
}
