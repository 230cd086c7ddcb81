/** What a seat adds to a deal: a value that it pledges first and shows when all pledges are published. */

import { hex, sha, unhex } from "./bytes";

export function freshValue(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Names the commitment of the hand, so it cannot have been made before it, and the key that the seat signs with. */
export async function pledge(commitment: string, seat: number, value: string, key: string): Promise<string> {
  const named = key === "" ? [] : [unhex(key)]; // the first protocol had no keys
  return hex(await sha("pledge", unhex(commitment), seat, ...named, unhex(value)));
}
