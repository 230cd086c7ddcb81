/** SHA-256 of FIPS 180-4, for pages that a browser calls insecure: there it hides its own. */

import type { Bytes } from "./bytes";

/** The first 32 bits of the fractional part of a root of each prime. */
function fractions(count: number, power: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) isPrime &&= number % divisor !== 0;
    if (isPrime) found.push((number ** power % 1) * 2 ** 32 | 0);
  }
  return found;
}

const CONSTANTS = fractions(64, 1 / 3);
const START = fractions(8, 1 / 2);
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mix(state: Int32Array, block: DataView, at: number): void {
  const words = new Int32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) words[i] = block.getInt32(at + 4 * i);
    else {
      const [early, late] = [words[i - 15], words[i - 2]];
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16] + small + words[i - 7] + large;
    }
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + CONSTANTS[i] + words[i];
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
}

/** HMAC of RFC 2104 with SHA-256; the key has no more than 64 bytes. */
export function hmacSha256(key: Bytes, message: Bytes): Bytes {
  const padded = (by: number): Bytes => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ by);
  const joined = (one: Bytes, other: Bytes): Bytes => Uint8Array.from([...one, ...other]);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}

export function sha256(message: Bytes): Bytes {
  const padded = new DataView(new ArrayBuffer(64 * Math.ceil((message.length + 9) / 64)));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, 8 * message.length);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.byteLength; at += 64) mix(state, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}
