/** Verifies fair deals by docs/fair-deals.md alone, in the browser and offline; it shares no code with the server. */

import { digestOf, isSignedRound, randomness, SCHEME } from "./beacon";
import { type Bytes, type Field, hex, pack, sha, unhex } from "./bytes";
import { headDealt, headGivenUp, headPledged, type Share, signedText } from "./chain";
import { pledge } from "./contribute";
import type { HandProof, Proof } from "./proof";
import type { Said, Value } from "../words/said";
import { hmacSha256, sha256 } from "./sha256";
import { shake256 } from "./shake256";
import { isSigned } from "./signing";

/** Whether all that is open holds, how many hands are proven, and what was found. */
export interface Verdict {
  holds: boolean;
  proven: number;
  found: Said[];
}

/** What the public chain says of a hand. */
interface Links {
  told: Said[];
  signers: string[];
  wrong?: unknown;
}

class Wrong extends Error {
  constructor(readonly why: Said) {
    super(why.id);
  }
}

/** By the SHA-256 of the public key, the time of the first round, and the seconds between rounds. */
const KNOWN_BEACONS: Record<string, string> = {
  "96e74fcdd3a118406d3800a4e4935e67450a6befde915d47a0d6a13519cee134 1692803367 3": "drand quicknet",
};
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
  const { beacon } = proof;
  const named = beacon === undefined ? [] : [await digestOf(beacon, beacon.scheme)];
  return [proof.table, at, proof.game, proof.rules, proof.seats, await sha("tiles", ...proof.tiles), ...named];
}

/** What everything random in a hand is drawn from. */
export async function keyOf(proof: Proof, at: number, secret: Bytes, values: Bytes[]): Promise<Bytes> {
  return hmacSha256(secret, pack("key", ...(await terms(proof, at)), ...values));
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

/** Every value was pledged and signed; the head after the pledges. */
async function checkSeats(attempt: { commitment: string; seats: Share[] }, at: number, head: string): Promise<string> {
  const pledged = await headPledged(head, at, attempt);
  for (const [seat, { pledge: given, key = "", value = "", signature = "" }] of attempt.seats.entries()) {
    if (value === "") continue;
    require(given === (await pledge(attempt.commitment, seat, value, key)), "fair-not-pledged", { place: seat });
    require(key === "" || isSigned(key, signedText(pledged, seat), signature), "fair-not-signed", { place: seat });
  }
  return pledged;
}

/** The attempts at a hand that were given up. */
async function checkGivenUp(proof: Proof, at: number, head: string, told: Said[]): Promise<string> {
  for (const attempt of proof.hands[at].given_up ?? []) {
    if (attempt.seats.length > 0) await checkSeats(attempt, at, head);
    head = await headGivenUp(head, at, attempt);
    const given = attempt.seats.filter(({ value }) => value !== "").length;
    told.push(given > 0 ? { id: "fair-given-up", values: { given } } : { id: "fair-replaced" });
    const committed = hex(await sha("commitment", ...(await terms(proof, at)), unhex(attempt.secret)));
    require(attempt.secret === "" || committed === attempt.commitment, "fair-other-given-up");
  }
  return head;
}

/** Check the seats of every hand along the public chain; where keys are given, other signatures count for nothing. */
async function followChain(proof: Proof, keys: string[]): Promise<Links[]> {
  const [table, , ...rest] = await terms(proof, 0);
  let head = hex(await sha("chain", table, ...rest));
  const links: Links[] = [];
  for (const [at, hand] of proof.hands.entries()) {
    const told: Said[] = [];
    try {
      require(hand.hand === at && hand.seats.length === proof.seats, "fair-other-hand");
      head = await checkSeats(hand, at, await checkGivenUp(proof, at, head, told));
      told.push(...heldBack(hand), ...(await checkRound(proof, at)));
      head = await headDealt(head, at, hand.seats, hand.root, hand.round);
      const signers = hand.seats.flatMap(({ key, value }) => (key && value !== "" && (keys.length === 0 || keys.includes(key)) ? [key] : []));
      links.push({ told, signers });
    } catch (wrong) {
      links.push({ told: [], signers: [], wrong });
    }
  }
  return links;
}

/** The round that a hand waited for is later than all before it, and signed by the beacon. */
async function checkRound({ beacon, hands }: Proof, at: number): Promise<Said[]> {
  const { root, round: waited } = hands[at];
  if (beacon === undefined || root === "") return [];
  const { number: round, signature } = waited ?? { number: 0, signature: "" };
  if (!Number.isInteger(round)) throw new Error("no round");
  require(round > 0, "fair-no-round");
  require(hands.slice(0, at).every((before) => (before.round?.number ?? 0) < round), "fair-known-round", { round });
  if (signature === "") return [{ id: "fair-without-round", values: { round } }];
  require(beacon.scheme === SCHEME, "fair-no-scheme");
  require(await isSignedRound(beacon.public_key, round, signature), "fair-other-round", { round });
  return [{ id: "fair-round", values: { round } }];
}

/** Which beacon it was, and how many deals were made without it. */
async function judgeBeacon({ beacon, hands }: Proof): Promise<Said[]> {
  if (beacon === undefined) return [];
  const key = hex(sha256(unhex(beacon.public_key)));
  const dealt = hands.filter(({ root }) => root !== "");
  const missing = dealt.filter(({ round }) => !round?.signature).length;
  const name = KNOWN_BEACONS[`${key} ${beacon.genesis} ${beacon.period}`] as string | undefined;
  const known: Said =
    name === undefined ? { id: "fair-unknown-beacon", values: { key: { text: key.slice(0, 16) } } } : { id: "fair-beacon", values: { name: { text: name } } };
  return [known, ...(missing > 0 ? [{ id: "fair-rounds-missing", values: { missing, deals: dealt.length } }] : [])];
}

function heldBack({ seats, root }: HandProof): Said[] {
  if (root === "") return [];
  return seats.flatMap(({ pledge, value }, place) => (pledge !== "" && value === "" ? [{ id: "fair-held-back", values: { place } }] : []));
}

/** Whether a hand is proven, and in words; so many seats signed it, so many a later one and so its root. */
async function judgeWall(proof: Proof, at: number, wall: string[] | undefined, signers: number, later: number): Promise<[boolean, Said]> {
  const hand = proof.hands[at];
  const size = proof.tiles.length;
  const proven = await checkOpened(proof, at, wall);
  const secret = unhex(hand.secret);
  if (hand.secret === "") return later === 0 ? [false, { id: "fair-unsigned-root" }] : [proven > 0, { id: "fair-not-open", values: { proven, size } }];
  const committed = hex(await sha("commitment", ...(await terms(proof, at)), secret));
  require(committed === hand.commitment, "fair-other-secret");
  if (hand.root === "") return [false, { id: "fair-not-dealt" }];
  const values = hand.seats.map(({ value }) => unhex(value));
  if (hand.round?.signature) values.push(randomness(hand.round.signature));
  await checkDrawn(proof, at, await keyOf(proof, at, secret, values), wall);
  return [signers > 0, { id: signers > 0 ? "fair-all-follow" : "fair-unsigned", values: { size } }];
}

/** Whether a hand is proven, and in words; dealt from this wall if a record tells it. */
async function verifyHand(proof: Proof, at: number, wall: string[] | undefined, links: Links[]): Promise<[boolean, Said]> {
  require(at < links.length, "fair-not-committed");
  const { told, signers, wrong } = links[at];
  if (wrong !== undefined) throw wrong;
  const { seats } = proof.hands[at];
  const given = seats.filter(({ value }) => value !== "").length;
  const later = links.slice(at + 1).reduce((sum, link) => sum + link.signers.length, 0);
  const [isProven, sentence] = await judgeWall(proof, at, wall, signers.length, later);
  const counts = { id: "fair-hand", values: { hand: at + 1, given, seats: seats.length, signed: signers.length } };
  return [isProven, together([counts, ...told, sentence])];
}

const together = (sentences: Said[]): Said => ({ id: "fair-found", values: { sentences: { items: sentences, joint: "joint-sentence" } } });

/**
 * The verdict; `walls` are those that a record tells, `deck` the tiles that belong to the game and its options, null
 * where they are not known. Where keys are given, other signatures count for nothing.
 */
export async function verify(proof: Proof, walls: string[][] = [], deck: string[] | null = null, keys: string[] = []): Promise<Verdict> {
  const isDeck = deck === null || same(deck, proof.tiles);
  const verdict: Verdict = { holds: isDeck, proven: 0, found: [] };
  if (proof.version === 1) verdict.found.push({ id: "fair-older" });
  if (deck === null) verdict.found.push({ id: "fair-unknown-tiles" });
  verdict.found.push(...(await judgeBeacon(proof)));
  if (!isDeck) verdict.found.push({ id: "fair-other-tiles" });
  const links = await followChain(proof, keys);
  for (let at = 0; at < Math.max(proof.hands.length, walls.length); at++) {
    try {
      const [isProven, sentence] = await verifyHand(proof, at, walls[at], links);
      if (isProven && deck !== null) verdict.proven++;
      verdict.found.push(sentence);
    } catch (error) {
      verdict.holds = false;
      verdict.found.push(error instanceof Wrong ? { id: "fair-wrong", values: { hand: at + 1, why: error.why } } : { id: "fair-unreadable", values: { hand: at + 1 } });
    }
  }
  return { ...verdict, proven: verdict.holds ? verdict.proven : 0 };
}
