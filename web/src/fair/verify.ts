/** Verifies fair deals by docs/fair-deals.md alone, in the browser and offline; it shares no code with the server. */

import { type Bytes, type Field, hex, pack, sha, unhex } from "./bytes";
import type { Proof } from "./proof";
import type { Said, Value } from "../words/said";
import { shake256 } from "./shake256";

export interface Verdict {
  holds: boolean;
  found: Said[];
}

class Wrong extends Error {
  constructor(readonly why: Said) {
    super(why.id);
  }
}

const TOP = 1n << 64n;

function require(holds: boolean, id: string, values: Record<string, Value> = {}): void {
  if (!holds) throw new Wrong({ id, values });
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A number below each limit, from the 64-bit words of SHAKE-256(source). */
export function draw(source: Bytes, limits: number[]): number[] {
  let at = 0;
  let stream = new DataView(shake256(source, 8 * limits.length).buffer);
  return limits.map((limit) => {
    for (;;) {
      if (8 * at === stream.byteLength) stream = new DataView(shake256(source, 2 * stream.byteLength).buffer);
      const word = stream.getBigUint64(8 * at++);
      if (word < TOP - (TOP % BigInt(limit))) return Number(word % BigInt(limit));
    }
  });
}

/** Fisher-Yates from the top. */
export function shuffle<Thing>(things: Thing[], key: Bytes, label: string): Thing[] {
  const wall = [...things];
  const tops = wall.slice(1).map((_, at) => wall.length - 1 - at);
  const places = draw(pack("stream", key, label), tops.map((top) => top + 1));
  tops.forEach((top, at) => ([wall[top], wall[places[at]]] = [wall[places[at]], wall[top]]));
  return wall;
}

async function terms(proof: Proof, at: number): Promise<Field[]> {
  return [proof.table, at, proof.game, proof.rules, proof.seats, await sha("tiles", ...proof.tiles)];
}

/** What everything random in a hand is drawn from. */
export async function keyOf(proof: Proof, at: number, secret: Bytes, values: Bytes[]): Promise<Bytes> {
  const hmac = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", hmac, pack("key", ...(await terms(proof, at)), ...values)));
}

/** How many tiles are open, each of them held by the root. */
async function checkOpened(proof: Proof, at: number, wall?: string[]): Promise<number> {
  const { opened, root } = proof.hands[at];
  const size = proof.tiles.length;
  for (const { place, tile, salt, path } of opened) {
    const isThere = Number.isInteger(place) && 0 <= place && place < size;
    require(isThere && path.length === 32 - Math.clz32(size - 1), "fair-no-place", { place });
    let node = await sha("leaf", proof.table, at, place, tile, unhex(salt));
    for (const [level, partner] of path.entries()) {
      node = await ((place >> level) & 1 ? sha("node", unhex(partner), node) : sha("node", node, unhex(partner)));
    }
    require(hex(node) === root, "fair-root-holds-not", { tile, place });
    require(wall === undefined || wall[place] === tile, "fair-other-wall");
  }
  return new Set(opened.map(({ place }) => place)).size;
}

async function rootOf(leaves: Bytes[]): Promise<Bytes> {
  let level = leaves;
  while (level.length > 1) {
    const pairs = level.flatMap((node, at) => (at % 2 ? [] : [[node, level[at + 1] ?? new Uint8Array()]]));
    level = await Promise.all(pairs.map((pair) => sha("node", ...pair)));
  }
  return level[0];
}

/** All that chance decided follows from the key. */
async function checkDrawn(proof: Proof, at: number, key: Bytes, wall?: string[]): Promise<void> {
  const hand = proof.hands[at];
  const drawn = shuffle(proof.tiles, key, "wall");
  const salts = drawn.map((_, place) => shake256(pack("stream", key, "salt", place), 16));
  const leaves = drawn.map((tile, place) => sha("leaf", proof.table, at, place, tile, salts[place]));
  require(hex(await rootOf(await Promise.all(leaves))) === hand.root, "fair-other-root");
  require(wall === undefined || same(wall, drawn), "fair-other-wall");
  for (const thrown of hand.dice) {
    const dice = draw(pack("stream", key, "dice", thrown.throw), thrown.dice.map(() => 6)).map((die) => die + 1);
    require(same(dice, thrown.dice), "fair-other-throw", { throw: thrown.throw });
  }
  const seating = shuffle([...Array(proof.seats).keys()], key, "seating");
  require(hand.seating.length === 0 || same(hand.seating, seating), "fair-other-seating");
}

/** What is proven of a hand, dealt from this wall if a record tells it. */
async function verifyHand(proof: Proof, at: number, wall?: string[]): Promise<Said> {
  const hand = proof.hands[at];
  const values = hand.seats.map(({ value }) => unhex(value));
  require(hand.hand === at && values.length === proof.seats, "fair-other-hand");
  const given = values.filter((value) => value.length > 0).length;
  const told: Said[] = [{ id: "fair-hand", values: { hand: at + 1, given, seats: values.length } }];
  for (const [seat, { pledge, value }] of hand.seats.entries()) {
    const pledged = hex(await sha("pledge", unhex(hand.commitment), seat, values[seat]));
    require(value === "" || pledge === pledged, "fair-not-pledged", { place: seat });
    if (pledge !== "" && value === "") told.push({ id: "fair-held-back", values: { place: seat } });
  }
  const size = proof.tiles.length;
  const proven = await checkOpened(proof, at, wall);
  if (hand.secret === "") return together([...told, { id: "fair-not-open", values: { proven, size } }]);
  const secret = unhex(hand.secret);
  const committed = hex(await sha("commitment", ...(await terms(proof, at)), secret));
  require(committed === hand.commitment, "fair-other-secret");
  if (hand.root === "") return together([...told, { id: "fair-not-dealt" }]);
  await checkDrawn(proof, at, await keyOf(proof, at, secret, values), wall);
  return together([...told, { id: "fair-all-follow", values: { size } }]);
}

const together = (sentences: Said[]): Said => ({ id: "fair-found", values: { sentences: { items: sentences, joint: "joint-sentence" } } });

/** Whether all that is open holds, and what was found; `walls` are those that a record tells. */
export async function verify(proof: Proof, walls: string[][] = []): Promise<Verdict> {
  const verdict: Verdict = { holds: true, found: [] };
  for (let at = 0; at < Math.max(proof.hands.length, walls.length); at++) {
    try {
      verdict.found.push(await verifyHand(proof, at, walls[at]));
    } catch (error) {
      verdict.holds = false;
      verdict.found.push(error instanceof Wrong ? { id: "fair-wrong", values: { hand: at + 1, why: error.why } } : { id: "fair-unreadable", values: { hand: at + 1 } });
    }
  }
  return verdict;
}
