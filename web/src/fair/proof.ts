/** The proof file of docs/fair-deals.md: what has been published about the hands of a table. */

import type { BeaconChain } from "../protocol";
import type { Round } from "./beacon";
import type { Share } from "./chain";

export interface SeatProof extends Share {
  value: string;
}

export interface HandProof {
  hand: number;
  given_up?: { commitment: string; seats: SeatProof[]; secret: string }[];
  commitment: string;
  seats: SeatProof[];
  round?: Round;
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
  options?: Record<string, string>;
  beacon?: BeaconChain & { scheme: string };
  tiles: string[];
  hands: HandProof[];
}
