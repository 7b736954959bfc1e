import { tokenBudgets } from "@site/core/chat/budget-entity";
import type { Context } from "@site/core/context";
import { writeIf } from "@site/core/store/conditional-write";
import { monthsAfter } from "@site/core/store/expiry";
import { ModelFailure } from "./model-failure.ts";

interface Reservation {
  /** Corrects the reservation to what was really used; 0 gives all of it back. */
  settle(used: number): Promise<void>;
}

/** Takes tokens out of a day's budget before they are spent, in one conditional write: parallel turns never take more
 * than the budget together.
 * @param tokens the most that the turn can use
 * @param daily the budget; 0 switches models off
 * @throws ModelFailure budget */
export async function reserveTokens(
  { store }: Context,
  tokens: number,
  daily: number,
  now: Date,
): Promise<Reservation> {
  const day = now.toISOString().slice(0, 10);
  const add = (amount: number) =>
    tokenBudgets(store)
      .upsert({ day })
      .add({ tokens: amount })
      .set({ expiresAt: monthsAfter(now, 2) });
  if (tokens > daily) throw new ModelFailure("budget");
  const reservation = add(tokens).where(
    (used, { notExists, lte }) => `${notExists(used.tokens)} OR ${lte(used.tokens, daily - tokens)}`,
  );
  if (!(await writeIf(reservation))) throw new ModelFailure("budget");
  return {
    async settle(used) {
      if (used !== tokens) await add(used - tokens).go();
    },
  };
}
