/** Bytes, hex, and how fields become bytes. */

import { sha256 } from "./sha256";

export type Bytes = Uint8Array<ArrayBuffer>;
export type Field = Bytes | string | number;

export function unhex(text: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error("no hex");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Fields, each with its length before it; a number is its decimal digits. */
export function pack(...values: Field[]): Bytes {
  const parts = ["paiju-fair-1", ...values].map((value) =>
    value instanceof Uint8Array ? value : new TextEncoder().encode(String(value)),
  );
  const packed = new Uint8Array(parts.reduce((size, part) => size + 4 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    new DataView(packed.buffer).setUint32(at, part.length);
    packed.set(part, at + 4);
    at += 4 + part.length;
  }
  return packed;
}

export async function sha(...values: Field[]): Promise<Bytes> {
  const packed = pack(...values);
  return crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", packed)) : sha256(packed);
}
