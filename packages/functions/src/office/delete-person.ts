import { deletePerson } from "@site/core/office/person-contract";
import { deleteRecords } from "@site/core/person/delete-records";
import { ownOf } from "@site/core/person/own-of";
import { findMentioned } from "@site/core/search/find-mentioned";
import { newId } from "@site/core/store/ids";
import { office } from "./office.ts";

export const handler = office(deletePerson, async ({ context, body }) => {
  const found = ownOf(await findMentioned(context, body), body, body.others);
  await deleteRecords(context, found);
  const deleted = found.rows.length + found.conversations.length;
  return { body: { deleted, at: context.now().toISOString(), receipt: newId() } };
});
