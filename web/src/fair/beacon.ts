/**
 * Public randomness: a chain of drand, whose rounds nobody knows before their time and everybody can check after it.
 * The curve is loaded only where a table or a proof names one.
 */

import type { BeaconChain } from "../protocol";
import { type Bytes, sha, unhex } from "./bytes";
import { sha256 } from "./sha256";

export const SCHEME = "bls-unchained-g1-rfc9380";
const DOMAIN = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

/** The round that a deal waits for; the signature is empty where it did not come in time. */
export interface Round {
  number: number;
  signature: string;
}

/** When a round comes, in seconds since 1970. */
export const timeOf = ({ genesis, period }: BeaconChain, round: number): number => genesis + (round - 1) * period;

/** What a round adds to a deal, as drand publishes it. */
export const randomness = (signature: string): Bytes => sha256(unhex(signature));

/** What the terms of a deal name a chain by. */
export const digestOf = ({ public_key, genesis, period }: BeaconChain, scheme = SCHEME): Promise<Bytes> =>
  sha("beacon", scheme, unhex(public_key), genesis, period);

/** Whether e(signature, generator) = e(hash of the round, key) on BLS12-381. */
export async function isSignedRound(key: string, round: number, signature: string): Promise<boolean> {
  const { bls12_381: curve } = await import("@noble/curves/bls12-381.js");
  const named = new Uint8Array(8);
  new DataView(named.buffer).setBigUint64(0, BigInt(round));
  try {
    const point = curve.G1.Point.fromBytes(unhex(signature));
    const known = curve.G2.Point.fromBytes(unhex(key));
    if (point.is0() || known.is0() || !point.isTorsionFree() || !known.isTorsionFree()) return false;
    const message = curve.G1.hashToCurve(sha256(named), { DST: DOMAIN });
    const paired = curve.pairingBatch([
      { g1: point, g2: curve.G2.Point.BASE },
      { g1: curve.G1.Point.fromAffine(message.negate().toAffine()), g2: known },
    ]);
    return curve.fields.Fp12.eql(paired, curve.fields.Fp12.ONE);
  } catch {
    return false; // no points of the curve
  }
}
