import type { Context } from "../context.ts";
import { pendingKeys } from "../records/notification-shards.ts";
import { updateRow } from "../store/conditional-write.ts";
import { scanItems } from "../store/iterate-items.ts";

/** Enters rows that wait for notices and are not in the index of what waits: those that were written before there was
 * one. Reads the whole table. Can be repeated, and while the site runs.
 * @returns how many were entered */
export async function reindexPending({ store }: Context): Promise<number> {
  let entered = 0;
  const missing = scanItems(store, {
    TableName: store.table,
    ConsistentRead: true,
    FilterExpression: "notifyState = :pending AND attribute_not_exists(pendingIn)",
    ExpressionAttributeValues: { ":pending": "pending" },
  });
  for await (const { pk, sk, id, createdAt } of missing) {
    const keys = pendingKeys({ id: String(id), createdAt: String(createdAt), notifyState: "pending" });
    const isEntered = await updateRow(
      store,
      { pk: String(pk), sk: String(sk) },
      {
        ConditionExpression: "notifyState = :pending",
        UpdateExpression: "SET pendingIn = :shard, pendingFrom = :from",
        ExpressionAttributeValues: { ":pending": "pending", ":shard": keys.pendingIn, ":from": keys.pendingFrom },
      },
    );
    // Else it was sent or deleted meanwhile.
    if (isEntered) entered += 1;
  }
  return entered;
}
