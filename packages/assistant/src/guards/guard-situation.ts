import type { Memory, Slots } from "@site/core/chat/memory";

/** What a fixed reply may depend on. */
export interface GuardSituation {
  now: Date;
  /** Insults so far, this one included. */
  abuse: number;
  slots: Slots;
  memory: Memory;
  /** The visitor's words. */
  message: string;
}

/** How the office reaches the visitor: "315-555-0142". */
export const contactOf = ({ phone, email }: Slots): string | undefined => phone ?? email;
