/** A socket that comes back: for ever, ever less often, and at once when the page wakes or the network returns. */

import type { FromClient, FromServer } from "../protocol";

export type Health = "connecting" | "open" | "waiting" | "stopped";

export type Wire = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onclose" | "onmessage">;

export interface Listener {
  opened(): void;
  received(message: FromServer): void;
  changed(health: Health): void;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 10_000;
/** A server that hangs is noticed within 6 seconds: after some silence it is asked, and has to answer. */
export const PING_AFTER = 2_500;
export const PONG_WITHIN = 3_000;
export const PATIENCE = 8_000; // to open a socket
/** For who comes to a table: its rules may have to be compiled first, and until then the server answers nothing else. */
export const TABLE_WITHIN = 60_000;
const OF_NO_TABLE = new Set<FromServer["type"]>(["pong", "tables"]);
const COMES_TO_A_TABLE = new Set<FromClient["type"]>(["create_table", "sit", "resume", "watch"]);
const OPEN = 1;

export class ReconnectingSocket {
  private wire: Wire | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private isStopped = true;
  private isComing = false; // to a table, which has not answered yet

  constructor(
    private readonly connect: () => Wire,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.isStopped = false;
    this.open();
  }

  stop(): void {
    this.isStopped = true;
    this.drop();
    this.listener.changed("stopped");
  }

  /** Try now, if there is no good connection. */
  wake(): void {
    if (this.isStopped) return;
    if (this.wire?.readyState === OPEN) this.ping();
    else this.open();
  }

  /** Go, as if the page were closed, and come again. */
  restart(): void {
    if (!this.isStopped) this.open();
  }

  send(message: FromClient): boolean {
    if (this.wire?.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(message));
    this.isComing ||= COMES_TO_A_TABLE.has(message.type);
    return true;
  }

  private open(): void {
    this.drop();
    this.listener.changed("connecting");
    const wire = this.connect();
    this.wire = wire;
    this.deadline = setTimeout(() => this.lost(wire), PATIENCE);
    wire.onopen = () => this.established(wire);
    wire.onclose = () => this.lost(wire);
    wire.onmessage = ({ data }) => this.heard(wire, data);
  }

  private established(wire: Wire): void {
    if (wire !== this.wire) return;
    clearTimeout(this.deadline);
    this.wait = FIRST_WAIT;
    this.awaitSilence();
    this.listener.changed("open");
    this.listener.opened();
  }

  private heard(wire: Wire, data: unknown): void {
    if (wire !== this.wire) return;
    clearTimeout(this.deadline);
    this.awaitSilence();
    const message = JSON.parse(String(data)) as FromServer;
    if (!OF_NO_TABLE.has(message.type)) this.isComing = false;
    this.listener.received(message);
  }

  private awaitSilence(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.ping(), PING_AFTER);
  }

  private ping(): void {
    const wire = this.wire;
    if (!wire || !this.send({ type: "ping", number: 0 })) return;
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.lost(wire), this.isComing ? TABLE_WITHIN : PONG_WITHIN);
  }

  private lost(wire: Wire): void {
    if (wire !== this.wire || this.isStopped) return;
    this.drop();
    this.listener.changed("waiting");
    this.retry = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.deadline);
    clearTimeout(this.silence);
    const wire = this.wire;
    this.wire = null;
    this.isComing = false;
    if (!wire) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    wire.close();
  }
}
