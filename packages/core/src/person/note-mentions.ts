import { findConversation } from "../chat/blazeo/find-conversation.ts";
import type { Context } from "../context.ts";
import { unsearched } from "./impersonal.ts";
import { mentions } from "./mention-entity.ts";
import { mentionsIn } from "./mentions-in.ts";
import type { AnyRow } from "./scan-table.ts";
import { markOf } from "./tombstone-entity.ts";

/** Under which imported chats are found that can't be read, so that nobody knows whom they name. */
export const unreadable = "unreadable";

/** What a row says; of an imported chat, which lies in several rows, all of it. */
async function contentOf(context: Context, row: AnyRow): Promise<string[]> {
  if (row.__edb_e__ !== "blazeo_conversation") return mentionsIn(row);
  try {
    return mentionsIn({ ...(await findConversation(context, String(row.id))) });
  } catch {
    return [unreadable];
  }
}

/** Notes whom a row of the table names, so that it is found with all of a person. Can be repeated. */
export async function noteMentions(context: Context, row: AnyRow): Promise<void> {
  if (unsearched.includes(row.__edb_e__)) return;
  const { pk: rowPk, sk: rowSk, id, expiresAt } = row;
  const found = await contentOf(context, row);
  await Promise.all(
    found.map((of) =>
      mentions(context.store)
        .put({
          of,
          row: markOf(row),
          rowPk,
          rowSk,
          ...(typeof id === "string" ? { recordId: id } : {}),
          ...(typeof expiresAt === "number" ? { expiresAt } : {}),
        })
        .go(),
    ),
  );
}
