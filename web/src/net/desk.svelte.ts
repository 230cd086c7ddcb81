/** The client's end of the protocol: one socket, the table that is on view, and what was asked but not yet answered. */

import { hex } from "../fair/bytes";
import type { Advice, CreateTable, FromClient, FromServer, Glimpse, Heard, Refused, Seated, Speech, TableInfo, Update, View } from "../protocol";
import { VERSION } from "../protocol";
import { DealWatch } from "./dealWatch.svelte";
import { isDealtAtOnce } from "./dealing";
import { type PastHand, withEarlier, withFinished } from "./pastHands";
import { type Health, ReconnectingSocket } from "./socket";
import { recall, remember } from "./storage";
import { dropSeat, keepFinished, keepSeat, seatAt } from "./tickets";

type Nonced = Extract<FromClient, { nonce: string }>;
type Unsent<Message> = Message extends Nonced ? Omit<Message, "nonce"> : never;
type Answer = Refused | Seated | Glimpse | null;
const NEEDS_NO_TABLE = new Set(["create_table", "sit", "glance"]);
const STAYS_ALLOWED = new Set(["create_table", "leave"]); // after a server was found to cheat

function freshNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

class Desk {
  health = $state<Health>("connecting");
  tables = $state.raw<TableInfo[]>([]);
  table = $state<string | null>(null); // the one that this page is at
  seat = $state<number | null>(null);
  sequence = $state(0);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  story = $state.raw<Speech[]>([]); // of the hand on view
  past = $state.raw<PastHand[]>([]); // hands before it that are at hand, without a gap
  advice = $state.raw<Advice | null>(null);
  problem = $state.raw<Refused | null>(null);
  isElsewhere = $state(false);
  isSeatLost = $state(false); // the ticket for it is no longer taken

  readonly watch = new DealWatch();
  hear: (heard: Heard) => void = () => undefined; // who shows what people say

  private readonly pending = new Map<string, { message: Nonced; done: (answer: Answer) => void }>();
  private readonly shown = new Set<string>();
  private resultsBefore = 0; // when the hand that is or was played began
  private isGreeted = false;
  private readonly socket = new ReconnectingSocket(
    () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
    {
      opened: () => this.hello(),
      received: (message) => this.receive(message),
      changed: (health) => {
        this.health = health;
        if (health !== "open") this.isGreeted = false;
      },
    },
  );

  start(): void {
    document.addEventListener("visibilitychange", () => document.hidden || this.socket.wake());
    window.addEventListener("online", () => this.socket.wake());
    this.socket.start();
  }

  /** Be at a table, with the ticket for a seat there if this browser holds one; null is the lobby. */
  enter(table: string | null): void {
    if (table === this.table) return;
    const wasAtTable = this.table !== null;
    this.table = table;
    this.forget();
    if (wasAtTable && table === null) this.socket.restart(); // so that the table sees that its player is away
    else if (this.isGreeted) this.approach();
  }

  /** Take the seat back from another tab. */
  comeBack(): void {
    this.isElsewhere = false;
    this.socket.start();
  }

  /** What waits is sent when the table is on view. */
  ask(message: Unsent<Nonced>, isToWait = false): Promise<Answer> {
    const nonced = { ...message, nonce: freshNonce() } as Nonced;
    const { unfair } = this.watch;
    if (unfair && !STAYS_ALLOWED.has(nonced.type)) {
      return Promise.resolve({ type: "refused", code: "not_now", said: unfair, nonce: nonced.nonce });
    }
    return new Promise((done) => {
      this.pending.set(nonced.nonce, { message: nonced, done });
      if (this.isGreeted && !isToWait) this.socket.send(nonced);
    });
  }

  async create(wishes: Omit<CreateTable, "type" | "nonce">): Promise<Answer> {
    this.forget();
    return this.ask({ type: "create_table", ...wishes });
  }

  /** Leave the table for good. */
  async giveUpSeat(): Promise<void> {
    const table = this.table;
    await this.ask({ type: "leave" });
    if (table !== null) dropSeat(table);
  }

  /** Leave a table for good without going there. */
  async finish(table: string): Promise<void> {
    this.enter(table);
    await this.ask({ type: "leave" }, true);
    dropSeat(table);
    this.enter(null);
  }

  play(action: string): Promise<Answer> {
    this.advice = null;
    return this.ask({ type: "play", action, sequence: this.sequence });
  }

  /** The hand before all that is told here, 0 where there is none. */
  get earlierHand(): number {
    return (this.past[0]?.hand ?? this.view?.hand ?? 1) - 1;
  }

  lookBack(): void {
    if (this.earlierHand > 0) this.tell({ type: "look_back", hand: this.earlierHand, session: this.info?.session ?? null });
  }

  tell(message: FromClient): void {
    if (this.isGreeted) this.socket.send(message);
  }

  /** Be ready for the next deal. */
  async ready(): Promise<void> {
    const { info, seat } = this;
    if (!info || seat === null) return;
    const { deal, commitment } = info;
    const offer = await this.watch.offer(seat, commitment);
    if (offer === null) return;
    const answer = await this.ask({ type: "ready", deal, commitment, ...offer });
    if (answer === null) this.watch.accepted(commitment, "isPledged");
  }

  private hello(): void {
    const visitor = recall<string | null>("visitor", null);
    this.socket.send({ type: "hello", version: VERSION, visitor });
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        remember("visitor", message.visitor);
        this.isGreeted = true;
        return this.approach();
      case "tables":
        this.tables = message.tables;
        return;
      case "seated":
        return this.sitDown(message);
      case "snapshot":
        this.seat = message.seat;
        this.problem = null;
        this.past = [];
        this.take(message, message.view?.story ?? []);
        return this.sendPending();
      case "update":
        this.keepFinishedHand(message);
        return this.take(message, message.view?.whole ? message.view.story : [...this.story, ...(message.view?.story ?? [])], true);
      case "page":
        if (this.present) this.past = withEarlier(this.past, message, this.present);
        return;
      case "glimpse":
        return this.answer(message.nonce, message);
      case "heard":
        return message.table === this.table ? this.hear(message) : undefined;
      case "accepted":
        return this.answer(message.nonce, null);
      case "advice":
        if (message.sequence === this.sequence) this.advice = message; // else it is about a position that is gone
        return;
      case "refused":
        return this.refused(message);
      case "pong":
        return;
    }
  }

  private sitDown(seated: Seated): void {
    const { table, seat, ticket, nonce } = seated;
    const game = seatAt(table)?.game ?? "";
    keepSeat({ table, seat, ticket, game, at: Date.now() });
    this.table = table;
    this.seat = seat;
    this.isSeatLost = false;
    this.answer(nonce, seated);
  }

  /** Go to where this page belongs. */
  private approach(): void {
    const held = this.table === null ? undefined : seatAt(this.table);
    if (held) this.socket.send({ type: "resume", ticket: held.ticket });
    else if (this.table !== null) this.socket.send({ type: "watch", table: this.table });
    for (const { message } of this.pending.values()) {
      if (NEEDS_NO_TABLE.has(message.type)) this.socket.send(message);
    }
  }

  private sendPending(): void {
    for (const { message } of this.pending.values()) {
      if (!NEEDS_NO_TABLE.has(message.type)) this.socket.send(message);
    }
  }

  private get present(): PastHand | null {
    const { info, view, story } = this;
    return info && view ? { session: info.session, hand: view.hand, story } : null;
  }

  /** The story of a hand is not sent again with the next one. */
  private keepFinishedHand({ table, view, info }: Update): void {
    if (table !== this.table || !this.present) return;
    if (info && info.session !== this.present.session) this.past = [];
    else if (view?.whole && view.hand > this.present.hand) this.past = withFinished(this.past, this.present);
  }

  private take(message: Pick<Update, "table" | "sequence" | "info" | "view" | "deals">, story: Speech[], isLive = false): void {
    if (this.table !== null && message.table !== this.table) return;
    this.sequence = message.sequence;
    if (message.info) this.info = message.info;
    if (message.view) {
      this.view = message.view;
      this.story = story;
      this.advice = null;
    }
    if (this.info && (message.info || message.deals)) this.watch.take(this.info, message.deals, isLive);
    this.afterChange();
  }

  private afterChange(): void {
    const { info, view, seat } = this;
    if (!info || seat === null) return;
    const held = seatAt(info.table);
    if (held && held.game !== info.game) keepSeat({ ...held, game: info.game });
    if (info.phase === "over" && view) {
      const { table, session, game } = info;
      keepFinished({ table, session, game, seat, scores: view.scores, at: Date.now() });
      this.watch.compare(session);
    }
    if (info.phase === "playing" && view) this.resultsBefore = view.hands_played;
    if (info.phase === "dealing") this.helpToDeal(info, seat);
  }

  /** A value that was pledged is shown by itself. */
  private helpToDeal(info: TableInfo, seat: number): void {
    const isDue = isDealtAtOnce(info, seat, this.view?.hands_played ?? 0, this.resultsBefore);
    if (isDue && this.once(`ready ${info.commitment}`)) void this.ready();
    else if (!info.pledged && !info.seats[seat]?.ready && this.once(`again ${info.commitment}`)) void this.readyAgain(info.commitment);
    if (info.pledged && this.once(`value ${info.commitment}`)) void this.showValue(info);
  }

  /** One who was ready for a deal that was given up is ready for the next attempt. */
  private async readyAgain(commitment: string): Promise<void> {
    if ((await this.watch.hasPledgedBefore(commitment)) && this.once(`ready ${commitment}`)) await this.ready();
  }

  private async showValue({ deal, commitment }: TableInfo): Promise<void> {
    const shown = await this.watch.answer(commitment);
    if (shown === null) return;
    const answer = await this.ask({ type: "contribute", deal, ...shown });
    if (answer === null) this.watch.accepted(commitment, "isShown");
  }

  private once(deed: string): boolean {
    if (this.shown.has(deed)) return false;
    this.shown.add(deed);
    return true;
  }

  private answer(nonce: string | null | undefined, answer: Answer): void {
    if (nonce == null) return;
    this.pending.get(nonce)?.done(answer);
    this.pending.delete(nonce);
  }

  private refused(refusal: Refused): void {
    if (refusal.nonce != null) return this.answer(refusal.nonce, refusal);
    if (refusal.code === "replaced") {
      this.isElsewhere = true;
      this.socket.stop();
    } else if (refusal.code === "forged" || refusal.code === "expired") {
      this.isSeatLost = true;
      if (this.table !== null) dropSeat(this.table);
      if (this.table !== null) this.socket.send({ type: "watch", table: this.table });
    } else {
      this.problem = refusal;
      for (const [nonce, { message }] of this.pending) if (message.type === "leave") this.answer(nonce, refusal); // it is no more
    }
  }

  private forget(): void {
    this.seat = this.info = this.view = this.advice = this.problem = null;
    this.story = [];
    this.past = [];
    this.isSeatLost = false;
    this.sequence = this.resultsBefore = 0;
  }
}

export const desk = new Desk();
