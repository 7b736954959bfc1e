import { hour } from "../business/durations.ts";
import type { Context } from "../context.ts";
import { type FileRow, files } from "../files/file-entity.ts";
import { incomingKey, listFiles, parseIncoming } from "../files/list-files.ts";
import { fileKinds, hasFiles, type Refusal } from "../files/options.ts";
import { type KeptFile, type ReadFile, readPhoto } from "../files/read-photo.ts";
import { readResume } from "../files/read-resume.ts";
import { allRecords } from "../record-registry.ts";
import { findRecord } from "../records/read-records.ts";
import { untilWritten } from "../records/until-written.ts";
import { getKind } from "../records/visitor-change.ts";
import { writeIf } from "../store/conditional-write.ts";
import { appendVisitorChange, type VisitorWrite } from "./write-visitor-change.ts";

/** Files that come within this time are one line of the record's history, ms. */
const together = hour;

/** A visitor sends six at once, each of which changes the record. */
const mostAttempts = 12;

/** Tells the staff in the record that files have come: its history, its mark, and the mail that is due. Once for all that are
 * there. */
async function recordFileChange(context: Context, { recordId, noun, kind }: FileRow): Promise<void> {
  const record = allRecords.find((each) => each.noun === noun);
  const row = record && (await findRecord(context, record, recordId));
  if (!record || !row) return;
  const count = (await listFiles(context, recordId, noun)).filter(({ state }) => state === "ready").length;
  const change: VisitorWrite["change"] =
    kind === "photo"
      ? { kind: "photos", title: "Photos", text: `${count} in all` }
      : { kind: "resume", title: "Resume", text: "Added" };
  const { visitorChanges: before = [] } = row;
  const last = before.findLast((each) => getKind(each) === change.kind);
  if (last?.text === change.text) return;
  const isSame = last && last === before.at(-1) && context.now().getTime() - Date.parse(last.at) < together;
  await appendVisitorChange(context, { record, row }, { change }, isSame ? before.slice(0, -1) : before);
}

async function read(context: Context, { kind, noun }: FileRow, bytes: Buffer): Promise<ReadFile> {
  if (hasFiles(noun) && bytes.length > fileKinds[noun].mostBytes) return { refusal: "tooLarge" };
  if (await context.isInfected(bytes)) return { refusal: "unsafe" };
  return kind === "photo" ? readPhoto(bytes, context.settings.codecsDir) : readResume(bytes);
}

async function keep({ files: bucket }: Context, { noun, recordId, id }: FileRow, file: KeptFile) {
  const path = `kept/${noun}/${recordId}/${id}`;
  const storedKey = `${path}.${file.ending}`;
  await bucket.write(storedKey, file.bytes, file.type);
  const small = file.small && `${path}-small.jpg`;
  if (small && file.small) await bucket.write(small, file.small, file.type);
  return {
    state: "ready" as const,
    type: file.type,
    bytes: file.bytes.length,
    kept: storedKey,
    ...(small ? { small } : {}),
  };
}

/** Writes what became of a file, unless another one has its place by now, or its person was deleted meanwhile: then nothing of
 * it is kept.
 * @returns whether it was written */
async function settle(
  context: Context,
  { recordId, place, id }: FileRow,
  values: Awaited<ReturnType<typeof keep>> | { state: "refused"; refusal: Refusal },
): Promise<boolean> {
  const { store, files: bucket } = context;
  const change = files(store).patch({ recordId, place }).set(values);
  const isWritten = await writeIf(change.where((attributes, { eq }) => eq(attributes.id, id)));
  const kept = "kept" in values ? [values.kept, values.small].filter((key) => key !== undefined) : [];
  if (!isWritten) await Promise.all(kept.map((key) => bucket.remove(key)));
  return isWritten;
}

/** Reads a file that has come into the bucket, keeps what is well of it, and takes the file itself away. May be told of it more
 * than once.
 * @param key of the object
 * @returns what became of it; "unknown" when nothing waits for it */
export async function takeInFile(context: Context, key: string): Promise<"ready" | "unknown" | Refusal> {
  const named = parseIncoming(key);
  if (!named) return "unknown";
  const { data: file } = await files(context.store).get(named).go({ consistent: true });
  const isTheirs = file?.id === named.id;
  const bytes = isTheirs && file.state === "pending" ? await context.files.read(key) : undefined;
  let isSettled = true;
  let refusal: Refusal | undefined = isTheirs ? file.refusal : undefined;
  if (file && bytes) {
    const found = await read(context, file, bytes);
    if ("refusal" in found) refusal = found.refusal;
    const values = "refusal" in found ? { state: "refused" as const, ...found } : await keep(context, file, found);
    isSettled = await settle(context, file, values);
  }
  const isKept = isTheirs && isSettled && !refusal && (bytes !== undefined || file.state === "ready");
  if (isKept) await untilWritten(() => recordFileChange(context, file), mostAttempts);
  await context.files.remove(incomingKey(named));
  return refusal ?? (isKept ? "ready" : "unknown");
}
