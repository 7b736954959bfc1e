import { visitRules } from "@site/company/hours";
import { type VisitWindow, windowInstants } from "../business/visit-windows.ts";
import type { Context } from "../context.ts";
import { isLive, toSeconds } from "../store/expiry.ts";
import { bookedWindow, type MayHaveVisit } from "./visit-fields.ts";
import { type VisitSlot, visitSlots } from "./window-place-entity.ts";

/** How long a day's visits are kept for the list, seconds. */
const keptFor = 60 * 24 * 60 * 60;

/** The visits of a day, in their order. @param date "2026-11-30" */
export async function listDay({ store, now }: Context, date: string): Promise<VisitSlot[]> {
  const { data } = await visitSlots(store).query.byDay({ date }).go({ pages: "all", consistent: true });
  return data.filter((slot) => slot.recordId !== "" && isLive(slot, now())).toSorted((a, b) => a.from - b.from);
}

/** How many more visits fit into a window. */
export async function countFree(context: Context, { date, from }: VisitWindow): Promise<number> {
  const taken = (await listDay(context, date)).filter((slot) => slot.from === from);
  return Math.max(0, visitRules.capacity - taken.length);
}

/** Holds a place of a window for a record, by one conditional write a place: two who ask at once never get the same one.
 * A record that has one keeps it.
 * @returns false when the window is full */
export async function bookWindow(context: Context, window: VisitWindow, recordId: string): Promise<boolean> {
  const { date, from, to } = window;
  const held = await listDay(context, date);
  if (held.some((slot) => slot.from === from && slot.recordId === recordId)) return true;
  const expiresAt = toSeconds(windowInstants(window).end) + keptFor;
  for (let place = 0; place < visitRules.capacity; place += 1) {
    const { rejected } = await visitSlots(context.store)
      .upsert({ date, place: `${from} ${place}`, from, to, recordId, expiresAt })
      .where((attributes, { eq, notExists }) =>
        [notExists(attributes.recordId), eq(attributes.recordId, ""), eq(attributes.recordId, recordId)].join(" OR "),
      )
      .go({ returnOnConditionCheckFailure: "all_old" });
    if (!rejected) return true;
  }
  return false;
}

/** Gives the places of a window back that a record holds. */
export async function releaseWindow(
  context: Context,
  { date, from }: Pick<VisitWindow, "date" | "from">,
  recordId: string,
): Promise<void> {
  const held = (await listDay(context, date)).filter((slot) => slot.from === from && slot.recordId === recordId);
  for (const { place } of held)
    await visitSlots(context.store)
      .patch({ date, place })
      .set({ recordId: "" })
      .where((attributes, { eq }) => eq(attributes.recordId, recordId))
      .go({ returnOnConditionCheckFailure: "all_old" });
}

/** Gives back what a row held of the time to come. */
export async function releaseVisit(context: Context, row: MayHaveVisit & { id: string }): Promise<void> {
  const booked = bookedWindow(row);
  if (booked && windowInstants(booked).start > context.now()) await releaseWindow(context, booked, row.id);
}
