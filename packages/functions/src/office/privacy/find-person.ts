import { findPerson } from "@site/core/office/privacy-contract";
import { exportPerson } from "@site/core/privacy/export-person";
import { summarizeRecords } from "@site/core/privacy/summarize-records";
import { findBySubject } from "@site/core/search/find-by-subject";
import { office } from "../office.ts";

export const handler = office(findPerson, async ({ context, body }) => {
  const found = await findBySubject(context, body);
  return { body: { records: summarizeRecords(found, body), file: await exportPerson(context, found, body) } };
});
