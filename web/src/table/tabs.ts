export type Tab = "story" | "scores" | "rules";
