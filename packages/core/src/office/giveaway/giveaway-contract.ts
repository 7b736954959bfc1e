import * as z from "zod";
import { officeGet, officePost } from "../define-office.ts";

const Entry = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  cityZip: z.string(),
  phone: z.string(),
  email: z.string(),
  at: z.string(),
  spam: z.boolean(),
  inPeriod: z.boolean(),
  sample: z.boolean(),
  /** Why and by whom it was left out of the drawing. */
  disqualified: z.string().optional(),
  disqualifiedBy: z.string().optional(),
});
export type EntryView = z.output<typeof Entry>;

/** A drawing that was held. The winner's entry is there as long as it is kept. */
const Held = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  seed: z.string(),
  eligible: z.number(),
  entriesHash: z.string(),
  winnerId: z.string(),
  winner: Entry.optional(),
});

const WinnersRequest = z.object({
  id: z.string(),
  name: z.string(),
  contact: z.string(),
  at: z.string(),
  by: z.string(),
  answeredAt: z.string().optional(),
  answeredBy: z.string().optional(),
  /** Made up for practice. */
  sample: z.boolean().optional(),
});
export type WinnersRequest = z.output<typeof WinnersRequest>;

/** The edition and its latest entries; `entries` counts the real ones since it opened. With `compare` also the
 * entries that look like one household, side by side, and those that were left out. */
export const Giveaway = z.object({
  title: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  drawAt: z.string(),
  entries: z.number(),
  latest: z.array(Entry),
  held: z.array(Entry),
  draws: z.array(Held),
  /** Until when the rules let people ask for the winners' list, and who did. */
  winnersListUntil: z.string(),
  winnersRequests: z.array(WinnersRequest),
  pairs: z.array(z.object({ reason: z.string(), entries: z.array(Entry) })).optional(),
  leftOut: z.array(Entry).optional(),
});
export type Giveaway = z.output<typeof Giveaway>;

export const getGiveawayEndpoint = officeGet("getGiveaway", "read", { query: ["compare"], response: Giveaway });

/** Leaves an entry out of the drawing, or with an empty reason takes it in again. `was` is the reason as its author saw
 * it: "" when there was none. */
export const judgeEntryEndpoint = officePost("judgeEntry", "draw", {
  request: z.object({
    reason: z.string().trim().max(200, "A reason has at most 200 characters"),
    was: z.string().max(200),
  }),
  response: Entry,
});

const winnersRequestLine = (message: string) => z.string().trim().min(1, message).max(200, "Please shorten it");

/** Notes that somebody asked for the winners' list, or that they got it, or removes the request for good. */
export const saveWinnersRequestEndpoint = officePost("saveWinnersRequest", "change", {
  request: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("asked"),
      /** Made by the page for each request, so that a second press notes it once. */
      id: z.uuid(),
      name: winnersRequestLine("Please enter their name"),
      contact: winnersRequestLine("Please enter how they want to hear"),
    }),
    z.object({ kind: z.enum(["answered", "removed"]), id: z.uuid() }),
  ]),
  response: WinnersRequest.partial(),
});

/** `genuine` are held entries that a person sent, `automated` those that nobody did: each that is held has to be one of
 * them. A rehearsal is kept nowhere and names no winner. `file` is what is needed to repeat and to check the drawing. */
export const drawGiveawayEndpoint = officePost("drawGiveaway", "draw", {
  request: z.object({
    seed: z.string().trim().min(8, "A seed has at least 8 characters").max(200, "A seed has at most 200 characters"),
    genuine: z.array(z.uuid()).max(1000),
    automated: z.array(z.uuid()).max(1000),
    isRehearsal: z.boolean(),
  }),
  response: z.object({
    eligible: z.number(),
    total: z.number(),
    /** Pairs that look alike; the file names them. */
    lookalikes: z.number(),
    winner: Entry.optional(),
    file: z.string(),
  }),
});
