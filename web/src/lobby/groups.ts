/** The rules of a table by what they concern, under the headings of every rulebook. */

import type { GameOption } from "../net/data";

export type Group = "play" | "scoring" | "deal" | "session";

const GROUPS: Group[] = ["play", "scoring", "deal", "session"]; // in the order in which they are shown

const NAMES: [Group, RegExp][] = [
  ["session", /^(hands|first_(dealer|banker)|next_dealer|banker_mode|banker_keeps.*|starter_stays|bankroll|start_score|win_score|win_condition|.*max_(rounds|turns|moves))$/],
  ["deal", /^(deck|sets|tile_set|remove_doubles|line_fix|lay_sixes|supreme_laid|peel_allowed|toss_choice|eight_doubles|max_redeals|redeal_.*)$/],
  ["scoring", /pay|points|bonus|scor|stake|bets|fee|loss|commission|penalty|quota|extra|factor|multipli|thirty|settlement|rounding|unit|_tie$|^ties$|double|horses|jump|shut_out|previous_wins|passport$|no_deck|dragon_once|steals|copies/],
];

export function groupOf({ name }: Pick<GameOption, "name">): Group {
  return NAMES.find(([, names]) => names.test(name))?.[0] ?? "play";
}

/** Only groups that have an option, each in the order of the game. */
export function grouped(options: GameOption[]): { group: Group; options: GameOption[] }[] {
  return GROUPS.map((group) => ({ group, options: options.filter((option) => groupOf(option) === group) })).filter(
    (found) => found.options.length > 0,
  );
}
