/** What a seat adds to a deal: a value that it pledges first and shows when all pledges are in. */

import { type Bytes, hex, sha, unhex } from "./bytes";

export function freshValue(): Bytes {
  return crypto.getRandomValues(new Uint8Array(16));
}

/** Names the commitment of the hand, so it cannot have been made before it. */
export async function pledge(commitment: string, seat: number, value: Bytes): Promise<string> {
  return hex(await sha("pledge", unhex(commitment), seat, value));
}
