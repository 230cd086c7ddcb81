/** The rules of a table by what they concern, under the headings of every rulebook. */

import type { GameOption, Group } from "../net/data";

const GROUPS: Group[] = ["play", "scoring", "deal", "session"]; // in the order in which they are shown

/** Only groups that have an option, each in the order of the game. */
export function grouped(options: GameOption[]): { group: Group; options: GameOption[] }[] {
  return GROUPS.map((group) => ({ group, options: options.filter((option) => option.group === group) })).filter(
    (found) => found.options.length > 0,
  );
}
