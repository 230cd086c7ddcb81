/**
 * What a client sees of the deals at its table: it checks every step as it happens, and keeps what it saw. The same as
 * paiju/play/fair/witness.py; both judge tests/vectors/fair/witness.json.
 */

import type { BeaconChain, PublishedDeal, SeatShare } from "../protocol";
import type { Said, Value } from "../words/said";
import { isSignedRound, timeOf } from "./beacon";
import { headDealt, headGivenUp, headPledged, type Share, signedText } from "./chain";
import { freshValue, pledge } from "./contribute";
import type { Proof } from "./proof";
import { freshSeed, isSigned, publicKey, sign } from "./signing";

const PATIENCE_SECONDS = 10; // after the time of a round: a deal is not made without it earlier
const DEALS_KEPT = 16; // the newest; their heads vouch for all deals before them

export interface Offer {
  seat: number;
  value: string;
  pledge: string;
  isPledged: boolean; // the server has accepted the pledge
  isShown: boolean; // the server has accepted the value
}

interface Seen {
  published: PublishedDeal;
  pledged: string; // the head of the public chain after the pledges; empty until they are published
  dealt: string; // and after the deal
}

/** What is kept of a table. */
export interface Kept {
  seed: string;
  offers: Record<string, Offer>; // by commitment
  seen: Record<string, Seen>; // by session and deal
  beacon?: BeaconChain | null; // whose rounds belong to the deals; null where there is none
  unfair?: Said; // how the server was found to cheat
}

export class UnfairDeal extends Error {
  constructor(readonly said: Said) {
    super(said.id);
  }
}

const hasValues = ({ root, round }: PublishedDeal): boolean => Boolean(root || round);
const sameValues = (one: PublishedDeal, other: PublishedDeal): boolean =>
  (one.round ?? 0) === (other.round ?? 0) && JSON.stringify(shares(one.seats)) === JSON.stringify(shares(other.seats));

function unfair(id: string, deal: number, values: Record<string, Value> = {}): UnfairDeal {
  return new UnfairDeal({ id: `unfair-${id}`, values: { deal: deal + 1, ...values } });
}

const place = (session: number, deal: number): string => `${session}/${deal}`;
const named = (seats: Share[] = []): string => JSON.stringify(seats.map(({ pledge, key }) => [pledge, key]));
const givenUp = (deal: PublishedDeal): string =>
  JSON.stringify((deal.given_up ?? []).map(({ commitment, seats }) => [commitment, shares(seats)]));
const chain = (beacon: BeaconChain | null): unknown => beacon && [beacon.public_key, beacon.genesis, beacon.period];
const shares = (seats: SeatShare[] = []): Required<Share>[] =>
  seats.map(({ pledge = "", key = "", value = "", signature = "" }) => ({ pledge, key, value, signature }));

function keepNewest(kept: Record<string, unknown>): void {
  for (const oldest of Object.keys(kept).slice(0, -DEALS_KEPT)) delete kept[oldest];
}

async function headToSign(deal: PublishedDeal): Promise<string> {
  let head = deal.head;
  for (const { commitment, seats } of deal.given_up ?? []) head = await headGivenUp(head, deal.deal, { commitment, seats: shares(seats) });
  return headPledged(head, deal.deal, { commitment: deal.commitment, seats: shares(deal.seats) });
}

export class Witness {
  readonly kept: Kept;
  readonly key: string;
  private place: [number, number] | null = null; // of the next deal, as it was told last

  constructor(kept?: Kept) {
    this.kept = kept ?? { seed: freshSeed(), offers: {}, seen: {} };
    this.key = publicKey(this.kept.seed);
  }

  /** A value for the deal with this commitment, the same when it is asked for again. */
  async offer(seat: number, commitment: string): Promise<Offer> {
    const { offers } = this.kept;
    if (!(commitment in offers)) {
      const value = freshValue();
      const pledged = await pledge(commitment, seat, value, this.key);
      offers[commitment] = { seat, value, pledge: pledged, isPledged: false, isShown: false };
      keepNewest(offers);
    }
    return offers[commitment];
  }

  /** The value to show for a deal whose pledges were checked, and the signature under them. */
  answer(deal: PublishedDeal): { value: string; signature: string } | null {
    const seen = this.kept.seen[place(deal.session, deal.deal)];
    const offer = this.kept.offers[deal.commitment];
    if (!seen?.pledged || !offer || hasValues(deal) || seen.published.commitment !== deal.commitment) return null;
    if (deal.seats?.[offer.seat]?.pledge !== offer.pledge) return null;
    return { value: offer.value, signature: sign(this.kept.seed, signedText(seen.pledged, offer.seat)) };
  }

  /** Whose rounds belong to the deals of this table: the same for ever. */
  waitFor(beacon: BeaconChain | null): void {
    const known = this.kept.beacon;
    if (known !== undefined && JSON.stringify(chain(known)) !== JSON.stringify(chain(beacon))) throw new UnfairDeal({ id: "unfair-other-beacon", values: {} });
    this.kept.beacon = beacon;
  }

  /**
   * Check what was published; throws UnfairDeal. `now`, in seconds since 1970, is given where it has just been published:
   * a round that is named then must come later.
   */
  async take(deals: PublishedDeal[], now: number | null = null): Promise<void> {
    for (const deal of deals) {
      try {
        this.checkHistory(deal);
        await this.checkRound(deal, now);
        this.keep(deal.seats?.length || hasValues(deal) ? await this.checkPledges(deal) : { published: deal, pledged: "", dealt: "" });
      } catch (error) {
        throw error instanceof UnfairDeal ? error : unfair("unreadable", deal.deal);
      }
    }
  }

  /** No deal is made while this client looks on without being published; throws UnfairDeal. */
  follow(session: number, next: number): void {
    const known = this.place;
    this.place = [session, next];
    const isLater = known !== null && (known[0] < session || (known[0] === session && known[1] < next));
    if (isLater && next > 0 && !this.kept.seen[place(session, next - 1)]?.dealt) throw unfair("unpublished", next - 1);
  }

  /** Compare the proof of a session with what was seen of it; throws UnfairDeal. */
  async checkProof(proof: Proof, session: number): Promise<void> {
    const wanted = Object.values(this.kept.seen).filter(({ published }) => published.session === session);
    if (wanted.length === 0) return;
    const first = wanted.reduce((one, other) => (one.published.deal < other.published.deal ? one : other)).published;
    let head = first.head;
    const heads = new Map<number, { commitments: string[]; pledged: string[]; dealt: string }>();
    for (let number = first.deal; number < proof.hands.length; number++) {
      const hand = proof.hands[number];
      const pledged: string[] = [];
      for (const attempt of hand.given_up ?? []) {
        pledged.push(await headPledged(head, number, attempt));
        head = await headGivenUp(head, number, attempt);
      }
      pledged.push(await headPledged(head, number, hand));
      head = await headDealt(pledged[pledged.length - 1], number, hand.seats, hand.root, hand.round);
      heads.set(number, { commitments: [...(hand.given_up ?? []), hand].map(({ commitment }) => commitment), pledged, dealt: head });
    }
    for (const { published, pledged, dealt } of wanted) {
      const found = heads.get(published.deal);
      const isThere = pledged === "" ? found?.commitments.includes(published.commitment) : found?.pledged.includes(pledged);
      if (!isThere || (dealt !== "" && dealt !== found?.dealt)) throw unfair("proof", published.deal);
    }
  }

  /** What was seen before is still so, and every commitment that was replaced is listed. */
  private checkHistory(deal: PublishedDeal): void {
    const before = this.kept.seen[place(deal.session, deal.deal - 1)];
    const seen = this.kept.seen[place(deal.session, deal.deal)];
    const isOther = (before?.dealt && deal.head !== before.dealt) || (seen && seen.published.head !== deal.head);
    if (isOther) throw unfair("chain", deal.deal);
    if (!seen) return;
    if (seen.published.commitment !== deal.commitment) this.checkGivenUp(deal, seen.published);
    else if (!isLater(seen.published, deal)) throw unfair("changed", deal.deal);
  }

  private checkGivenUp(deal: PublishedDeal, seen: PublishedDeal): void {
    const listed = deal.given_up?.find(({ commitment }) => commitment === seen.commitment);
    const isOther = seen.seats?.length && named(shares(listed?.seats)) !== named(shares(seen.seats));
    if (!listed || seen.root || isOther) throw unfair("replaced", deal.deal);
    if (hasValues(seen) && JSON.stringify(shares(listed.seats)) !== JSON.stringify(shares(seen.seats))) throw unfair("replaced", deal.deal);
    const offer = this.kept.offers[seen.commitment];
    if (offer?.isShown && listed.seats?.[offer.seat].value !== offer.value) throw unfair("value-dropped", deal.deal);
  }

  /** The round is named when the values are published and before anybody knows it, and signed by the beacon. */
  private async checkRound(deal: PublishedDeal, now: number | null): Promise<void> {
    const { beacon } = this.kept;
    const { round = 0, beacon: signature = "" } = deal;
    if (!beacon || !hasValues(deal)) {
      if (signature || (round && !beacon)) throw unfair("changed", deal.deal);
      return;
    }
    if (round < 1) throw unfair("without-beacon", deal.deal);
    const before = this.kept.seen[place(deal.session, deal.deal - 1)] as Seen | undefined;
    if (before && round <= (before.published.round ?? 0)) throw unfair("known-round", deal.deal);
    const seen = this.kept.seen[place(deal.session, deal.deal)] as Seen | undefined;
    const due = timeOf(beacon, round);
    if (now !== null && !(seen && hasValues(seen.published)) && due <= now) throw unfair("known-round", deal.deal);
    if (signature && !(await isSignedRound(beacon.public_key, round, signature))) throw unfair("beacon", deal.deal);
    if (deal.root && !signature && now !== null && now < due + PATIENCE_SECONDS) throw unfair("without-beacon", deal.deal);
  }

  /** Check a deal whose pledges are published, and its values where they are. */
  private async checkPledges(deal: PublishedDeal): Promise<Seen> {
    const seats = shares(deal.seats);
    const offer = this.kept.offers[deal.commitment];
    const own = seats[offer?.seat ?? 0] as Share | undefined;
    if (offer?.isPledged && (own?.pledge !== offer.pledge || own.key !== this.key)) throw unfair("pledge-dropped", deal.deal);
    const pledged = await headToSign(deal);
    let dealt = "";
    if (hasValues(deal)) {
      if (offer?.isShown && own?.value !== offer.value) throw unfair("value-dropped", deal.deal);
      await checkValues(deal, seats, pledged);
      const round = deal.round ? { number: deal.round, signature: deal.beacon ?? "" } : undefined;
      if (deal.root) dealt = await headDealt(pledged, deal.deal, seats, deal.root, round);
    }
    return { published: deal, pledged, dealt };
  }

  private keep(seen: Seen): void {
    this.kept.seen[place(seen.published.session, seen.published.deal)] = seen;
    keepNewest(this.kept.seen);
  }
}

/** Whether a deal with the same commitment has only gone on since it was seen. */
function isLater(seen: PublishedDeal, now: PublishedDeal): boolean {
  if (givenUp(seen) !== givenUp(now)) return false;
  if (hasValues(seen) && !sameValues(seen, now)) return false;
  if (!seen.root) return !seen.seats?.length || named(shares(seen.seats)) === named(shares(now.seats));
  return seen.head === now.head && seen.root === now.root && (seen.beacon ?? "") === (now.beacon ?? "");
}

async function checkValues(deal: PublishedDeal, seats: Required<Share>[], head: string): Promise<void> {
  for (const [seat, { pledge: pledged, key, value, signature }] of seats.entries()) {
    if (value === "") continue;
    if (key === "" || pledged !== (await pledge(deal.commitment, seat, value, key))) throw unfair("value", deal.deal, { seat: { seat } });
    if (!isSigned(key, signedText(head, seat), signature)) throw unfair("signature", deal.deal, { seat: { seat } });
  }
}
