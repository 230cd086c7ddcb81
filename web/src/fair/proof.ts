/** The proof file of docs/fair-deals.md: what has been published about the hands of a table. */

export interface HandProof {
  hand: number;
  commitment: string;
  seats: { pledge: string; value: string }[];
  root: string;
  opened: { place: number; tile: string; salt: string; path: string[] }[];
  seating: number[];
  dice: { throw: number; dice: number[] }[];
  secret: string;
}

export interface Proof {
  format: string;
  version: number;
  table: string;
  game: string;
  rules: number;
  seats: number;
  tiles: string[];
  hands: HandProof[];
}
