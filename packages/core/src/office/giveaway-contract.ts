import * as z from "zod";
import { officePaths } from "../contract/office-paths.ts";
import { defineOffice } from "./define-office.ts";

const Entry = z.object({
  id: z.string(),
  name: z.string(),
  cityZip: z.string(),
  phone: z.string(),
  at: z.string(),
  spam: z.boolean(),
  inPeriod: z.boolean(),
});

const Held = z.object({ at: z.string(), by: z.string(), seed: z.string(), winner: z.string(), eligible: z.number() });

/** The edition and the latest entries; `entries` and `held` count, up to 1,000 of each month. */
export const Giveaway = z.object({
  title: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  drawAt: z.string(),
  entries: z.number(),
  latest: z.array(Entry),
  held: z.array(Entry),
  draws: z.array(Held),
});
export type Giveaway = z.output<typeof Giveaway>;

export const getGiveaway = defineOffice({
  method: "GET",
  path: officePaths.getGiveaway,
  permission: "read",
  response: Giveaway,
});

/** `genuine` are held entries that a person sent, `automated` those that nobody did: each that is held has to be one of
 * them. A rehearsal is kept nowhere and
 * names nobody. `file` is what is needed to repeat and to check the drawing. */
export const drawGiveaway = defineOffice({
  method: "POST",
  path: officePaths.drawGiveaway,
  permission: "draw",
  request: z.object({
    seed: z.string().trim().min(8, "A seed has at least 8 characters").max(200),
    genuine: z.array(z.uuid()).max(1000),
    automated: z.array(z.uuid()).max(1000),
    isRehearsal: z.boolean(),
  }),
  response: z.object({
    eligible: z.number(),
    total: z.number(),
    lookalikes: z.array(z.object({ reason: z.string(), ids: z.array(z.string()) })),
    winner: Entry.optional(),
    file: z.string(),
  }),
});
