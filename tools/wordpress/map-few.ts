import { Readable } from "node:stream";

/** As many as WordPress is asked at once: more would wait for a slot until their time is up. */
const atOnce = 4;

/** Results of a call for each item, in their order, a few calls at a time. */
export const mapFew = <Item, Result>(items: Iterable<Item>, call: (item: Item) => Promise<Result>): Promise<Result[]> =>
  Readable.from(items).map(call, { concurrency: atOnce }).toArray();
