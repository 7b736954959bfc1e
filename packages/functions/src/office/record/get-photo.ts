import { readPhoto } from "@site/core/office/record/photos";
import { getPhoto } from "@site/core/office/record/record-contract";
import { readRecord } from "@site/core/records/write-change";
import { namedRecord, office } from "../office.ts";

export const handler = office(getPhoto, async ({ context, event, member }) => {
  const { record, id } = namedRecord(member.role, event);
  const row = await readRecord(context, record, id);
  return { body: { jpeg: await readPhoto(context, row, event.pathParameters?.photo ?? "none") } };
});
