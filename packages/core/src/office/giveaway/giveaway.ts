import { day } from "../../business/durations.ts";
import { currentEdition } from "../../business/edition.ts";
import type { Context } from "../../context.ts";
import type { RequestOf } from "../../contract/endpoint.ts";
import { AppError } from "../../contract/errors.ts";
import { drawWinner } from "../../giveaway/draw-winner.ts";
import { draws, holdDrawing } from "../../giveaway/hold-drawing.ts";
import { type Entry, entries, entryRecord } from "../../giveaway/record.ts";
import { readRows } from "../../records/read-rows.ts";
import { listIntake } from "../../search/read-intake.ts";
import { writeIf } from "../../store/conditional-write.ts";
import { isLive } from "../../store/expiry.ts";
import type { drawGiveawayEndpoint, EntryView, Giveaway, judgeEntryEndpoint } from "./giveaway-contract.ts";
import { listWinnersRequests, winnersListUntil } from "./winners-list.ts";

const shown = 50;
/** Pairs of alike entries that somebody looks through at once. */
const mostShown = 100;
/** Held entries that a drawing can be told of. */
const mostHeld = 1000;
/** Two years: longer than an edition and its drawing take. */
const lookBack = 2 * 365 * day;

const toEntryView = (entry: Entry): EntryView => {
  const { id, name, address, cityZip, phone, email, createdAt: at, spam, sample = false } = entry;
  const { withinEntryWindow: inPeriod, disqualified, disqualifiedBy } = entry;
  return { id, name, address, cityZip, phone, email, at, spam, inPeriod, sample, disqualified, disqualifiedBy };
};

function listIntakeEntries(context: Context) {
  const now = context.now();
  const from = new Date(now.getTime() - lookBack).toISOString();
  return listIntake(context, "entries", { from, to: now.toISOString() });
}
type Intake = Awaited<ReturnType<typeof listIntakeEntries>>;

async function readEntries(context: Context, ids: readonly string[]): Promise<Entry[]> {
  const names = ids.map((id) => ({ record: entryRecord, id }));
  // Rows of this one kind.
  return (await readRows(context, names)).map(([, row]) => row as unknown as Entry);
}

const getIds = (intake: Intake): string[] => intake.map(({ recordId }) => recordId);

const isOurs = ({ editionId }: Entry): boolean => editionId === currentEdition.id;

async function readAllEntries(context: Context, intake: Intake): Promise<Entry[]> {
  const found = await readEntries(context, getIds(intake));
  if (found.length < intake.length)
    throw new AppError("unavailable", "Not all entries could be read. Please try again.", { retryAfter: 5 });
  return found.filter(isOurs);
}

/** Entries that look like one household, those that are one before those that may be, and entries that were left out. */
async function compareEntries(
  context: Context,
  intake: Intake,
): Promise<Required<Pick<Giveaway, "pairs" | "leftOut">>> {
  const all = (await readAllEntries(context, intake)).filter(({ withinEntryWindow }) => withinEntryWindow);
  const byId = new Map(all.map((entry) => [entry.id, toEntryView(entry)]));
  const genuine = all.flatMap(({ id, spam, disqualified, sample }) => (spam && !disqualified && !sample ? id : []));
  const { repeatedHouseholds, review } = drawWinner(all, { seed: "", genuine });
  const alike = [
    ...repeatedHouseholds.map(({ counted, leftOut }) => ({ reason: "one household", ids: [counted, ...leftOut] })),
    ...review.lookalikes,
  ];
  return {
    pairs: alike
      .slice(0, mostShown)
      .map(({ reason, ids }) => ({ reason, entries: ids.flatMap((id) => byId.get(id) ?? []) })),
    leftOut: [...byId.values()].filter(({ disqualified }) => disqualified),
  };
}

/** The edition with its latest entries, those that are held, and the drawings so far. Reads indexes only.
 * @param isCompared whether entries are compared with each other, which reads each of them */
export async function readGiveaway(context: Context, isCompared = false): Promise<Giveaway> {
  const { id: editionId, title, opensAt, closesAt, drawAt } = currentEdition;
  const [found, { data: past }, asked] = await Promise.all([
    listIntakeEntries(context),
    draws(context.store).query.byEdition({ editionId }).go({ pages: "all" }),
    listWinnersRequests(context),
  ]);
  const idsByHold = (isHeld: boolean) => getIds(found.filter(({ spam = false }) => spam === isHeld));
  const winnerIds = past.map(({ winnerId }) => winnerId);
  const [latest, held, winners, compared] = await Promise.all([
    readEntries(context, idsByHold(false).slice(0, shown)),
    readEntries(context, idsByHold(true).slice(0, mostHeld)),
    readEntries(context, winnerIds),
    isCompared ? compareEntries(context, found) : {},
  ]);
  return {
    title,
    opensAt,
    closesAt,
    drawAt,
    ...compared,
    winnersListUntil: winnersListUntil(),
    winnersRequests: asked,
    latest: latest.filter(isOurs).map(toEntryView),
    // Those that a drawing asks about.
    held: held
      .filter((each) => isOurs(each) && each.withinEntryWindow && !each.sample && !each.disqualified)
      .map(toEntryView),
    // The index does not tell editions apart, their times do.
    entries: found.filter(({ sample, at }) => !sample && new Date(at) >= new Date(opensAt)).length,
    draws: past
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .map(({ id, at, by, seed, winnerId, eligible, entriesHash }) => {
        const winner = winners.find((each) => each.id === winnerId);
        return { id, at, by, seed, winnerId, eligible, entriesHash, winner: winner && toEntryView(winner) };
      }),
  };
}

/** Leaves an entry out of the drawing, or takes it in again.
 * @param reason empty to take it in again; `was` is the reason that its author saw
 * @throws AppError notFound, busy (409) when somebody else judged it meanwhile */
export async function judgeEntry(
  { store, now }: Context,
  by: string,
  id: string,
  { reason, was }: RequestOf<typeof judgeEntryEndpoint>,
): Promise<EntryView> {
  const { data: entry } = await entries(store).get({ id }).go({ consistent: true });
  if (!entry || !isLive(entry, now())) throw new AppError("notFound", "There is no such entry.");
  const patch = entries(store).patch({ id });
  const changed = reason
    ? patch.set({ disqualified: reason, disqualifiedBy: by })
    : patch.remove(["disqualified", "disqualifiedBy"]);
  const isSaved = await writeIf(
    changed.where(({ disqualified }, { eq, notExists }) => (was ? eq(disqualified, was) : notExists(disqualified))),
  );
  const { data: stored } = await entries(store).get({ id }).go({ consistent: true });
  if (!stored) throw new AppError("notFound", "There is no such entry.");
  // The client sends a write again whose answer was lost: then the judgement is there.
  if (!isSaved && (stored.disqualified ?? "") !== reason)
    throw new AppError("busy", "Somebody else judged this entry meanwhile. Please look at it again.");
  return toEntryView(stored);
}

export async function drawGiveaway(context: Context, by: string, request: RequestOf<typeof drawGiveawayEndpoint>) {
  const { winner, eligible, total, review, record } = await holdDrawing(context, by, request);
  return {
    eligible,
    total,
    lookalikes: review.lookalikes.length,
    winner: winner && toEntryView(winner),
    file: JSON.stringify(record, null, 2),
  };
}
