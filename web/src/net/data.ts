/** What the server knows once and for all: the games, the tiles, the rulebooks. */

export type OptionValue = boolean | number | string | string[];

export interface GameOption {
  name: string;
  kind: "choice" | "flag" | "number" | "several";
  effect: string;
  source: string;
  default: OptionValue | null;
  allowed: string;
  values?: string[];
  low?: number;
  high?: number;
  words?: string[];
}

export interface Game {
  slug: string;
  name: string;
  native: string;
  romanised: string;
  family: string;
  least: number;
  most: number;
  usual: number;
  summary: string;
  experimental: boolean;
  tiles: string;
  sample: string[];
  verbs: string[];
  always: string[]; // what may be said at any turn beside the actions that are listed
  options: GameOption[];
  presets: Record<string, Record<string, OptionValue>>;
}

export interface Face {
  title: string;
  names: Record<string, string>;
  picture: string;
}

export interface TileKind {
  width: number;
  height: number;
  back: string;
  unknown: string;
  faces: Record<string, Face>;
}

export async function fetchJson<Value>(path: string): Promise<Value> {
  const answer = await fetch(path);
  const body = (await answer.json()) as Value & { reason?: string };
  if (!answer.ok) throw new Error(body.reason ?? answer.statusText);
  return body;
}

export async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}
