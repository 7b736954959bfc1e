import { retention } from "../../business/retention.ts";
import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { stripJpeg } from "../../files/strip-jpeg.ts";
import type { RecordRow } from "../../records/define-record.ts";
import { events, listEvents, type OfficeEvent } from "../../records/events.ts";
import { photos } from "../../records/photo-entity.ts";
import { createOnce } from "../../store/conditional-write.ts";
import { getExpiry } from "../../store/expiry.ts";
import { mostPhotoBytes } from "../options.ts";

/** All of a person is one answer of a function, pictures too. */
const mostOfOne = 12;

const gone = () => new AppError("notFound", "This photo is not there any more.");

/** Keeps a picture with a record for as long as the record is kept, once for each id.
 * @param jpeg a file in base64
 * @throws AppError invalid for what is no picture or too many */
export async function addPhoto(
  context: Context,
  { id: recordId, expiresAt }: RecordRow,
  by: string,
  { id, jpeg }: { id: string; jpeg: string },
): Promise<void> {
  const { store, now } = context;
  const bare = stripJpeg(Buffer.from(jpeg, "base64"));
  if (!bare) throw new AppError("invalid", "This is no photo. Please choose another file.");
  if (bare.length > mostPhotoBytes) throw new AppError("invalid", "This photo is too large.");
  const done = await listEvents(context, recordId);
  const count = (which: OfficeEvent["kind"]) => done.filter(({ kind }) => kind === which).length;
  if (count("photo") - count("photoRemoved") >= mostOfOne)
    throw new AppError("invalid", `A request can have ${mostOfOne} photos.`);
  const at = now().toISOString();
  const photo = { recordId, id, at, by, expiresAt: expiresAt ?? getExpiry(retention.leads, now()) };
  // Its id may come again, late, when somebody has taken it away.
  await createOnce(photos(store), { ...photo, jpeg: bare.toString("base64") });
  await events(store)
    .put({ ...photo, kind: "photo", text: id })
    .go();
}

/** Takes a picture away for good. That it was there, and who took it away, stays in the timeline.
 * @param write the change of the record
 * @throws AppError notFound, and what `write` throws */
export async function removePhoto(
  { store, now }: Context,
  row: RecordRow,
  by: string,
  id: string,
  write: () => Promise<void>,
): Promise<void> {
  const key = { recordId: row.id, id };
  const { data } = await photos(store).get(key).go({ consistent: true });
  if (!data) throw gone();
  await write();
  await photos(store).patch(key).remove(["jpeg"]).go();
  // Once, also when the first try got only this far.
  const { expiresAt } = data;
  const at = now().toISOString();
  await events(store)
    .put({ recordId: row.id, id: `${id} removed`, kind: "photoRemoved", text: id, at, by, expiresAt })
    .go();
}

/** @returns the file in base64
 * @throws AppError notFound */
export async function readOfficePhoto({ store }: Context, { id: recordId }: RecordRow, id: string): Promise<string> {
  const { data } = await photos(store).get({ recordId, id }).go();
  if (!data?.jpeg) throw gone();
  return data.jpeg;
}
