import { dateAfter, localTime, startOfDay } from "../../business/local-time.ts";
import type { Context } from "../../context.ts";
import type { AnyRecord, RecordRow } from "../../records/define-record.ts";
import { type InboxView, realPartitions } from "../../records/inbox-keys.ts";
import { isWon } from "../../records/outcome.ts";
import { type RowName, readRows } from "../../records/read-rows.ts";
import { intakeNoun, listKeptChanges } from "../../search/intake-index.ts";
import { listIntake } from "../../search/read-intake.ts";
import { toItemView } from "../inbox/item-view.ts";
import { queryInbox } from "../inbox/query-inbox.ts";
import type { Item } from "../record/record-contract.ts";

const mostOfEachPart = 1000;

interface DigestEntry {
  item: Item;
  row: RecordRow;
}

export interface Digest {
  overdue: Item[];
  /** To follow up, by the end of the day. */
  followUps: Item[];
  came: Item[];
  won: { item: Item; value: number }[];
  held: Item[];
  /** Parts of which there is more than was counted. */
  cut: readonly string[];
}

interface Place extends RowName {
  inboxFrom: string;
}

async function placesIn(
  context: Context,
  record: AnyRecord,
  view: InboxView,
  [from, to]: [string, string],
): Promise<Place[]> {
  const range = { place: "BETWEEN :from AND :to", values: { ":from": from, ":to": to }, Limit: mostOfEachPart + 1 };
  const pages = await Promise.all(
    realPartitions(record.noun, view).map((partition) => queryInbox(context, partition, range)),
  );
  return pages.flatMap(({ Items = [] }) =>
    Items.map(({ id, inboxFrom }) => ({ record, id: String(id), inboxFrom: String(inboxFrom) })),
  );
}

/** Rows of people: what was made up for practice is none. */
async function read(context: Context, names: readonly RowName[]): Promise<{ found: DigestEntry[]; isCut: boolean }> {
  const rows = await readRows(context, names.slice(0, mostOfEachPart));
  const found = rows.flatMap(([record, row]) =>
    row.sample === true ? [] : [{ item: toItemView(context, record, row), row }],
  );
  return { found, isCut: names.length > mostOfEachPart };
}

const getItems = (found: readonly DigestEntry[]): Item[] => found.map(({ item }) => item);

const dueFirst = (a: Item, b: Item): number => (a.due ?? "").localeCompare(b.due ?? "");

/** What the staff has to know in the morning, of the kinds that somebody may see: what should have been answered by now
 * or is to be followed up today, and what came, was won or was quarantined in a span. Finds them by indexes; counts at most 1,000 of each.
 * @param from ISO 8601, as `to` */
export async function readDigest(
  context: Context,
  records: readonly AnyRecord[],
  { from, to }: { from: string; to: string },
): Promise<Digest> {
  const endOfDay = startOfDay(dateAfter(localTime(new Date(to)).date, 1)).toISOString();
  const readAll = async (view: InboxView, range: [string, string]) => {
    const places = await Promise.all(records.map((record) => placesIn(context, record, view, range)));
    const inOrder = places.flat().sort((a, b) => (a.inboxFrom < b.inboxFrom ? -1 : 1));
    return read(context, inOrder);
  };
  const arrived = records.map(async (record) => {
    const noun = intakeNoun(record.noun);
    const found = noun ? await listIntake(context, noun, { from, to }, { most: mostOfEachPart + 1 }) : [];
    return found.flatMap(({ recordId, spam }) => (spam ? [] : [{ record, id: recordId }]));
  });
  const [open, done, spam, came] = await Promise.all([
    readAll("open", ["0 ", `0 ${endOfDay}`]),
    readAll("done", [from, to]),
    readAll("spam", [from, to]),
    read(context, (await Promise.all(arrived)).flat()),
  ]);
  return {
    overdue: getItems(open.found)
      .filter(({ due }) => due !== undefined && due <= to)
      .sort(dueFirst),
    followUps: getItems(open.found)
      .filter(({ due, snoozedUntil }) => snoozedUntil && snoozedUntil < endOfDay && !(due !== undefined && due <= to))
      .sort((a, b) => (a.snoozedUntil ?? "").localeCompare(b.snoozedUntil ?? "")),
    came: getItems(came.found).filter((item) => !item.spam),
    // A note or a correction brings a record of long ago to the front of what is done.
    won: done.found.flatMap(({ item, row }) => {
      const { at = "" } = listKeptChanges(row.history).at(-1) ?? {};
      const value = typeof row.value === "number" ? row.value : 0;
      return isWon(row) && at >= from && at <= to ? [{ item, value }] : [];
    }),
    // What was marked as spam after its mails went out is not among what nobody was written to about.
    held: getItems(spam.found.filter(({ row }) => row.notifyState === "held")),
    cut: Object.entries({ overdue: open, followUps: open, came, won: done, held: spam }).flatMap(([part, { isCut }]) =>
      isCut ? [part] : [],
    ),
  };
}
