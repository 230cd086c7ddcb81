import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_WAIT, type Health, LONGEST_WAIT, PING_AFTER, PONG_WITHIN, ReconnectingSocket, TABLE_WITHIN, type Wire } from "../../src/net/socket";
import type { FromServer } from "../../src/protocol";

class FakeWire {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let wires: FakeWire[] = [];
let healths: Health[] = [];
let heard: FromServer[] = [];
let socket: ReconnectingSocket;
const last = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, healths, heard] = [[], [], []];
  const connect = () => wires[wires.push(new FakeWire()) - 1] as unknown as Wire;
  socket = new ReconnectingSocket(connect, {
    opened: () => undefined,
    received: (message) => heard.push(message),
    changed: (health) => healths.push(health),
  });
  socket.start();
});
afterEach(() => vi.useRealTimers());

test("it tries for ever, ever less often", () => {
  for (let wait = FIRST_WAIT, tries = 1; tries < 30; tries++, wait = Math.min(2 * wait, LONGEST_WAIT)) {
    last().cut();
    vi.advanceTimersByTime(wait - 1);
    expect(wires).toHaveLength(tries);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(tries + 1);
  }
});

test("it tries at once when woken", () => {
  last().cut();
  socket.wake();
  expect(wires).toHaveLength(2);
});

test("a connection that no longer answers is given up", () => {
  last().accept();
  vi.advanceTimersByTime(PING_AFTER);
  expect(last().sent).toEqual(['{"type":"ping","number":0}']);
  vi.advanceTimersByTime(PONG_WITHIN);
  expect(healths.at(-1)).toBe("waiting");
});

test("a server that hangs is noticed within six seconds", () => expect(PING_AFTER + PONG_WITHIN).toBeLessThan(6_000));

test("who comes to a table waits until its rules are compiled", () => {
  last().accept();
  socket.send({ type: "watch", table: "t" });
  last().onmessage?.({ data: '{"type":"tables","tables":[]}' }); // asked for before
  vi.advanceTimersByTime(PING_AFTER + TABLE_WITHIN - 1);
  expect(healths.at(-1)).toBe("open");
  vi.advanceTimersByTime(1);
  expect(healths.at(-1)).toBe("waiting");
});

test("who has come to a table waits as usual", () => {
  last().accept();
  socket.send({ type: "watch", table: "t" });
  last().onmessage?.({ data: '{"type":"refused"}' });
  vi.advanceTimersByTime(PING_AFTER + PONG_WITHIN);
  expect(healths.at(-1)).toBe("waiting");
});

test("who hears something does not ask", () => {
  last().accept();
  for (let heard = 0; heard < 10; heard++) {
    vi.advanceTimersByTime(PING_AFTER - 1);
    last().onmessage?.({ data: '{"type":"pong","number":0}' });
  }
  expect(last().sent).toEqual([]);
});

test("an answer is a sign of life", () => {
  last().accept();
  vi.advanceTimersByTime(PING_AFTER);
  last().onmessage?.({ data: '{"type":"pong","number":0}' });
  vi.advanceTimersByTime(PING_AFTER - 1);
  expect(heard).toEqual([{ type: "pong", number: 0 }]);
  expect(healths.at(-1)).toBe("open");
});

test("what cannot be sent is said so", () => {
  expect(socket.send({ type: "list_tables" })).toBe(false);
  last().accept();
  expect(socket.send({ type: "list_tables" })).toBe(true);
});

test("stopped it stays stopped", () => {
  socket.stop();
  socket.wake();
  vi.advanceTimersByTime(10 * LONGEST_WAIT);
  expect(wires).toHaveLength(1);
});

test("a socket that is restarted goes and comes again at once", () => {
  const first = last();
  first.accept();
  socket.restart();
  expect(first.readyState).toBe(3);
  expect(last()).not.toBe(first);
  last().accept();
  expect(healths.at(-1)).toBe("open");
});
