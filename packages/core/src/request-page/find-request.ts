import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { allRecords } from "../record-registry.ts";
import { findRecord } from "../records/read-records.ts";
import { isLinkOf, parseToken, type Token } from "../records/request-link.ts";
import type { ChangedRecord } from "../records/write-change.ts";
import { newId } from "../store/ids.ts";
import { isRequestNoun, type RequestNoun } from "./form-fields.ts";

export interface FoundRequest extends ChangedRecord {
  noun: RequestNoun;
}

type ReadById = Omit<FoundRequest, "row"> & Partial<Pick<FoundRequest, "row">>;

/** What a guess is compared with: the same work as for a page that there is. */
const nobody = (): Token => ({ id: newId(), secret: Buffer.alloc(24) });

/** What each kind of request holds under an id: another kind may hold the same one. */
export const readById = (context: Context, id: string): Promise<ReadById[]> =>
  Promise.all(
    allRecords.flatMap((record) => {
      const { noun } = record;
      if (!isRequestNoun(noun)) return [];
      return [findRecord(context, record, id).then((row) => ({ record, noun, row }))];
    }),
  );

export const isFound = (read: ReadById): read is FoundRequest => read.row !== undefined;

/** The record whose page a token opens. A guess, a link that was taken back and a record that is gone cost the same reads.
 * @returns undefined when it opens none */
export async function findRequest(context: Context, token: string): Promise<FoundRequest | undefined> {
  const { id, secret } = parseToken(token) ?? nobody();
  const reads = await readById(context, id);
  return reads
    .filter(({ record, row }) => isLinkOf(context.settings, record.kind, row ?? { id }, secret))
    .find(isFound);
}

export const requestNotFound = (): AppError =>
  new AppError(
    "notFound",
    "This link does not lead to a request. It may be old, a part of it may be missing, or the request was deleted.",
  );
