/** A table on which a test lays out what it likes: the page before it believes that this is its server. */

import type { Browser, Page, WebSocketRoute } from "playwright-core";
import type { FromServer, Snapshot, TableInfo, View } from "../../src/protocol";
import { newPerson, type Person, PHONE } from "./browser";

const TABLE = "kept";

function infoOf(view: View): TableInfo {
  const seats = Array.from({ length: view.seats }, (_, seat) =>
    seat === 0 ? ({ kind: "person", name: "Ann", present: true } as const) : ({ kind: "bot" } as const),
  );
  const phase = view.turn !== null ? "playing" : view.over ? "over" : "dealing";
  const rules = { options: {}, public: false, undo: true, reveal: true, level: "good" } as const;
  return { table: TABLE, game: view.game, seats, phase, session: 1, deal: 1, commitment: "", pledged: false, ...rules };
}

/** Until everything is laid out with its fonts, which are asked for when words in them are laid out. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    do {
      await frame();
      await document.fonts.ready;
    } while (document.fonts.status === "loading");
    await frame();
  });
}

/** The table before each page that ever had one; without it the page has its server again. */
const laid = new WeakMap<Page, LaidTable | null>();

export class LaidTable {
  static readonly path = `/table/${TABLE}`;
  private wire: WebSocketRoute | null = null;
  private laid: Snapshot | null = null;
  private sequence = 0;

  private constructor(private readonly person: Person) {}

  static async before(person: Person): Promise<LaidTable> {
    const table = new LaidTable(person);
    if (!laid.has(person.page)) await person.page.routeWebSocket("**/ws", (wire) => void (laid.get(person.page)?.serve(wire) ?? wire.connectToServer()));
    laid.set(person.page, table);
    return table;
  }

  /** A page that shows what is laid on its table, at first this position. */
  static async sitDown(browser: Browser, url: string, view: View | undefined, size: typeof PHONE, settings: Record<string, unknown>): Promise<LaidTable> {
    const table = await LaidTable.before(await newPerson(browser, url, size, settings, { bypassCSP: true }));
    table.lay(view ?? null);
    await table.page.goto(LaidTable.path);
    await table.drawn();
    return table;
  }

  get page(): Page {
    return this.person.page;
  }

  async leave(): Promise<void> {
    laid.set(this.page, null);
    await this.person.leave();
  }

  /** Puts a position on the table, or takes all away; a page that is open at it sees it at once. */
  lay(view: View | null): void {
    this.sequence++;
    this.laid = view && { type: "snapshot", table: TABLE, sequence: this.sequence, seat: 0, info: infoOf(view), view };
    if (this.laid && this.wire) this.say(this.laid);
  }

  /** Until what was laid last is drawn. */
  async drawn(): Promise<void> {
    await this.page.waitForFunction((sequence) => document.querySelector(`[data-sequence="${sequence}"] .own`), this.sequence);
    await settled(this.page);
  }

  private serve(wire: WebSocketRoute): LaidTable {
    this.wire = null;
    wire.onMessage((text) => {
      const { type } = JSON.parse(String(text)) as { type: string };
      if (type === "hello") wire.send(JSON.stringify({ type: "welcome", version: 1, software: "", visitor: "0".repeat(32) }));
      if (type !== "watch") return;
      this.wire = wire;
      if (this.laid) this.say(this.laid);
    });
    return this;
  }

  private say(message: FromServer): void {
    this.wire?.send(JSON.stringify(message));
  }
}
