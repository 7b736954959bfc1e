import { openFile } from "@site/core/office/record/record-contract";
import { linkToFile } from "@site/core/office/record/visitor-files";
import { readRecord } from "@site/core/records/write-change";
import { namedRecord, office } from "../office.ts";

export const handler = office(openFile, async ({ context, event, member }) => {
  const { record, id } = namedRecord(member.role, event);
  const row = await readRecord(context, record, id);
  const location = await linkToFile(context, row, event.pathParameters?.file ?? "none");
  return { status: 303, headers: { location }, body: {} };
});
