import { findPerson } from "@site/core/office/person-contract";
import { findRecords } from "@site/core/person/find-records";
import { outlineOf } from "@site/core/person/outline";
import { office } from "./office.ts";

export const handler = office(findPerson, async ({ context, body }) => {
  const found = await findRecords(context, body);
  return { body: { records: outlineOf(found), file: JSON.stringify(found, null, 2) } };
});
