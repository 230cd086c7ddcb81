/** Sitting down: a table against bots in one step, or one that was set up with care. */

import { t } from "../i18n/t.svelte";
import type { Game } from "../net/data";
import { desk } from "../net/desk.svelte";
import type { CreateTable } from "../protocol";
import { router } from "../ui/route.svelte";
import { settings } from "../ui/settings.svelte";

export const NAME_LENGTH = 24;

/** What is typed may hold anything: the server takes no characters that cannot be seen. */
export function ownName(): string {
  const seen = settings.name.replace(/\s+/g, " ").replace(/\p{C}/gu, "").trim();
  const tidy = [...seen].slice(0, NAME_LENGTH).join("").trim();
  return tidy || t("name.guest");
}

export function playNow(game: Game): Promise<string | null> {
  const bots = Math.max(0, game.usual - 1);
  return sitDown({ name: ownName(), game: game.slug, bots, public: false, undo: true }, true);
}

/** The reason where there is no such table; else the page is at it. */
export async function sitDown(wishes: Omit<CreateTable, "type" | "nonce">, isFull: boolean): Promise<string | null> {
  const answer = await desk.create(wishes);
  if (answer?.type === "refused") return answer.reason;
  if (answer?.type === "seated") {
    router.go(`/table/${answer.table}`);
    if (isFull) await desk.ask({ type: "start" });
  }
  return null;
}
