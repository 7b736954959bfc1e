import * as z from "zod";
import type { Context } from "../context.ts";
import { clocked } from "../store/clock.ts";
import { createOnce } from "../store/conditional-write.ts";
import { defineEntity } from "../store/define-entity.ts";
import { toSeconds } from "../store/expiry.ts";
import { entityNames, indexKey, primaryKey } from "../store/table.ts";
import { ContentChange } from "./change-contract.ts";

/** Longer than any function remembers the content provider, s. */
const keptFor = 2 * 86_400;

const scope = "content";

/** One report of the content provider. Every function that shows content reads them and forgets what they name. */
const contentChanges = defineEntity(entityNames.contentChange, {
  attributes: {
    id: { type: "string", required: true, readOnly: true },
    scope: { type: "string", required: true, readOnly: true },
    at: { type: "string", required: true, readOnly: true, default: clocked((at) => at.toISOString()) },
    /** JSON, so that an index can hold it whole. */
    changes: { type: "string", required: true, readOnly: true },
    expiresAt: { type: "number", required: true, default: clocked((at) => toSeconds(at) + keptFor) },
  },
  indexes: {
    byId: primaryKey(["id"], []),
    byTime: indexKey("changes", ["scope"], ["at", "id"]),
  },
});

/** Keeps a report for all functions. @returns whether it is new */
export const appendChanges = ({ store }: Context, id: string, changes: readonly ContentChange[]): Promise<boolean> =>
  createOnce(contentChanges(store), { id, scope, changes: JSON.stringify(changes) });

export async function changesSince({ store }: Context, since: Date): Promise<{ at: Date; changes: ContentChange[] }[]> {
  const { data } = await contentChanges(store)
    .query.byTime({ scope })
    .gte({ at: since.toISOString() })
    .go({ pages: "all", attributes: ["at", "changes"] });
  return data.map(({ at, changes }) => ({
    at: new Date(at),
    changes: z.array(ContentChange).parse(JSON.parse(changes)),
  }));
}
