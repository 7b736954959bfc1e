import { findConversation } from "../chat/blazeo/conversations.ts";
import type { Context } from "../context.ts";
import { defineEntity } from "../store/define-entity.ts";
import type { TableRow } from "../store/iterate-items.ts";
import { entityNames, getRowKey, primaryKey, type RowKey } from "../store/table.ts";
import { unsearched } from "./non-personal-entities.ts";
import { subjectKeysIn } from "./subject-keys.ts";
import { hashRow } from "./tombstone-entity.ts";

/** The subject index: which rows name an address or number, so that a person's rows are found without a scan. It holds
 * hashes and keys only. Each entry stands there twice, under the hash of the person and under that of the row, so that
 * entries of a row are found when it names somebody else by then. */
export const subjectEntries = defineEntity(entityNames.subjectEntry, {
  attributes: {
    /** Hash of the address or number. */
    of: { type: "string", required: true },
    /** Hash of the row's key. */
    row: { type: "string", required: true },
    rowPk: { type: "string", required: true },
    rowSk: { type: "string", required: true },
    /** The row's own id: its entries are deleted with its record. */
    recordId: { type: "string" },
    expiresAt: { type: "number" },
  },
  indexes: { byPerson: primaryKey(["of"], ["row"]) },
});

/** Stands in place of a hash for imported chats that can't be read, because nobody knows whom they name. */
export const unreadableSubject = "unreadable";

/** Hashes of the people that a row names. An imported chat lies in several rows, so all of it is read. */
async function readSubjectKeys(context: Context, row: TableRow): Promise<string[]> {
  if (row.__edb_e__ !== entityNames.importedChat) return subjectKeysIn(row);
  try {
    return subjectKeysIn({ ...(await findConversation(context, String(row.id))) });
  } catch {
    return [unreadableSubject];
  }
}

const buildKey = ({ store }: Context, of: string, row: string): RowKey =>
  getRowKey(subjectEntries(store).get({ of, row }));

/** Entries of a row, which stand under the hash of its key (its mark). */
async function listSubjectEntries({ store }: Context, mark: string) {
  const { data } = await subjectEntries(store).query.byPerson({ of: mark }).go({ pages: "all", consistent: true });
  return data;
}

/** Keys of all entries of a row: of the people that it names, and of those that it named before. */
export async function subjectIndexKeys(context: Context, row: TableRow): Promise<RowKey[]> {
  if (unsearched.includes(row.__edb_e__)) return [];
  const mark = hashRow(row);
  const before = await listSubjectEntries(context, mark);
  const hashes = new Set([...(await readSubjectKeys(context, row)), ...before.map((each) => each.row)]);
  return [...hashes].flatMap((of) => [buildKey(context, of, mark), buildKey(context, mark, of)]);
}

/** Enters a row under the people that it names, and removes it from those that it named before. The entries under the
 * row's own mark are written and removed last, so that a run that was cut off can be repeated. */
export async function indexSubjects(context: Context, row: TableRow): Promise<void> {
  if (unsearched.includes(row.__edb_e__)) return;
  const { pk: rowPk, sk: rowSk, id } = row;
  const expiresAt = typeof row.expiresAt === "number" ? row.expiresAt : undefined;
  const place = {
    rowPk,
    rowSk,
    ...(typeof id === "string" ? { recordId: id } : {}),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
  const mark = hashRow(row);
  const table = subjectEntries(context.store);
  const [found, before] = await Promise.all([readSubjectKeys(context, row), listSubjectEntries(context, mark)]);
  const asNow = new Set(before.filter((each) => each.expiresAt === expiresAt).map((each) => each.row));
  const fresh = found.filter((of) => !asNow.has(of));
  const gone = before.map((each) => each.row).filter((of) => !found.includes(of));
  await Promise.all([
    ...fresh.map((of) => table.put({ of, row: mark, ...place }).go()),
    ...gone.map((of) => table.delete({ of, row: mark }).go()),
  ]);
  await Promise.all([
    ...fresh.map((of) => table.put({ of: mark, row: of, ...place }).go()),
    ...gone.map((of) => table.delete({ of: mark, row: of }).go()),
  ]);
}
