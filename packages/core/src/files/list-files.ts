import { hour } from "../business/durations.ts";
import type { Context } from "../context.ts";
import { isLive } from "../store/expiry.ts";
import { type FileRow, files } from "./file-entity.ts";
import { refusals, type ShownFile } from "./options.ts";

/** The files of a record, in the order in which they began to come.
 * @param noun of its kind: a browser chooses its record's id, and another kind may hold the same */
export async function listFiles({ store, now }: Context, recordId: string, noun: string): Promise<FileRow[]> {
  const { data } = await files(store).query.byRecord({ recordId }).go({ pages: "all", consistent: true });
  return data.filter((file) => file.noun === noun && isLive(file, now())).toSorted((a, b) => a.at.localeCompare(b.at));
}

/** How long the place of a file that was begun waits for it, ms. */
const pendingLife = hour;

/** Files that were begun before this and have not come leave their place to others. @returns ISO 8601 */
export const getStaleBefore = ({ now }: Context): string => new Date(now().getTime() - pendingLife).toISOString();

/** Whether a file was begun and never came. */
export const isStale = (context: Context, { state, at }: FileRow): boolean =>
  state === "pending" && at < getStaleBefore(context);

/** Whether a file has its place: it is there, or on its way. */
export const hasPlace = (context: Context, file: FileRow): boolean =>
  file.state !== "refused" && !isStale(context, file);

export function showFile(context: Context, file: FileRow): ShownFile {
  const { id, kind, state, name, refusal } = file;
  return {
    id,
    kind,
    state: isStale(context, file) ? "missing" : state,
    ...(name ? { name } : {}),
    ...(state === "refused" && refusal ? { reason: refusals[refusal] } : {}),
  };
}

/** Under which a file comes in, until it was read. */
export const incomingKey = ({ recordId, place, id }: Pick<FileRow, "recordId" | "place" | "id">): string =>
  `incoming/${recordId}/${place}/${id}`;

const incoming = /^incoming\/([0-9a-f-]{36})\/(\d)\/([0-9a-f-]{36})$/;

/** What a key of an incoming file names; undefined for any other key. */
export function parseIncoming(key: string): Pick<FileRow, "recordId" | "place" | "id"> | undefined {
  const [, recordId, place, id] = incoming.exec(key) ?? [];
  return recordId && place && id ? { recordId, place, id } : undefined;
}

/** Under which name a file is saved: by the ending of what was kept. Its sender may have called it by another one, or so
 * long that it was cut off. */
export function getSavedName(kept: string, name: string): string {
  const ending = `.${kept.split(".").at(-1)}`;
  return name.toLowerCase().endsWith(ending) ? name : name + ending;
}

/** Every key under which something of a file may lie in the bucket. */
export const keysOf = (file: Pick<FileRow, "recordId" | "place" | "id" | "kept" | "small">): string[] =>
  [incomingKey(file), file.kept, file.small].filter((key) => key !== undefined);
