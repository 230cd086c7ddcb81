/** The public chain of a session: one head over everything that was published of its deals. */

import type { Round } from "./beacon";
import { type Bytes, hex, pack, sha, unhex } from "./bytes";

export interface Share {
  pledge: string;
  key?: string;
  value?: string;
  signature?: string;
}

export interface Attempt {
  commitment: string;
  seats?: Share[];
}

const shown = (seats: Share[]): Bytes[] => seats.flatMap(({ value, signature }) => [unhex(value ?? ""), unhex(signature ?? "")]);

/** After all pledges are published: what is signed. */
export async function headPledged(head: string, hand: number, { commitment, seats = [] }: Attempt): Promise<string> {
  const named = seats.flatMap(({ pledge, key }) => [unhex(pledge), unhex(key ?? "")]);
  return hex(await sha("pledged", unhex(head), hand, unhex(commitment), ...named));
}

/** After a deal; at a table without a beacon there is no round. */
export async function headDealt(head: string, hand: number, seats: Share[], root: string, round?: Round): Promise<string> {
  const waited = round === undefined ? [] : [round.number, unhex(round.signature)];
  return hex(await sha("dealt", unhex(head), hand, ...shown(seats), ...waited, unhex(root)));
}

/** After the commitment of a deal was replaced. */
export async function headGivenUp(head: string, hand: number, attempt: Attempt): Promise<string> {
  const seats = attempt.seats ?? [];
  const last = seats.length > 0 ? await headPledged(head, hand, attempt) : head;
  return hex(await sha("given-up", unhex(last), hand, unhex(attempt.commitment), ...shown(seats)));
}

/** What a seat signs. */
export const signedText = (head: string, seat: number): Bytes => pack("sign", unhex(head), seat);
