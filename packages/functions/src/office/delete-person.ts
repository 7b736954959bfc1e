import { deletePerson } from "@site/core/office/person-contract";
import { deleteRecords } from "@site/core/person/delete-records";
import { outlineOf } from "@site/core/person/outline";
import { findMentioned } from "@site/core/search/find-mentioned";
import { newId } from "@site/core/store/ids";
import { office } from "./office.ts";

export const handler = office(deletePerson, async ({ context, body }) => {
  const found = await findMentioned(context, body);
  await deleteRecords(context, found);
  return { body: { deleted: outlineOf(found, body).length, at: context.now().toISOString(), receipt: newId() } };
});
