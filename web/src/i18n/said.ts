/** Sentences of the games, translated by patterns: `Beat {tiles} with {what}.` has tiles as they are, and words for what. */

export type Sentences = Record<string, string>;
export type Translate = (sentence: string) => string | undefined;

interface Pattern {
  shape: RegExp;
  slots: string[];
  translation: string;
  literals: number; // how many letters it has outside of its slots
  anchor: string; // the longest piece of them, which a sentence must have
}

const TILE = String.raw`(?:\[[\d?]:[\d?]\]|(?<!\w)(?:[1-9][bcd]|[RBYWD]\d|[GAERHCS][rb])(?!\w)|\?\?)`;
const TYPES: Record<string, string> = {
  tiles: `${TILE}(?: ?${TILE})*`,
  number: String.raw`[+-]?\d+`,
  seat: String.raw`(?:[Ss]eat |s)\d+`,
};
const SHAPES: Record<string, string> = { side: "left|right|both|R or L|R|L", reason: "[^:]+?" }; // of slots whose words are translated
const SLOT = /\{([a-z]+)\d*\}/;
const SENTENCE_END = /(?<=[.?!]) (?=[A-Z])/;

/** A function that translates what the sentences of a language cover; `joint` stands between two sentences. */
export function translator(sentences: Sentences, joint: string): Translate {
  const patterns = Object.entries(sentences).map(toPattern);
  patterns.sort((one, other) => other.literals - one.literals);
  const found = new Map<string, string | undefined>();

  function remembered(text: string): string | undefined {
    if (!found.has(text)) found.set(text, matched(text));
    return found.get(text);
  }

  function matched(text: string): string | undefined {
    for (const pattern of patterns) {
      const translated = translateBy(pattern, text, remembered);
      if (translated !== undefined) return translated;
    }
    return undefined;
  }

  function inSentences(text: string): string | undefined {
    const translated = text.split(SENTENCE_END).map(remembered);
    return translated.every((part) => part !== undefined) ? translated.join(joint) : undefined;
  }

  return (text) => remembered(text) ?? inSentences(text);
}

function toPattern([form, translation]: [string, string]): Pattern {
  const pieces = form.split(/(\{\w+\})/);
  const slots = pieces.filter((piece) => SLOT.test(piece));
  const literals = pieces.filter((piece) => !SLOT.test(piece));
  const source = pieces.map((piece) => (SLOT.test(piece) ? `(${typeOf(piece) ?? SHAPES[nameOf(piece)] ?? ".+?"})` : escaped(piece))).join("");
  return {
    shape: new RegExp(`^${source}$`),
    slots,
    translation,
    literals: literals.join("").length,
    anchor: literals.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), ""),
  };
}

/** The translation with its slots filled; none where a slot holds words that have no translation themselves. */
function translateBy({ shape, slots, translation, anchor }: Pattern, text: string, translate: Translate): string | undefined {
  const values = text.includes(anchor) ? shape.exec(text)?.slice(1) : undefined;
  if (!values) return undefined;
  let filled = translation;
  for (const [at, slot] of slots.entries()) {
    const value = values[at] ?? "";
    const words = typeOf(slot) ? value.replace(/^[Ss]eat /, "s") : translate(value);
    if (words === undefined) return undefined;
    filled = filled.replace(slot, () => words);
  }
  return filled;
}

const nameOf = (slot: string): string => SLOT.exec(slot)?.[1] ?? "";
const typeOf = (slot: string): string | undefined => TYPES[nameOf(slot)];
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
