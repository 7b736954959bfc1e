import { visitRules } from "@site/company/hours";
import { minute } from "../business/durations.ts";
import { listVisitWindows, type VisitWindow, windowId, windowInstants } from "../business/visit-windows.ts";
import type { Context } from "../context.ts";
import { allRecords } from "../record-registry.ts";
import { findRecord } from "../records/read-records.ts";
import { bookedWindow, type MayHaveVisit } from "../records/stored-visit.ts";
import { writeIf } from "../store/conditional-write.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { isLive, toSeconds } from "../store/expiry.ts";
import { entityNames, primaryKey } from "../store/table.ts";

/** One place of a window in which a visit fits: a window has as many as the company's capacity. */
const windowPlaces = defineEntity(entityNames.windowPlace, {
  attributes: {
    date: { type: "string", required: true, readOnly: true },
    /** "540 0": when the window begins, and which of its places. */
    place: { type: "string", required: true, readOnly: true },
    from: { type: "number", required: true },
    to: { type: "number", required: true },
    /** The record whose visit it is; empty once that was given back. */
    recordId: { type: "string", required: true },
    /** ISO 8601. Missing on places of an old release. */
    heldAt: { type: "string" },
    expiresAt: { type: "number", required: true },
  },
  indexes: { byDay: primaryKey(["date"], ["place"]) },
});

export type WindowPlace = RowOf<typeof windowPlaces>;

/** How long a day's visits are kept for the list, seconds. */
const keptFor = 60 * 24 * 60 * 60;

/** The visits of a day, in their order. @param date "2026-11-30" */
export async function listDay({ store, now }: Context, date: string): Promise<WindowPlace[]> {
  const { data } = await windowPlaces(store).query.byDay({ date }).go({ pages: "all", consistent: true });
  return data.filter((each) => each.recordId !== "" && isLive(each, now())).toSorted((a, b) => a.from - b.from);
}

/** A place is held before its record says so, by as much as this. */
const writingMs = 10 * minute;

/** Whether the record of a place doesn't have it: who moved the visit was stopped between the two writes. */
async function isAbandoned(context: Context, { date, from, recordId, heldAt }: WindowPlace): Promise<boolean> {
  if (heldAt && Date.parse(heldAt) > context.now().getTime() - writingMs) return false;
  const visited = allRecords.filter(({ fields }) => "visit" in fields);
  const rows = await Promise.all(visited.map((record) => findRecord(context, record, recordId)));
  const booked = rows.map((row) => row && bookedWindow(row)).find(Boolean);
  return !booked || windowId(booked) !== windowId({ date, from });
}

/** The places of a window that are held, and those of them that may be taken all the same. Their records are read for a full
 * window only. */
async function listPlaces(
  context: Context,
  { date, from }: VisitWindow,
): Promise<{ held: WindowPlace[]; abandoned: WindowPlace[] }> {
  const held = (await listDay(context, date)).filter((each) => each.from === from);
  if (held.length < visitRules.capacity) return { held, abandoned: [] };
  const isFree = await Promise.all(held.map((each) => isAbandoned(context, each)));
  return { held, abandoned: held.filter((_, at) => isFree[at]) };
}

export async function countFree(context: Context, window: VisitWindow): Promise<number> {
  const { held, abandoned } = await listPlaces(context, window);
  return Math.max(0, visitRules.capacity - held.length + abandoned.length);
}

/** The windows that are offered and have a place left, and those that are named although they have none.
 * @param named such as what somebody asked for before it was full */
export async function listFreeWindows(context: Context, named: readonly VisitWindow[]): Promise<VisitWindow[]> {
  const offered = listVisitWindows(context.now());
  const dates = [...new Set(offered.map(({ date }) => date))];
  const held = (await Promise.all(dates.map((date) => listDay(context, date)))).flat();
  const ids = named.map(windowId);
  const isLeft = async (window: VisitWindow): Promise<boolean> => {
    const taken = held.filter((each) => windowId(each) === windowId(window)).length;
    return taken < visitRules.capacity || ids.includes(windowId(window)) || (await countFree(context, window)) > 0;
  };
  const left = await Promise.all(offered.map(isLeft));
  return offered.filter((_, at) => left[at]);
}

/** A place that a record holds, and since when: once it was booked again it is another hold. */
export type Hold = Pick<WindowPlace, "date" | "place" | "recordId" | "heldAt">;

/** Holds a place of a window for a record, by one conditional write a place: two who ask at once never get the same one.
 * A record that has one keeps it.
 * @returns undefined when the window is full */
export async function bookWindow(context: Context, window: VisitWindow, recordId: string): Promise<Hold | undefined> {
  const { date, from, to } = window;
  const { held, abandoned } = await listPlaces(context, window);
  const own = held.find((each) => each.recordId === recordId)?.place;
  const all = Array.from({ length: visitRules.capacity }, (_, place) => `${from} ${place}`);
  const expiresAt = toSeconds(windowInstants(window).end) + keptFor;
  const heldAt = context.now().toISOString();
  for (const place of new Set([...(own ? [own] : []), ...all])) {
    const stale = abandoned.find((each) => each.place === place);
    const unlessHeld = windowPlaces(context.store)
      .upsert({ date, place, from, to, recordId, heldAt, expiresAt })
      .where((attributes, { eq, notExists }) => {
        const isFree = [notExists(attributes.recordId), eq(attributes.recordId, ""), eq(attributes.recordId, recordId)];
        if (!stale) return isFree.join(" OR ");
        const isSince = stale.heldAt ? eq(attributes.heldAt, stale.heldAt) : notExists(attributes.heldAt);
        return [...isFree, `(${eq(attributes.recordId, stale.recordId)} AND ${isSince})`].join(" OR ");
      });
    if (await writeIf(unlessHeld)) return { date, place, recordId, heldAt };
  }
  return undefined;
}

/** What a record holds of a window. Somebody who gives a window up reads it before the record says so: what is booked again from then
 * on is the record's, and stays. */
export const listHolds = async (
  context: Context,
  { date, from }: Pick<VisitWindow, "date" | "from">,
  recordId: string,
): Promise<Hold[]> => (await listDay(context, date)).filter((each) => each.from === from && each.recordId === recordId);

/** Gives places back, but for those that were booked again since. */
export async function releaseHolds({ store }: Context, holds: readonly Hold[]): Promise<void> {
  for (const { date, place, recordId, heldAt } of holds) {
    const release = windowPlaces(store).patch({ date, place }).set({ recordId: "" });
    const isSince = release.where(
      (attributes, { eq, notExists }) =>
        `${eq(attributes.recordId, recordId)} AND ${heldAt ? eq(attributes.heldAt, heldAt) : notExists(attributes.heldAt)}`,
    );
    await writeIf(isSince);
  }
}

/** Gives back what a row held of the time to come. */
export async function releaseVisit(context: Context, row: MayHaveVisit & { id: string }): Promise<void> {
  const booked = bookedWindow(row);
  if (booked && windowInstants(booked).start > context.now())
    await releaseHolds(context, await listHolds(context, booked, row.id));
}
