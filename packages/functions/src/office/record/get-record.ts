import { mayDo } from "@site/core/office/auth/roles";
import { getRecordEndpoint } from "@site/core/office/record/record-contract";
import { showRecord } from "@site/core/office/record/show-record";
import { office, readNamed } from "../office.ts";

export const handler = office(getRecordEndpoint, async ({ context, event, member }) => {
  const { record, row } = await readNamed(context, member.role, event);
  const { page, ...shown } = await showRecord(context, record, row, member.email);
  // Who opens the visitor's page may do what the visitor may.
  return { body: mayDo(member.role, "change") ? { ...shown, page } : shown };
});
