/** Texts of the server with tiles in them, cut into words and tiles. */

import type { TileKind } from "../net/data";

export interface Piece {
  text: string;
  face?: string | null; // null: a tile face down
}

export interface Notation {
  pattern: RegExp;
  unknown: string;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

export function notationOf(kind: Pick<TileKind, "unknown" | "faces">): Notation {
  const faces = [...Object.keys(kind.faces), kind.unknown].map((face) =>
    face.startsWith("[") ? escaped(face) : `(?<![\\w?])${escaped(face)}(?![\\w?])`,
  );
  return { pattern: new RegExp(`(${faces.join("|")})`), unknown: kind.unknown };
}

export function splitWords(text: string, notation: Notation): Piece[] {
  return text
    .split(notation.pattern)
    .map((part, at): Piece => {
      if (at % 2 === 0) return { text: part };
      return { text: part, face: part === notation.unknown ? null : part };
    })
    .filter(({ text: part }) => part !== "");
}
