/** What the server knows once and for all: the games, the tiles, the rulebooks. */

export type OptionValue = boolean | number | string | string[];

export interface GameOption {
  name: string;
  kind: "choice" | "flag" | "number" | "several";
  source: string;
  default: OptionValue | null;
  group: Group;
  values?: string[];
  low?: number;
  high?: number;
  words?: string[];
  is_seat?: boolean; // counted from 0, told from 1
}

/** What a rule of a table concerns. */
export type Group = "play" | "scoring" | "deal" | "session";

/** How the zones of a game are placed, as its family declares it. */
export interface Layout {
  rows: "middle" | "chain" | "owner"; // where a row lies: in the middle, as a chain, before its owner
  discards: "pile" | "river"; // what seats throw: a pile, or in order for all to read
  melds: "owner" | "board"; // before a seat, or the groups of a board
  trick: boolean; // what each seat plays lies in the middle before it
  lays_much: "nobody" | "others" | "everybody"; // before whom many tiles lie for most of a hand
  money: boolean; // chips are money, and bets are made before there is a hand
  ladder: string; // the part of the rulebook that says what beats or scores what
}

export const USUAL_LAYOUT: Layout = {
  rows: "middle",
  discards: "pile",
  melds: "owner",
  trick: false,
  lays_much: "nobody",
  money: false,
  ladder: "scoring",
};

export interface Game {
  slug: string;
  native: string;
  romanised: string;
  names: string[]; // all that it may be looked for by
  family: string;
  family_place: number; // in the lobby, 0 first
  layout: Layout;
  least: number;
  most: number;
  usual: number;
  experimental: boolean;
  clockwise: boolean; // the next to play sits on the left
  tiles: string;
  sample: string[];
  verbs: string[];
  always: string[]; // what may be said at any turn beside the actions that are listed
  options: GameOption[];
  presets: Record<string, Record<string, OptionValue>>;
}

export interface Face {
  names: Record<string, string>; // by language
  picture: string;
}

export interface TileKind {
  width: number;
  height: number;
  back: string;
  unknown: string;
  faces: Record<string, Face>;
}

const PAUSES = [200, 1000, 3000]; // milliseconds after which one asks again: a network may fail for a moment

async function ask(path: string): Promise<Response> {
  for (const pause of PAUSES) {
    try {
      return await fetch(path);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetch(path);
}

export async function fetchJson<Value>(path: string): Promise<Value> {
  const answer = await ask(path);
  const body = (await answer.json()) as Value & { reason?: string };
  if (!answer.ok) throw new Error(body.reason ?? answer.statusText);
  return body;
}

export async function fetchText(path: string): Promise<string> {
  const answer = await ask(path);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}
