/* Written by `paiju schema --typescript`: do not edit. */

export const VERSION = 2;

export type Accepted = {
  type: "accepted";
  nonce: string;
  sequence: number;
};

export type Advice = {
  type: "advice";
  sequence: number;
  action: string;
  reason: Speech;
};

export type Advise = {
  type: "advise";
};

export type Aim = {
  said: Speech;
  reached?: number | null;
  wanted?: number | null;
};

export type AnswerUndo = {
  type: "answer_undo";
  nonce: string;
  agree: boolean;
};

export type BeaconChain = {
  public_key: string;
  genesis: number;
  period: number;
};

export type Clock = {
  base: number;
  bank?: number;
};

export type ClockInfo = {
  base: number;
  left: (number)[];
  used?: number | null;
};

export type Code = "already_seated" | "bad_name" | "bad_option" | "closed" | "expired" | "forged" | "full" | "illegal" | "malformed" | "no_hello" | "not_at_table" | "not_full" | "not_host" | "not_now" | "not_saved" | "not_seated" | "not_there" | "not_your_seat" | "not_your_turn" | "over" | "replaced" | "stale" | "too_fast" | "unknown_game" | "unknown_table" | "unreachable" | "wrong_version";

export type ComeBack = {
  type: "come_back";
  nonce: string;
};

export type Contribute = {
  type: "contribute";
  nonce: string;
  deal: number;
  value: string;
  signature: string;
};

export type CreateTable = {
  type: "create_table";
  nonce: string;
  name: string;
  game: string;
  seats?: number | null;
  options?: Record<string, boolean | number | string | (string)[]>;
  bots?: number;
  level?: "easy" | "good" | "master" | "strong";
  levels?: ("easy" | "good" | "master" | "strong")[];
  public?: boolean;
  undo?: boolean;
  reveal?: boolean;
  clock?: Clock | null;
  speed?: "quick" | "slow" | "usual";
  anyone_starts?: boolean;
  chat?: boolean;
};

export type Example = {
  game: string;
  seats: number;
  stages: (Stage)[];
  lesson: (LessonStep)[];
};

export type Expectation = {
  played: number;
  best: number;
};

export type Fill = {
  type: "fill";
  nonce: string;
};

export type GivenUpDeal = {
  commitment: string;
  seats?: (SeatShare)[];
};

export type Glance = {
  type: "glance";
  nonce: string;
  ticket: string;
};

export type Glimpse = {
  type: "glimpse";
  nonce: string;
  seat: number;
  turn: boolean;
  info: TableInfo;
};

export type Heard = {
  type: "heard";
  table: string;
  seat: number;
  phrase?: "again" | "good-bye" | "good-luck" | "hello" | "laugh" | "oh-no" | "one-moment" | "sad" | "smile" | "sorry" | "take-your-time" | "thanks" | "think" | "well-played" | "wow" | "your-turn" | null;
  text?: string | null;
};

export type Hello = {
  type: "hello";
  version: number;
  visitor?: string | null;
};

export type Holding = {
  face: string;
  unseen: number;
  held: Record<string, number>;
  truth?: Record<string, number> | null;
};

export type Imported = {
  sheet: ScoreSheet;
  replay: Replay;
};

export type Leave = {
  type: "leave";
  nonce: string;
};

export type LessonStep = {
  at: number;
  point: string;
};

export type ListTables = {
  type: "list_tables";
};

export type LookBack = {
  type: "look_back";
  hand: number;
  session?: number | null;
};

export type Page = {
  type: "page";
  session: number;
  hand: number;
  players: (string)[];
  result: (number)[];
  scores: (number)[];
  sheet: (Payment)[];
  story: (Speech)[];
};

export type Part = {
  name: Speech;
  tiles: (string)[];
};

export type Payment = {
  payer: number | null;
  payee: number | null;
  amount: number;
  why: Speech;
};

export type Ping = {
  type: "ping";
  number?: number;
};

export type Play = {
  type: "play";
  nonce: string;
  sequence: number;
  action: string;
};

export type Pong = {
  type: "pong";
  number: number;
};

export type Practice = {
  seat: number;
  steps: (Step)[];
  over: boolean;
};

export type PublishedDeal = {
  session: number;
  deal: number;
  head: string;
  commitment: string;
  seats?: (SeatShare)[];
  root?: string;
  given_up?: (GivenUpDeal)[];
  round?: number;
  beacon?: string;
};

export type Ready = {
  type: "ready";
  nonce: string;
  deal: number;
  commitment: string;
  key: string;
  pledge: string;
};

export type Refused = {
  type: "refused";
  code: Code;
  said: Speech;
  nonce?: string | null;
  sequence?: number | null;
};

export type Replay = {
  table: string;
  session: number;
  seat: number | null;
  hand: number;
  hands: number;
  steps: (Step)[];
};

export type Resume = {
  type: "resume";
  ticket: string;
};

export type Review = {
  seat: number;
  hand: number;
  done: number;
  total: number;
  worlds: number;
  result: number;
  moves: (ReviewedMove)[];
  worst: (number)[];
  holdings: ((Holding)[])[];
};

export type ReviewedMove = {
  step: number;
  played: Speech;
  best: Speech;
  action: string | null;
  expected: number;
  loss: number;
  error: number;
  clear: boolean;
  learned: Expectation | null;
};

export type Say = {
  type: "say";
  nonce: string;
  phrase?: "again" | "good-bye" | "good-luck" | "hello" | "laugh" | "oh-no" | "one-moment" | "sad" | "smile" | "sorry" | "take-your-time" | "thanks" | "think" | "well-played" | "wow" | "your-turn" | null;
  text?: string | null;
};

export type ScoreSheet = {
  table: string;
  session: number;
  game: string;
  options: Record<string, unknown>;
  players: (string)[];
  results: ((number)[])[];
  scores: (number)[];
  sheets: ((Payment)[])[];
  played_by: (Record<string, number>)[];
  over?: boolean;
};

export type SeatInfo = {
  kind: "bot" | "empty" | "person";
  name?: string;
  present?: boolean;
  stand_in?: boolean;
  ready?: boolean;
  level?: "easy" | "good" | "master" | "strong" | null;
};

export type SeatShare = {
  pledge?: string;
  key?: string;
  value?: string;
  signature?: string;
};

export type Seated = {
  type: "seated";
  table: string;
  seat: number;
  ticket: string;
  nonce?: string | null;
};

export type Sit = {
  type: "sit";
  nonce: string;
  table: string;
  name: string;
  seat?: number | null;
};

export type Snapshot = {
  type: "snapshot";
  table: string;
  sequence: number;
  seat: number | null;
  info: TableInfo;
  view: View | null;
  deals?: (PublishedDeal)[];
};

export type Speech = {
  id: string;
  values?: Record<string, unknown>;
};

export type Stage = {
  seat: number | null;
  action: string | null;
  view: View;
};

export type Start = {
  type: "start";
  nonce: string;
};

export type Step = {
  seat: number | null;
  by: string | null;
  view: View;
};

export type TableInfo = {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: (SeatInfo)[];
  phase: "closed" | "dealing" | "open" | "over" | "playing";
  session: number;
  deal: number;
  commitment: string;
  pledged: boolean;
  public: boolean;
  undo: boolean;
  reveal: boolean;
  level: "easy" | "good" | "master" | "strong";
  clock?: ClockInfo | null;
  window?: number | null;
  ready?: number | null;
  undo_asked_by?: number | null;
  votes_out?: Record<string, (number)[]>;
  host?: number | null;
  anyone_starts?: boolean;
  chat?: boolean;
  onlookers?: number;
  beacon?: BeaconChain | null;
};

export type Tables = {
  type: "tables";
  tables: (TableInfo)[];
};

export type Tile = {
  face: string | null;
  turned: boolean;
};

export type Undo = {
  type: "undo";
  nonce: string;
  sequence: number;
};

export type Update = {
  type: "update";
  table: string;
  sequence: number;
  info?: TableInfo | null;
  view?: View | null;
  deals?: (PublishedDeal)[] | null;
};

export type View = {
  game: string;
  seat: number | null;
  seats: number;
  turn: number | null;
  over: boolean;
  hand: number;
  hands_played: number;
  scores: (number)[];
  result: (number)[];
  sheet: (Payment)[];
  zones: (Zone)[];
  prompt: Speech | null;
  actions: (string)[];
  story: (Speech)[];
  whole?: boolean;
  aim?: Aim | null;
  won?: Won | null;
};

export type VoteOut = {
  type: "vote_out";
  nonce: string;
  seat: number;
};

export type Watch = {
  type: "watch";
  table: string;
};

export type Welcome = {
  type: "welcome";
  version: number;
  software: string;
  visitor: string;
};

export type Won = {
  seat: number;
  parts: (Part)[];
};

export type Zone = {
  kind: string;
  caption: Speech;
  owner: number | null;
  amount: number | null;
  tiles: (Tile)[];
  mark?: "best" | "invalid" | null;
  dice?: (number)[];
};

export type FromClient = Hello | ListTables | CreateTable | Ping | Watch | Sit | Resume | Glance | Say | Advise | LookBack | Fill | Start | Ready | Contribute | Play | Undo | AnswerUndo | VoteOut | ComeBack | Leave;

export type FromServer = Welcome | Tables | Seated | Snapshot | Update | Glimpse | Heard | Page | Accepted | Refused | Advice | Pong;
