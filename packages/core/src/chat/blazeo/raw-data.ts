import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { CustomAttributeType } from "electrodb";
import type { Context } from "../../context.ts";
import { defineEntity } from "../../store/define-entity.ts";
import { caseSensitiveKey, entityNames } from "../../store/table.ts";

/** One piece of a conversation's `rawData`: gzip of its JSON, cut where an item would grow too large. */
export const blazeoRawParts = defineEntity(entityNames.importedPart, {
  attributes: {
    conversationId: { type: "string", required: true, readOnly: true },
    /** SHA-256 of the whole: parts of two imports never mix. */
    rawHash: { type: "string", required: true, readOnly: true },
    part: { type: "number", required: true, readOnly: true, padding: { length: 4, char: "0" } },
    bytes: { type: CustomAttributeType<Uint8Array>("any"), required: true },
  },
  indexes: { byConversation: caseSensitiveKey(["conversationId"], ["rawHash", "part"]) },
});

/** Bytes of one part: an item may have 400 KB with its keys. */
export const partSize = 350 * 1024;

const compress = promisify(gzip);
const expand = promisify(gunzip);

export const hashRawData = (rawData: unknown): string => hash("sha256", JSON.stringify(rawData));

interface RawReference {
  id: string;
  rawHash: string;
}

/** Stores the parts of a conversation's input. @returns how many there are */
export async function storeRawData(
  { store }: Context,
  { id, rawHash }: RawReference,
  rawData: unknown,
): Promise<number> {
  const bytes = await compress(JSON.stringify(rawData));
  const parts = Math.ceil(bytes.byteLength / partSize);
  for (let part = 0; part < parts; part += 1) {
    const piece = bytes.subarray(part * partSize, (part + 1) * partSize);
    await blazeoRawParts(store).put({ conversationId: id, rawHash, part, bytes: piece }).go();
  }
  return parts;
}

/** @returns the input as it was imported @throws Error when a part is missing */
export async function readRawData(
  { store }: Context,
  { id, rawHash, rawParts }: RawReference & { rawParts: number },
): Promise<unknown> {
  const { data } = await blazeoRawParts(store)
    .query.byConversation({ conversationId: id, rawHash })
    .go({ consistent: true, pages: "all" });
  if (data.length !== rawParts) throw new Error(`${data.length} of ${rawParts} parts of the conversation are there`);
  const bytes = Buffer.concat(data.toSorted((a, b) => a.part - b.part).map((each) => each.bytes));
  return JSON.parse((await expand(bytes)).toString("utf8"));
}

/** Deletes the parts of a conversation except those of one hash; all of them without a hash. */
export async function removeRawData({ store }: Context, id: string, keep?: string): Promise<void> {
  const { data } = await blazeoRawParts(store)
    .query.byConversation({ conversationId: id })
    .go({ consistent: true, pages: "all", attributes: ["conversationId", "rawHash", "part"] });
  const old = data.filter(({ rawHash }) => rawHash !== keep);
  await Promise.all(old.map((key) => blazeoRawParts(store).remove(key).go()));
}
