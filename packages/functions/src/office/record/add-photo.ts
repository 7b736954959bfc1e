import { addPhoto } from "@site/core/office/record/photos";
import { addPhoto as endpoint } from "@site/core/office/record/record-contract";
import { showRecord } from "@site/core/office/record/show-record";
import { readRecord } from "@site/core/records/write-change";
import { namedRecord, office } from "../office.ts";

export const handler = office(endpoint, async ({ context, body, event, member }) => {
  const { record, id } = namedRecord(member.role, event);
  const row = await readRecord(context, record, id);
  await addPhoto(context, row, member.email, body);
  return { body: await showRecord(context, record, row, member.email) };
});
