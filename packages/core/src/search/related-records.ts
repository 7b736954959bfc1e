import type { Context } from "../context.ts";
import { subjectEntries } from "../privacy/index-subjects.ts";
import { subjectKeys } from "../privacy/subject-keys.ts";
import { officeRecords } from "../record-registry.ts";
import { type AnyRecord, getEntity, type RecordRow } from "../records/define-record.ts";
import { readRows } from "../records/read-rows.ts";
import { getRowKey, rowId } from "../store/table.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";

/** One number may stand on very many records that look automated. */
const mostRead = 50;
const mostShown = 20;

/** What else came under the email or the number of a record, the latest first. Of a confidential kind only beside its own
 * like: who sees the one may see the other. */
export async function findRelatedRecords(
  context: Context,
  record: AnyRecord,
  row: RecordRow,
): Promise<[AnyRecord, RecordRow][]> {
  const hashes = subjectKeys({ email: getNonEmptyString(row.email), phone: getNonEmptyString(row.phone) });
  const found = await Promise.all(
    hashes.map((of) => subjectEntries(context.store).query.byPerson({ of }).go({ limit: mostRead })),
  );
  const noted = new Map(
    found.flatMap(({ data }) => data).map((each) => [`${each.rowPk} ${each.rowSk}`, each.recordId]),
  );
  const shown = officeRecords.filter((each) => each === record || !each.isConfidential);
  const names = [...noted].flatMap(([key, id]) => {
    const kind = shown.find((each) => buildKey(context, each, id ?? "") === key);
    return kind && id && id !== row.id ? [{ record: kind, id }] : [];
  });
  const rows = await readRows(context, names);
  return rows.sort(([, a], [, b]) => b.createdAt.localeCompare(a.createdAt)).slice(0, mostShown);
}

/** The whole key: kinds share partitions. */
const buildKey = ({ store }: Context, record: AnyRecord, id: string): string =>
  rowId(getRowKey(getEntity(record, store).get({ id })));
