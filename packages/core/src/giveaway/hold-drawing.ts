import { hash } from "node:crypto";
import { formatMoment } from "../business/date-format.ts";
import { currentEdition, formatEditionDay } from "../business/edition.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { listRecords } from "../records/read-records.ts";
import { timeOfWrite } from "../store/clock.ts";
import { createOnce } from "../store/conditional-write.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { entityNames, primaryKey } from "../store/table.ts";
import { type DrawOptions, drawWinner } from "./draw-winner.ts";
import { type Entry, entryRecord } from "./record.ts";

/** A drawing that was held: by whom, from what, and whose entry won. One with another seed stands beside it. */
export const draws = defineEntity(entityNames.drawing, {
  attributes: {
    editionId: { type: "string", required: true, readOnly: true },
    /** Hash of the seed; a random one on rows of old. */
    id: { type: "string", required: true, readOnly: true },
    at: { type: "string", required: true, readOnly: true, default: timeOfWrite },
    by: { type: "string", required: true, readOnly: true },
    seed: { type: "string", required: true, readOnly: true },
    winnerId: { type: "string", required: true, readOnly: true },
    eligible: { type: "number", required: true, readOnly: true },
    entriesHash: { type: "string", required: true, readOnly: true },
  },
  indexes: { byEdition: primaryKey(["editionId"], ["id"]) },
});

export type Drawing = RowOf<typeof draws>;

/** Every entry of an edition, oldest first, those that look automated too: the draw decides by the rules alone. Scans
 * the whole table, about 1 read unit per 8 KB.
 * @param onProgress told after each page how many entries were read so far */
export async function listEntries(
  context: Context,
  editionId: string,
  onProgress?: (found: number) => void,
): Promise<Entry[]> {
  const found = await listRecords(context, entryRecord, {}, onProgress);
  return found.filter((entry) => entry.editionId === editionId);
}

interface DrawingOptions extends DrawOptions {
  isRehearsal: boolean;
  onProgress?: (found: number) => void;
}

/** Keeps a drawing once for its seed. @throws AppError invalid when its entries are others than at the first time */
async function keep({ store }: Context, drawing: Omit<Drawing, "id">): Promise<Drawing> {
  const { editionId, seed } = drawing;
  const find = async () => {
    const { data } = await draws(store).query.byEdition({ editionId }).go({ pages: "all", consistent: true });
    return data.find((each) => each.seed === seed);
  };
  const create = () => createOnce(draws(store), { ...drawing, id: hash("sha256", seed) });
  const stored = (await find()) ?? (await create().then(find));
  if (stored?.entriesHash === drawing.entriesHash) return stored;
  const when = stored ? ` on ${formatMoment(stored.at)}` : "";
  throw new AppError(
    "invalid",
    `A drawing with this seed was held${when}, and the entries are not the same any more. To draw again, take another seed.`,
  );
}

/** Draws the winner of the edition by the rules, or shows how it would go; for good only from the time of the drawing
 * on. It is stored before anybody is named, once for its seed: held again, it is the one that is stored.
 * @param by who holds it
 * @returns what was drawn, and the record by which anybody can repeat and check it
 * @throws AppError invalid when it is too early, nobody is eligible, a held entry was not decided on, or the entries of a seed have changed */
export async function holdDrawing(
  context: Context,
  by: string,
  { isRehearsal, onProgress, ...options }: DrawingOptions,
) {
  if (!isRehearsal && context.now() < new Date(currentEdition.drawAt))
    throw new AppError(
      "invalid",
      `The rules set the drawing for ${formatEditionDay(currentEdition.drawAt)}, after the last entry in person. Until then it can be rehearsed.`,
    );
  // From the table: an entry that the index missed takes part.
  const entries = await listEntries(context, currentEdition.id, onProgress);
  const { winner, ...draw } = drawWinner(entries, options);
  if (!winner) throw new AppError("invalid", "No entry may take part, so there is no winner.");
  const { seed, includeOutsideWindow = false } = options;
  const { eligible, entriesHash } = draw;
  const at = context.now().toISOString();
  const drawing = { editionId: currentEdition.id, at, by, seed, winnerId: winner.id, eligible, entriesHash };
  const kept = isRehearsal ? drawing : await keep(context, drawing);
  const record = {
    drawnAt: kept.at,
    drawnBy: kept.by,
    isRehearsal,
    edition: currentEdition,
    seed,
    includeOutsideWindow,
    ...(isRehearsal ? {} : { winner: { id: winner.id, createdAt: winner.createdAt } }),
    ...draw,
  };
  return { ...draw, ...(isRehearsal ? {} : { winner }), record };
}
