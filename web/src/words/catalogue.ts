/** Sentences from Fluent catalogues: the same files, values and functions as in Python's `paiju.words`. */

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import { PSEUDO, pseudo } from "./languages";
import { signed } from "./numbers";
import { particle, withHonorific } from "./particles";
import type { Said, Value } from "./said";

/** How tiles and players are written by whoever shows the sentence; `heard` is how a tile is read aloud. */
export interface Pen {
  tiles: (faces: (string | null)[]) => string;
  heard: (face: string | null) => string;
  seat: (seat: number) => string;
  isAloud?: boolean; // tiles are called by their names
}

const aloud = (pen: Pen): Pen => ({ ...pen, tiles: (faces) => faces.map(pen.heard).join(", "), isAloud: true });

export const PLAIN: Pen = {
  tiles: (faces) => faces.map((face) => face ?? "?").join(""),
  heard: (face) => face ?? "?",
  seat: (seat) => `s${seat}`,
};

/** A value that is in words already; `heard` is how it sounds, for the particle behind it. */
class Written extends FluentType<string> {
  constructor(text: string, readonly heard = text) {
    super(text);
  }
  toString(): string {
    return this.value;
  }
}

const textOf = (value: FluentValue | undefined): string => (value instanceof FluentNumber ? String(value.value) : String(value instanceof FluentType ? value.valueOf() : (value ?? "")));

const JOSA: FluentFunction = ([value, pair]) => {
  const text = textOf(value);
  return text + particle(value instanceof Written ? value.heard : text, textOf(pair));
};
const NIM: FluentFunction = ([value]) => withHonorific(textOf(value));
const SIGNED: FluentFunction = ([value]) => signed(Number(textOf(value)));

export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #hasParticles: boolean; // that depend on what is heard

  constructor(readonly language: string, layers: string[], private readonly onsaid: (text: string, said: Said) => void = () => undefined) {
    this.#hasParticles = language === "ko";
    const isPseudo = language === PSEUDO;
    const functions = { JOSA, NIM, SIGNED };
    this.#bundle = new FluentBundle(isPseudo ? "en" : language, { functions, useIsolating: false, ...(isPseudo ? { transform: pseudo } : {}) });
    for (const layer of layers) this.#bundle.addResource(new FluentResource(layer), { allowOverrides: true });
  }

  has(id: string, use = ""): boolean {
    const message = this.#bundle.getMessage(id);
    return message !== undefined && (use === "" || use in message.attributes);
  }

  /** The sentence; `use` names the attribute of the message that is wanted, if it has one. */
  say(said: Said, pen: Pen = PLAIN, use = ""): string {
    const values = Object.entries(said.values ?? {}).map(([name, value]) => [name, this.#value(value, pen)] as const);
    const text = this.#write(said.id, use, Object.fromEntries(values));
    if (text === undefined) return `{${said.id}}`;
    if (!pen.isAloud) this.onsaid(text, said);
    return text;
  }

  #value(value: Value, pen: Pen): FluentValue {
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (typeof value === "string") return new Written(value);
    if ("tiles" in value) return new Written(pen.tiles(value.tiles), pen.heard(value.tiles.at(-1) ?? null));
    if ("seat" in value) return new Written(pen.seat(value.seat));
    if ("text" in value) return new Written(value.text);
    if ("items" in value) return this.#listed(value.items, value.joint, pen);
    return new Written(this.say(value, pen), this.#hasParticles && !pen.isAloud ? this.say(value, aloud(pen)) : undefined);
  }

  /** Several values put together; it is heard to end as the last of them does. */
  #listed(items: Value[], joint: string, pen: Pen): Written {
    const values = items.map((item) => this.#value(item, pen)).map((value) => (value instanceof Written ? value : new Written(textOf(value))));
    return values.slice(1).reduce((before, after) => new Written(this.#write(joint, "", { before, after }) ?? "", after.heard), values[0] ?? new Written(""));
  }

  #write(id: string, use: string, values: Record<string, FluentValue>): string | undefined {
    const message = this.#bundle.getMessage(id);
    const pattern = message?.attributes[use] ?? message?.value;
    if (pattern == null) return undefined;
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, faults);
    if (faults.length > 0) console.error(`${this.language}, ${id}: ${faults[0]?.message}`);
    return text;
  }
}
