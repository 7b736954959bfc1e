import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import type { FileRow } from "../../files/file-entity.ts";
import { getSavedName, listFiles, showFile } from "../../files/list-files.ts";
import type { AnyRecord, RecordRow } from "../../records/define-record.ts";
import { buildReference } from "../../records/reference.ts";

export const toFileView = (context: Context, file: FileRow) => ({
  ...showFile(context, file),
  isDrawn: file.small !== undefined,
});

/** @throws AppError notFound for one that is another record's, refused or not here yet */
async function findFile(context: Context, { noun }: AnyRecord, { id: recordId }: RecordRow, id: string) {
  const file = (await listFiles(context, recordId, noun)).find((each) => each.id === id);
  if (!file?.kept) throw new AppError("notFound", "This file is not there any more.");
  return { ...file, kept: file.kept };
}

/** A visitor's photo, small. @returns the JPEG in base64 @throws AppError notFound */
export async function readSmall(context: Context, record: AnyRecord, row: RecordRow, id: string): Promise<string> {
  const { small } = await findFile(context, record, row, id);
  const bytes = small && (await context.files.read(small));
  if (!bytes) throw new AppError("notFound", "This photo can't be shown.");
  return bytes.toString("base64");
}

/** A link to a visitor's file that soon ends, on the bucket's own host: a photo that was drawn anew is shown there, anything else
 * is saved and opened by no browser. @throws AppError notFound */
export async function linkToFile(context: Context, record: AnyRecord, row: RecordRow, id: string): Promise<string> {
  const { kept, small, name } = await findFile(context, record, row, id);
  return context.files.signDownload(kept, small ? undefined : getSavedName(kept, name ?? buildReference(row.id)));
}
