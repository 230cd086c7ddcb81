/** Sitting down: a table against bots in one step, or one that was set up with care. */

import { said } from "../words/said";
import { t, words } from "../words/words.svelte";
import type { Game } from "../net/data";
import { desk } from "../net/desk.svelte";
import { recall, remember } from "../net/storage";
import type { CreateTable } from "../protocol";
import { router } from "../ui/route.svelte";
import { settings } from "../ui/settings.svelte";

export const NAME_LENGTH = 24;

/** What is typed may hold anything: the server takes no characters that cannot be seen. */
export function ownName(taken: readonly string[] = []): string {
  const seen = settings.name.replace(/\s+/g, " ").replace(/\p{C}/gu, "").trim();
  const tidy = [...seen].slice(0, NAME_LENGTH).join("").trim();
  return tidy || guestName(taken);
}

const GUESTS = 900;
const FIRST_GUEST = 100;

/** A name for who gives none: with a number of this browser's own, the next one that nobody at the table has. */
export function guestName(taken: readonly string[] = []): string {
  const number = recall("guest", FIRST_GUEST + Math.floor(Math.random() * GUESTS));
  remember("guest", number);
  const names = Array.from({ length: taken.length + 1 }, (_, at) => t("name-guest", { number: number + at }));
  return names.find((name) => !taken.includes(name)) ?? "";
}

export function playNow(game: Game): Promise<string | null> {
  const bots = Math.max(0, game.usual - 1);
  return sitDown({ name: ownName(), game: game.slug, bots, options: asPlayer(game, bots), public: false, undo: true }, true);
}

/** In a banking game one begins as a player: the bank comes round to everybody, and has little to decide. */
export function asPlayer({ layout, options }: Pick<Game, "layout" | "options">, bots: number): Record<string, number> {
  const seat = layout.money && bots > 0 ? options.find(({ is_seat }) => is_seat) : undefined;
  return seat ? { [seat.name]: 1 } : {};
}

/** The reason where there is no such table; else the page is at it. */
export async function sitDown(wishes: Omit<CreateTable, "type" | "nonce">, isFull: boolean): Promise<string | null> {
  const answer = await desk.create({ speed: settings.speed, ...wishes });
  if (answer?.type === "refused") return words.house.say(said(answer.said));
  if (answer?.type === "seated") {
    router.go(`/table/${answer.table}`);
    if (isFull) await desk.ask({ type: "start" });
  }
  return null;
}
