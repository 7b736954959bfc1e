import { deletePerson } from "@site/core/office/privacy-contract";
import { deleteRecords } from "@site/core/privacy/delete-records";
import { excludeThirdParties } from "@site/core/privacy/exclude-third-parties";
import { findBySubject } from "@site/core/search/find-by-subject";
import { newId } from "@site/core/store/ids";
import { office } from "../office.ts";

export const handler = office(deletePerson, async ({ context, body }) => {
  const found = excludeThirdParties(await findBySubject(context, body), body, body.others);
  await deleteRecords(context, found);
  const deleted = found.rows.length + found.conversations.length;
  return { body: { deleted, at: context.now().toISOString(), receipt: newId() } };
});
