/** What every part of a drawn table needs to know. */

import { botName } from "../words/names";
import { t } from "../words/words.svelte";
import type { Game, Layout } from "../net/data";
import type { TableInfo } from "../protocol";
import type { Choice } from "./choice.svelte";

export interface Board {
  game: Game | undefined;
  slug: string | undefined;
  kind: string;
  layout: Layout;
  nameOf: (seat: number) => string;
  choice: Choice | null;
}

/** The host starts, or anybody where the table is set up so, or while the host is away. */
export function mayStart(info: TableInfo, seat: number | null): boolean {
  const host = info.host ?? null;
  return seat !== null && (info.anyone_starts || host === null || host === seat || info.seats[host]?.present === false);
}

/** The caption of a hand that needs none. */
export const OWN_HAND = "zone-hand";

export function seatName(info: TableInfo | null, seat: number, own: number | null): string {
  const sitting = info?.seats[seat];
  if (sitting?.kind === "bot") return botName(seat);
  if (sitting?.kind === "empty") return t("seat-empty");
  return sitting?.name || (seat === own ? t("seat-you") : t("seat-number", { seat: seat + 1 }));
}
