import type { Context } from "@site/core/context";
import { scanTable } from "@site/core/store/iterate-items";
import { globalIndexes, inboxIndex, pendingIndex } from "@site/core/store/table";
import { itemSize } from "./item-size.ts";

/** Write and read units as AWS bills them. */
export interface Units {
  writes: number;
  /** Of these, in the index of what waits: it has a throughput of its own. */
  pendingWrites: number;
  reads: number;
}

type Item = Record<string, unknown>;

const kilobyte = 1024;
const getWrites = (item: Item): number => {
  const copies = 1 + Object.values(globalIndexes).filter(({ partitionKey }) => partitionKey in item).length;
  return copies * Math.max(1, Math.ceil(itemSize(item) / kilobyte));
};
/** The index of what waits holds keys only: a unit for each row that enters or leaves it, two for one that moves. */
const pendingWrites = (item: Item, update = ""): number =>
  (pendingIndex.partitionKey in item ? 1 : 0) +
  (new RegExp(`REMOVE .*\\b${pendingIndex.partitionKey}\\b`).test(update) ? 1 : 0) +
  (update.includes(`${pendingIndex.sortKey} =`) ? 2 : 0);
/** The index of the office's lists holds keys and little more: a unit for a new row, two for one that moves in it. */
const inboxWrites = (item: Item, update = ""): number =>
  (inboxIndex.partitionKey in item ? 1 : 0) + (update.includes(inboxIndex.sortKey) ? 2 : 0);
const getReads = (items: readonly Item[], isConsistent: boolean): number => {
  const size = items.reduce((sum, item) => sum + itemSize(item), 0);
  return Math.max(1, Math.ceil(size / (4 * kilobyte))) * (isConsistent ? 1 : 0.5);
};

const buildKey = ({ pk, sk }: Item): string => `${pk} ${sk}`;

interface Call {
  input: { Item?: Item; Key?: Item; UpdateExpression?: string; ConsistentRead?: boolean };
  output: { Item?: Item; Items?: Item[] };
}

/**
 * Counts what a piece of work reads and writes through the context's store. The embedded store counts other than AWS does
 * (a put with two indexes is 1 there and 3 on AWS), so units are computed from the items by AWS's rules.
 */
export async function countUnits(context: Context, work: () => Promise<unknown>): Promise<Units> {
  const { store } = context;
  const total: Units = { writes: 0, pendingWrites: 0, reads: 0 };
  const updated: Item[] = [];

  function add(command: string, { input, output }: Call): void {
    total.pendingWrites += pendingWrites(input.Item ?? {}, input.UpdateExpression);
    total.writes += inboxWrites(input.Item ?? {}, input.UpdateExpression);
    if (command === "PutItemCommand") total.writes += getWrites(input.Item ?? {});
    else if (command === "UpdateItemCommand") updated.push(input.Key ?? {});
    else if (command === "GetItemCommand")
      total.reads += getReads(output.Item ? [output.Item] : [], input.ConsistentRead === true);
    else total.reads += getReads(output.Items ?? [], input.ConsistentRead === true);
  }

  store.client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const result = await next(args);
        add(commandName, { input: args.input, output: result.output } as Call);
        return result;
      },
    { step: "initialize", name: "countUnits" },
  );
  try {
    await work();
  } finally {
    store.client.middlewareStack.remove("countUnits");
  }
  // An update is billed by the whole item, in the table and in each of its indexes.
  const rows = new Map<string, Item>();
  for await (const row of scanTable(context)) rows.set(buildKey(row), row);
  for (const key of updated) total.writes += getWrites(rows.get(buildKey(key)) ?? {});
  total.writes += total.pendingWrites;
  return total;
}
