import { profile } from "@site/company/profile";
import { retention } from "../business/retention.ts";
import type { Context } from "../context.ts";
import { AppError } from "../contract/errors.ts";
import { type FileRow, files } from "../files/file-entity.ts";
import { getStaleBefore, incomingKey, isStale, listFiles } from "../files/list-files.ts";
import { fileKinds, hasFiles, refusals } from "../files/options.ts";
import type { RecordRow } from "../records/define-record.ts";
import { isClosed } from "../records/progress.ts";
import { writeIf } from "../store/conditional-write.ts";
import { getExpiry } from "../store/expiry.ts";
import { cleanLine } from "../text/clean-text.ts";
import { cutText } from "../text/cut-text.ts";
import type { UploadAnswer, UploadRequest } from "./contract.ts";
import { type FoundRequest, findRequest, requestNotFound } from "./find-request.ts";

/** "C:\\a\\resume.pdf" without the way to it. */
const baseName = (name: string): string => cutText(cleanLine(name.replace(/^.*[/\\]/, "")), 100);

type UploadInput = Omit<UploadRequest, "token">;

/** @throws AppError invalid for what this kind of record does not take */
function describe({ record, noun, row }: FoundRequest, { type, bytes }: UploadInput) {
  if (!hasFiles(noun)) throw new AppError("invalid", "There is nothing to send here.");
  if (isClosed(record, row)) throw new AppError("invalid", `This is closed. Please call us at ${profile.phone}.`);
  const { kind, most, mostBytes, types } = fileKinds[noun];
  if (!types.some((each) => each === type))
    throw new AppError("invalid", kind === "photo" ? refusals.notPhoto : refusals.notResume);
  if (bytes > mostBytes) throw new AppError("invalid", refusals.tooLarge);
  return { noun, kind, most };
}

/** Takes one of the record's places, by one conditional write each: as many as are begun at once, no more come in.
 * @param own the place that the file had before, which is tried first: else it would be listed twice */
async function takePlace(
  context: Context,
  { id: recordId, expiresAt }: RecordRow,
  { id, type, bytes, name = "" }: UploadInput,
  { noun, kind, most }: ReturnType<typeof describe>,
  own: string | undefined,
): Promise<FileRow | undefined> {
  const at = context.now();
  const stale = getStaleBefore(context);
  const end = expiresAt ?? getExpiry(retention[noun], at);
  const all = Array.from({ length: most }, (_, place) => String(place));
  for (const place of new Set([...(own ? [own] : []), ...all])) {
    const file = {
      recordId,
      place,
      noun,
      id,
      kind,
      type,
      bytes,
      state: "pending" as const,
      at: at.toISOString(),
      expiresAt: end,
      ...(kind === "resume" ? { name: baseName(name) || "resume" } : {}),
    };
    const unlessTaken = files(context.store)
      .put(file)
      .where(
        (attributes, { eq, lt, notExists }) =>
          `${notExists(attributes.id)} OR ${eq(attributes.state, "refused")} OR (${eq(attributes.state, "pending")} AND ${lt(attributes.at, stale)})`,
      );
    if (await writeIf(unlessTaken)) return file;
  }
  return undefined;
}

/** Lets a visitor send a file with a record of theirs, past our own servers. The same file asked for once more is sent anew,
 * or its outcome is told.
 * @throws AppError notFound for a link that opens nothing; invalid for what is not taken, and for one too many */
export async function startUpload(context: Context, { token, ...asked }: UploadRequest): Promise<UploadAnswer> {
  const found = await findRequest(context, token);
  if (!found) throw requestNotFound();
  const described = describe(found, asked);
  const existing = (await listFiles(context, found.row.id, found.noun)).find(({ id }) => id === asked.id);
  if (existing && existing.state !== "pending")
    return existing.state === "refused" && existing.refusal
      ? { state: "refused", reason: refusals[existing.refusal] }
      : { state: "ready" };
  const isWaiting = existing && !isStale(context, existing);
  const file = isWaiting ? existing : await takePlace(context, found.row, asked, described, existing?.place);
  if (!file) {
    const { kind, most } = described;
    const limit = kind === "photo" ? `${most} photos` : "one resume";
    throw new AppError("invalid", `We can take ${limit} here. More? Please call us at ${profile.phone}.`);
  }
  const upload = await context.files.signUpload(incomingKey(file), asked.type, asked.bytes);
  return { state: "pending", upload };
}
