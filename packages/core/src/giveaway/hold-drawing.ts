import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { draws } from "./draw-entity.ts";
import { type DrawOptions, drawWinner } from "./draw-winner.ts";
import { currentEdition, editionDay } from "./edition.ts";

interface DrawingOptions extends Omit<DrawOptions, "edition"> {
  isRehearsal: boolean;
}

/** Draws the winner of the edition by the rules, or shows how it would go; for good only from the time of the drawing
 * on. It is stored before anybody is named.
 * @param by who holds it
 * @returns what was drawn, and the record by which anybody can repeat and check it
 * @throws AppError invalid when it is too early, nobody is eligible or a held entry was not decided on */
export async function holdDrawing(context: Context, by: string, { isRehearsal, ...options }: DrawingOptions) {
  if (!isRehearsal && context.now() < new Date(currentEdition.drawAt))
    throw new AppError(
      "invalid",
      `The rules set the drawing for ${editionDay(currentEdition, currentEdition.drawAt)}, after the last entry in person. Until then it can be rehearsed.`,
    );
  // From the table: an entry that the index missed takes part.
  const { winner, ...draw } = await drawWinner(context, options);
  if (!winner) throw new AppError("invalid", "No entry may take part, so there is no winner.");
  const { seed, includeOutsideWindow = false } = options;
  const { eligible, entriesHash } = draw;
  const at = context.now().toISOString();
  const drawn = isRehearsal ? {} : { winner: { id: winner.id, createdAt: winner.createdAt } };
  const about = { drawnAt: at, drawnBy: by, isRehearsal, edition: currentEdition, seed, includeOutsideWindow };
  if (!isRehearsal)
    await draws(context.store)
      .put({ editionId: currentEdition.id, at, by, seed, winnerId: winner.id, eligible, entriesHash })
      .go();
  return { ...draw, ...(isRehearsal ? {} : { winner }), record: { ...about, ...drawn, ...draw } };
}
