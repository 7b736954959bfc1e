import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { allRecords } from "../record-registry.ts";
import type { AnyRecord, RecordRow } from "../records/define-record.ts";
import { findRecord } from "../records/read-records.ts";
import { isLinkOf, parseToken, type Token } from "../records/request-link.ts";
import { newId } from "../store/ids.ts";
import { isRequestNoun, type RequestNoun } from "./fields.ts";

export interface FoundRequest {
  record: AnyRecord;
  noun: RequestNoun;
  row: RecordRow;
}

/** What a guess is compared with: the same work as for a page that there is. */
const nobody = (): Token => ({ id: newId(), secret: Buffer.alloc(24) });

/** The record whose page a token opens. A guess, a link that was taken back and a record that is gone cost the same reads.
 * @returns undefined when it opens none */
export async function findRequest(context: Context, token: string): Promise<FoundRequest | undefined> {
  const { id, secret } = parseToken(token) ?? nobody();
  const reads = allRecords.flatMap((record) => {
    const { noun } = record;
    return isRequestNoun(noun) ? [{ record, noun, read: findRecord(context, record, id) }] : [];
  });
  const rows = await Promise.all(reads.map(({ read }) => read));
  // Another kind may hold the same id: the link says whose it is.
  const found = reads.flatMap(({ record, noun }, at) => {
    const row: RecordRow | undefined = rows[at];
    const isRight = isLinkOf(context.settings, record.kind, row ?? { id }, secret);
    return row && isRight ? [{ record, noun, row }] : [];
  });
  return found[0];
}

export const requestNotFound = (): AppError =>
  new AppError(
    "notFound",
    "This link does not lead to a request. It may be old, a part of it may be missing, or the request was deleted.",
  );
