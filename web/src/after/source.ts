/** Where a replay comes from: a table of the server, or a record that somebody has brought. */

import { seatAt } from "../net/tickets";
import type { Imported, Practice, Replay, Review, ScoreSheet, Speech } from "../protocol";
import { said } from "../words/said";
import { words } from "../words/words.svelte";

/** A position of a hand, and what a seat has played from there on. */
export interface PlayOn {
  hand: number;
  step: number;
  seat: number;
  actions: string[];
  since: number;
  shown: boolean; // a bot plays the seat, too
}

export interface Source {
  readonly place: string | null; // of the session on the server
  scores(): Promise<ScoreSheet>;
  replay(hand: number, seat: number | null): Promise<Replay>;
  playOn(wish: PlayOn): Promise<Practice>;
  review?(hand: number, seat: number): Promise<Review>; // as far as it has come
}

const headersOf = (table: string): Record<string, string> => {
  const held = seatAt(table);
  return held ? { authorization: `Bearer ${held.ticket}` } : {};
};

export async function request<Value>(path: string, init: RequestInit = {}): Promise<Value> {
  const answer = await fetch(path, init);
  const body = (await answer.json()) as Value & { said?: Speech };
  if (!answer.ok) throw new Error(body.said ? words.house.say(said(body.said)) : answer.statusText);
  return body;
}

const post = <Value>(path: string, body: object): Promise<Value> => request(path, { method: "POST", body: JSON.stringify(body) });

/** A session of a table; during it the ticket of one's seat shows what that seat saw. */
export function sessionOf(table: string, session: number, isEmbedded = false): Source {
  const place = `/tables/${table}/sessions/${session}`;
  const ask = <Value>(path: string): Promise<Value> => request(path, { headers: isEmbedded ? {} : headersOf(table) });
  return {
    place,
    scores: () => ask(`${place}/scores`),
    replay: (hand, seat) => ask(`${place}/replay?hand=${hand}${seat === null ? "" : `&seat=${seat}`}`),
    playOn: (wish) => post("/practice", { ...wish, table, session }),
    review: (hand, seat) => ask(`${place}/hands/${hand}/review?seat=${seat}`),
  };
}

/** A record is sent along with every question: the server keeps nothing of it. */
export function recordOf(record: string): Source {
  const brought = (hand: number, seat: number | null): Promise<Imported> => post("/records", { record, hand, seat });
  return {
    place: null,
    scores: async () => (await brought(1, null)).sheet,
    replay: async (hand, seat) => (await brought(hand, seat)).replay,
    playOn: (wish) => post("/practice", { ...wish, record }),
  };
}
