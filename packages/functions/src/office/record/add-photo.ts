import { addPhoto } from "@site/core/office/record/photos";
import { addPhotoEndpoint } from "@site/core/office/record/record-contract";
import { showRecord } from "@site/core/office/record/show-record";
import { office, readNamed } from "../office.ts";

export const handler = office(addPhotoEndpoint, async ({ context, body, event, member }) => {
  const { record, row } = await readNamed(context, member.role, event);
  await addPhoto(context, row, member.email, body);
  return { body: await showRecord(context, record, row, member.email) };
});
