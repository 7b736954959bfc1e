import { markSeen } from "@site/core/office/record/mark-seen";
import { getRecord } from "@site/core/office/record/record-contract";
import { showRecord } from "@site/core/office/record/show-record";
import { readRecord } from "@site/core/records/write-change";
import { namedRecord, office } from "../office.ts";

export const handler = office(getRecord, async ({ context, event, member }) => {
  const { record, id } = namedRecord(member.role, event);
  const row = await readRecord(context, record, id);
  const body = await showRecord(context, record, row, member.email);
  await markSeen(context, record, row);
  return { body };
});
