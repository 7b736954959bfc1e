import { getFile } from "@site/core/office/record/record-contract";
import { readSmall } from "@site/core/office/record/visitor-files";
import { readRecord } from "@site/core/records/write-change";
import { namedRecord, office } from "../office.ts";

export const handler = office(getFile, async ({ context, event, member }) => {
  const { record, id } = namedRecord(member.role, event);
  const row = await readRecord(context, record, id);
  return { body: { jpeg: await readSmall(context, row, event.pathParameters?.file ?? "none") } };
});
