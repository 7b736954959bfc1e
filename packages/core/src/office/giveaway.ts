import type { Context } from "../context.ts";
import type { RequestOf } from "../contract/endpoint.ts";
import { AppError } from "../contract/errors.ts";
import { draws } from "../giveaway/draw-entity.ts";
import { drawAmong } from "../giveaway/draw-winner.ts";
import { currentEdition, windowStateOf } from "../giveaway/edition.ts";
import { type Entry, entryRecord } from "../giveaway/record.ts";
import { listArrivals } from "../search/arrivals.ts";
import type { drawGiveaway, Giveaway } from "./giveaway-contract.ts";
import { readRows } from "./read-rows.ts";

const shown = 50;
const mostHeld = 100;
const year = 365 * 24 * 60 * 60 * 1000;

const entryOf = ({ id, name, cityZip, phone, createdAt, spam, withinEntryWindow }: Entry) => ({
  id,
  name,
  cityZip,
  phone,
  at: createdAt,
  spam,
  inPeriod: withinEntryWindow,
});

async function readEntries(context: Context, ids: readonly string[]) {
  const rows = await readRows(
    context,
    ids.map((id) => ({ record: entryRecord, id })),
  );
  // Rows of this one kind.
  return rows.map(([, row]) => entryOf(row as unknown as Entry));
}

/** Every entry of the edition, by what was noted as they came. */
async function allEntries(context: Context): Promise<Entry[]> {
  const now = context.now();
  const span = { from: new Date(now.getTime() - 2 * year).toISOString(), to: now.toISOString() };
  const names = (await listArrivals(context, "entries", span)).map(({ recordId: id }) => ({ record: entryRecord, id }));
  const found = (await readRows(context, names)).map(([, row]) => row as unknown as Entry);
  if (found.length < names.length)
    throw new AppError("unavailable", "Not all entries could be read. Please try again.", { retryAfter: 5 });
  return found.filter(({ editionId }) => editionId === currentEdition.id);
}

/** The edition with its latest entries, those that are held, and the drawings so far. Reads indexes only. */
export async function readGiveaway(context: Context): Promise<Giveaway> {
  const { id: editionId, title, opensAt, closesAt, drawAt } = currentEdition;
  const now = context.now();
  const span = { from: new Date(now.getTime() - year).toISOString(), to: now.toISOString() };
  const [found, { data: past }] = await Promise.all([
    listArrivals(context, "entries", span),
    draws(context.store).query.byEdition({ editionId }).go({ pages: "all" }),
  ]);
  const idsOf = (isHeld: boolean) =>
    found.filter(({ spam = false }) => spam === isHeld).map(({ recordId }) => recordId);
  const [latest, held] = await Promise.all([
    readEntries(context, idsOf(false).slice(0, shown)),
    readEntries(context, idsOf(true).slice(0, mostHeld)),
  ]);
  return {
    ...{ title, opensAt, closesAt, drawAt, entries: found.length, latest, held },
    draws: past.map(({ at, by, seed, winnerId: winner, eligible }) => ({ at, by, seed, winner, eligible })),
  };
}

/** Draws the winner by the rules, or shows how it would go; for good only when the edition has closed. The drawing is
 * stored before anybody is named.
 * @param genuine held entries that a person sent, and `automated` those that nobody did
 * @throws AppError invalid when it is too early, nobody is eligible or a held entry was not decided of, unavailable when an entry could
 * not be read */
export async function holdDraw(
  context: Context,
  by: string,
  { seed, genuine, automated, isRehearsal }: RequestOf<typeof drawGiveaway>,
) {
  if (!isRehearsal && windowStateOf(currentEdition, context.now()) !== "closed")
    throw new AppError("invalid", "Entries still come in. Until the giveaway has closed, a drawing can be rehearsed.");
  const { winner, ...draw } = drawAmong(await allEntries(context), { seed, genuine, automated });
  if (!winner) throw new AppError("invalid", "No entry may take part, so there is no winner.");
  const { eligible, total, entriesHash } = draw;
  const at = context.now().toISOString();
  if (!isRehearsal)
    await draws(context.store)
      .put({ editionId: currentEdition.id, at, by, seed, winnerId: winner.id, eligible, entriesHash })
      .go();
  const drawn = isRehearsal ? {} : { winner: { id: winner.id, createdAt: winner.createdAt } };
  const file = { drawnAt: at, drawnBy: by, isRehearsal, edition: currentEdition, seed, ...drawn, ...draw };
  return {
    eligible,
    total,
    lookalikes: draw.review.lookalikes.map(({ reason, ids }) => ({ reason, ids: [...ids] })),
    ...(isRehearsal ? {} : { winner: entryOf(winner) }),
    file: JSON.stringify(file, null, 2),
  };
}
