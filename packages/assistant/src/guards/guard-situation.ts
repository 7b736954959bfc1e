import type { Memory, Slots } from "@site/core/chat/memory";

export interface GuardSituation {
  now: Date;
  abuse: number;
  slots: Slots;
  memory: Memory;
  /** The office has a request from before this talk began again. */
  hasFormer?: boolean | undefined;
  message: string;
}

/** How the office reaches the visitor: "315-555-0142". */
export const contactOf = ({ phone, email }: Slots): string | undefined => phone ?? email;
