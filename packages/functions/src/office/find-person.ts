import { findPerson } from "@site/core/office/person-contract";
import { exportPerson } from "@site/core/person/export-person";
import { outlineOf } from "@site/core/person/outline";
import { findMentioned } from "@site/core/search/find-mentioned";
import { office } from "./office.ts";

export const handler = office(findPerson, async ({ context, body }) => {
  const found = await findMentioned(context, body);
  return { body: { records: outlineOf(found, body), file: await exportPerson(context, found, body) } };
});
