import { expect, test, vi } from "vitest";
import type { FromServer, TableInfo, View } from "../../src/protocol";

const listeners = { addEventListener: () => undefined };
vi.stubGlobal("location", { protocol: "http:", host: "paiju.example" });
vi.stubGlobal("document", { ...listeners, hidden: false });
vi.stubGlobal("window", listeners);

class Socket {
  static last: Socket;
  readyState = 1;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}
vi.stubGlobal("WebSocket", Socket);

const { desk } = await import("../../src/net/desk.svelte");
const TABLE = "rmf8eW2LFj4nsVyC";
const hear = (message: object) => Socket.last.onmessage?.({ data: JSON.stringify(message satisfies object as FromServer) });
const info = { table: TABLE, game: "jielong", session: 1, phase: "playing", seats: [], deal: 1, commitment: "", pledged: false };
const view = (hand: number, whole: boolean, ...ids: string[]) => ({ hand, hands_played: hand - 1, whole, story: ids.map((id) => ({ id })) }) as unknown as View;
const told = () => [...desk.past.flatMap(({ story }) => story), ...desk.story].map(({ id }) => id);

test("the story goes on over hands, and earlier ones are asked for one by one", () => {
  desk.start();
  desk.enter(TABLE);
  Socket.last.onopen?.();
  hear({ type: "welcome", version: 2, software: "paiju", visitor: "v" });
  hear({ type: "snapshot", table: TABLE, sequence: 90, seat: null, info: info as unknown as TableInfo, view: view(5, true, "deal-5"), deals: [] });
  hear({ type: "update", table: TABLE, sequence: 91, info: null, view: view(5, false, "end-5"), deals: null });
  hear({ type: "update", table: TABLE, sequence: 92, info: null, view: view(6, true, "deal-6"), deals: null });
  expect(told()).toEqual(["deal-5", "end-5", "deal-6"]);
  expect(desk.earlierHand).toBe(4);

  desk.lookBack();
  expect(Socket.last.sent.at(-1)).toEqual({ type: "look_back", hand: 4, session: 1 });
  const page = { type: "page", session: 1, hand: 4, players: [], result: [], scores: [], sheet: [], story: [{ id: "all-4" }] };
  hear(page);
  hear(page); // one that was asked for twice
  expect(told()).toEqual(["all-4", "deal-5", "end-5", "deal-6"]);
  expect(desk.earlierHand).toBe(3);

  hear({ type: "update", table: TABLE, sequence: 93, info: { ...info, session: 2 }, view: view(1, true, "deal-1"), deals: null });
  expect(told()).toEqual(["deal-1"]);
  expect(desk.earlierHand).toBe(0);
});
