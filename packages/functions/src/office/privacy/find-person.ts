import { findPersonEndpoint } from "@site/core/office/privacy-contract";
import { exportPerson, summarizeRecords } from "@site/core/privacy/export-person";
import { peopleIn } from "@site/core/privacy/people-in";
import { findRecordsByIndex } from "@site/core/search/find-records-by-index";
import { office } from "../office.ts";

export const handler = office(findPersonEndpoint, async ({ context, body }) => {
  const found = await findRecordsByIndex(context, body);
  const file = await exportPerson(context, found, body, body.kept);
  return { body: { people: peopleIn(found, body), records: summarizeRecords(found, body), file } };
});
