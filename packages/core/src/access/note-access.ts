import type { Context } from "../context.ts";
import { isLive } from "../store/expiry.ts";
import { type Access, accesses } from "./entity.ts";

/** What a record id looks like; anything else that was typed (an address, a name) is not kept. */
const recordId = /^[\w-]{1,64}$/;

/** Puts on record who is about to see personal data. Call it before anything is shown: a reading that can't be noted
 * does not happen.
 * @param names what was typed after the command */
export async function noteAccess(
  { store }: Context,
  by: string,
  command: string,
  names: string[],
  toFile: boolean,
): Promise<void> {
  const recordIds = names.filter((name) => recordId.test(name));
  await accesses(store)
    // Not `create`: when its answer is lost, the client sends it again and must not meet its own row.
    .put({ by, command, toFile, ...(recordIds.length > 0 ? { recordIds } : {}) })
    .go();
}

/** Accesses of a month, oldest first. @param month "2026-11", in UTC */
export async function listAccesses({ store, now }: Context, month: string): Promise<Access[]> {
  const { data } = await accesses(store).query.byMonth({ month }).go({ pages: "all" });
  return data.filter((access) => isLive(access, now())).sort((a, b) => a.at.localeCompare(b.at));
}
