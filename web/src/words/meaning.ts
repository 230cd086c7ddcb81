/** What the terms in a sentence mean, from the term base: meaning-zone-tricks explains zone-tricks. */

import type { Speech } from "../protocol";
import { words } from "./words.svelte";

interface Catalogued {
  has: (id: string) => boolean;
  say: (said: { id: string }) => string;
}

/** Of a sentence and of those within it, each meaning once. */
export function meaningIn(catalogue: Catalogued, speech: Speech): string {
  const ids = idsIn(speech).map((id) => `meaning-${id}`);
  return [...new Set(ids.filter((id) => catalogue.has(id)).map((id) => catalogue.say({ id })))].join(" ");
}

export const meaningOf = (game: string | undefined, speech: Speech): string => meaningIn(words.of(game), speech);

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== "object" || value === null) return [];
  const { id, ...rest } = value as { id?: unknown };
  return [...(typeof id === "string" ? [id] : []), ...Object.values(rest).flatMap(idsIn)];
}
