import { mayDo } from "@site/core/office/auth/roles";
import { listInbox } from "@site/core/office/inbox/list-inbox";
import { changeRecord } from "@site/core/office/record/change-record";
import { exportRecords } from "@site/core/office/record/export-records";
import { addPhoto } from "@site/core/office/record/photos";
import { readRecordView } from "@site/core/office/record/read-record-view";
import {
  addPhotoEndpoint,
  changeRecordEndpoint,
  exportRecordsEndpoint,
  getRecordEndpoint,
  InboxQuery,
  listInboxEndpoint,
} from "@site/core/office/record/record-contract";
import { exportFigures } from "@site/core/office/reports/export-figures";
import { parseRequest } from "../../http/errors.ts";
import { getNamedRecord, office, readNamed } from "./office.ts";

export const listInboxHandler = office(listInboxEndpoint, async ({ context, query, member }) => ({
  body: await listInbox(context, member.role, parseRequest(InboxQuery, query)),
}));

export const getRecordHandler = office(getRecordEndpoint, async ({ context, event, member }) => {
  const { record, row } = await readNamed(context, member.role, event);
  const { page, ...shown } = await readRecordView(context, record, row, member.email);
  // Somebody who opens the visitor's page may do what the visitor may.
  return { body: mayDo(member.role, "change") ? { ...shown, page } : shown };
});

export const changeRecordHandler = office(changeRecordEndpoint, async ({ context, body, event, member }) => {
  const { record, id } = getNamedRecord(member.role, event);
  return { body: await changeRecord(context, record, id, { ...body, by: member }) };
});

export const addPhotoHandler = office(addPhotoEndpoint, async ({ context, body, event, member }) => {
  const { record, row } = await readNamed(context, member.role, event);
  await addPhoto(context, row, member.email, body);
  return { body: await readRecordView(context, record, row, member.email) };
});

export const exportRecordsHandler = office(exportRecordsEndpoint, async ({ context, body, member }) => ({
  body:
    "weeks" in body
      ? { csv: await exportFigures(context, body.weeks) }
      : await exportRecords(context, member.role, body),
}));
