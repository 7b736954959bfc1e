import { getRecord } from "@site/core/office/record/record-contract";
import { showRecord } from "@site/core/office/record/show-record";
import { existing } from "@site/core/records/write-change";
import { namedRecord, office } from "../office.ts";

export const handler = office(getRecord, async ({ context, event, member }) => {
  const { record, id } = namedRecord(member.role, event);
  return { body: await showRecord(context, record, await existing(context, record, id), member.email) };
});
