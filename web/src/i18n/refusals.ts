/** Refusals of the server in the language of choice. */

import type { Refused } from "../protocol";
import { settings } from "../ui/settings.svelte";
import { known } from "./messages.svelte";

const BY_THE_RULES = "illegal"; // then the reason is a sentence of the game

/** What the refusal says by its code; undefined where the server's own sentence is to be read, or translated as the game's. */
export function refusalWords({ code }: Pick<Refused, "code">): string | undefined {
  if (settings.language === "en" || code === BY_THE_RULES) return undefined;
  return known(settings.language, `refused.${code}`);
}
