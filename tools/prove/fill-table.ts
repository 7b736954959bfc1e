import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { leads } from "@site/core/leads/record";
import type { Store } from "@site/core/store/create-store";
import { newId } from "@site/core/store/ids";

/** Puts so many leads in the table of which the staff heard long ago. */
export async function fillTable(store: Store, count: number): Promise<void> {
  const { Item } = leads(store)
    .create({ name: "Ann Lee", source: "quote", notifyState: "sent", notes: "Two windows. ".repeat(20) })
    .params<{ Item: Record<string, unknown> }>();
  const getLead = (id: string) => ({ ...Item, id, pk: `$site#id_${id}`, gsi1sk: `$lead_1#id_${id}` });
  for (let written = 0; written < count; written += 25) {
    const puts = Array.from({ length: Math.min(25, count - written) }, () => ({
      PutRequest: { Item: getLead(newId()) },
    }));
    await store.client.send(new BatchWriteCommand({ RequestItems: { [store.table]: puts } }));
  }
}
