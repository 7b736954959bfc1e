import { changeRecord } from "@site/core/office/record/change-record";
import { changeRecordEndpoint } from "@site/core/office/record/record-contract";
import { getNamedRecord, office } from "../office.ts";

export const handler = office(changeRecordEndpoint, async ({ context, body, event, member }) => {
  const { record, id } = getNamedRecord(member.role, event);
  return { body: await changeRecord(context, record, id, { ...body, by: member }) };
});
