import type { Memory } from "@site/core/chat/memory";

export interface Situation {
  now: Date;
  /** By when a request of now is answered. */
  promise: string;
  /** How the office can reach the visitor; undefined when it can't. */
  reach: string | undefined;
  /** The message in lower case, without accents. */
  text: string;
  /** All that the visitor wrote, likewise. */
  talk: string;
  /** What it tells, in quotation marks; empty where it tells nothing or is better not repeated. */
  statement: string;
  memory: Memory;
  /** The office has a request from before this talk began again. */
  hasFormer?: boolean | undefined;
}

/** Wordings, each said once in a talk. */
export type Say = (situation: Situation) => readonly string[];
