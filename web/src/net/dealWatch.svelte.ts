/**
 * What this browser sees of the deals at its table: checked as it happens, and kept. The curve for the signatures is
 * loaded when a table is entered.
 */

import type { Kept, Offer, Witness } from "../fair/witness";
import type { PublishedDeal, TableInfo } from "../protocol";
import type { Said } from "../words/said";
import { fetchJson } from "./data";
import { forget, recall, remember } from "./storage";

const TABLES_KEPT = 12;

export class DealWatch {
  unfair = $state.raw<Said | null>(null); // why this browser plays no further here
  notice = $state.raw<Said | null>(null); // what happened while the last deal was made

  private table = "";
  private witness: Promise<Witness> | null = null;
  private queue: Promise<unknown> = Promise.resolve(); // one step after the other
  private deals: PublishedDeal[] = [];
  private compared = ""; // the session whose proof was compared last

  enter(table: string): void {
    if (table === this.table) return;
    this.table = table;
    const kept = recall<Kept | undefined>(`deals.${table}`, undefined);
    this.unfair = kept?.unfair ?? null;
    this.notice = null;
    this.deals = [];
    this.witness = import("../fair/witness").then(({ Witness }) => new Witness(kept));
  }

  /** Check what was published, just now where it is live; nobody waits for it but the next step of a deal. */
  take(info: TableInfo, deals: PublishedDeal[] | null | undefined, isLive = false): void {
    this.enter(info.table);
    const now = isLive ? Date.now() / 1000 : null;
    void this.step(async (witness) => {
      witness.waitFor(info.beacon ?? null);
      if (deals != null) await witness.take((this.deals = deals), now);
      witness.follow(info.session, info.deal);
      this.notice = noticeOf(this.deals);
    });
  }

  /** The pledge for a deal, null where the server was found to cheat. */
  offer(seat: number, commitment: string): Promise<{ key: string; pledge: string } | null> {
    return this.step(async (witness) => ({ key: witness.key, pledge: (await witness.offer(seat, commitment)).pledge }));
  }

  /** Whether this browser has pledged for another attempt at the deal that is prepared. */
  hasPledgedBefore(commitment: string): Promise<boolean | null> {
    return this.step((witness) => {
      const next = this.deals.find((deal) => deal.commitment === commitment);
      return next?.given_up?.some((attempt) => attempt.commitment in witness.kept.offers) ?? false;
    });
  }

  /** The value for a deal whose pledges are published and right, and the signature under them. */
  answer(commitment: string): Promise<{ value: string; signature: string } | null> {
    return this.step((witness) => {
      const deal = this.deals.find((one) => one.commitment === commitment);
      return deal ? witness.answer(deal) : null;
    });
  }

  accepted(commitment: string, what: "isPledged" | "isShown"): void {
    void this.step((witness) => {
      const offer = witness.kept.offers[commitment] as Offer | undefined;
      if (offer) offer[what] = true;
    });
  }

  /** Compare the proof of a finished session with what was seen. */
  compare(session: number): void {
    const { table } = this;
    if (this.compared === `${table} ${session}`) return;
    this.compared = `${table} ${session}`;
    void this.step(async (witness) => {
      await witness.checkProof(await fetchJson(`/tables/${table}/sessions/${session}/proof`), session);
    });
  }

  /** The key that this browser signs with at a table. */
  async keyAt(table: string): Promise<string | null> {
    const kept = recall<{ seed: string } | null>(`deals.${table}`, null);
    return kept && (await import("../fair/signing")).publicKey(kept.seed);
  }

  private async step<Result>(work: (witness: Witness) => Result | Promise<Result>): Promise<Result | null> {
    const { witness, table } = this;
    const done = this.queue.then(async () => {
      if (witness === null || this.unfair) return null;
      const ready = await witness;
      try {
        return await work(ready);
      } catch (error) {
        if (!(error instanceof Error && "said" in error)) throw error;
        ready.kept.unfair = error.said as Said;
        if (table === this.table) this.unfair = ready.kept.unfair;
        return null;
      } finally {
        keep(table, ready);
      }
    });
    this.queue = done.catch(() => null);
    return done.catch(() => null);
  }
}

function keep(table: string, witness: Witness): void {
  const tables = [table, ...recall<string[]>("deals", []).filter((other) => other !== table)];
  for (const old of tables.splice(TABLES_KEPT)) forget(`deals.${old}`);
  remember("deals", tables);
  remember(`deals.${table}`, witness.kept);
}

/** What happened while the last deal was made, or what the next waits for. */
export function noticeOf(deals: PublishedDeal[]): Said | null {
  const made = deals.filter((deal) => deal.root).at(-1);
  const next = deals.find((deal) => !deal.root);
  if (next?.round) return { id: "deal-waits-for-round", values: { round: next.round } };
  if (next?.given_up?.some(({ seats }) => seats?.some(({ value }) => value))) return { id: "deal-given-up" };
  const items = (made?.seats ?? []).flatMap(({ pledge, value }, seat) => (pledge && !value ? [{ seat }] : []));
  if (items.length > 0) return { id: "deal-withheld", values: { seats: { items, joint: "joint-comma" } } };
  if (made?.round && !made.beacon) return { id: "deal-without-round", values: { round: made.round } };
  return made?.given_up?.some(({ seats }) => seats?.some(({ value }) => value)) ? { id: "deal-given-up" } : null;
}
