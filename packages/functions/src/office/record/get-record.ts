import { getRecordEndpoint } from "@site/core/office/record/record-contract";
import { showRecord } from "@site/core/office/record/show-record";
import { office, readNamed } from "../office.ts";

export const handler = office(getRecordEndpoint, async ({ context, event, member }) => {
  const { record, row } = await readNamed(context, member.role, event);
  return { body: await showRecord(context, record, row, member.email) };
});
