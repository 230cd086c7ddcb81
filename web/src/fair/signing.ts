/** Ed25519: the curve is loaded at a table and where a proof is verified, not with the page. */

import { ed25519 } from "@noble/curves/ed25519.js";
import { type Bytes, hex, unhex } from "./bytes";

export const freshSeed = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

export function publicKey(seed: string): string {
  return hex(Uint8Array.from(ed25519.getPublicKey(unhex(seed))));
}

export function sign(seed: string, message: Bytes): string {
  return hex(Uint8Array.from(ed25519.sign(message, unhex(seed))));
}

export function isSigned(key: string, message: Bytes, signature: string): boolean {
  try {
    return ed25519.verify(unhex(signature), message, unhex(key), { zip215: false });
  } catch {
    return false; // no key, or no signature
  }
}
