import { readAuditPage } from "@site/core/audit/audit-log";
import { AppError } from "@site/core/contract/errors";
import { deletePersonEndpoint, findPersonEndpoint, listAuditEndpoint } from "@site/core/office/privacy-contract";
import { deleteRecords } from "@site/core/privacy/delete-records";
import { excludeThirdParties } from "@site/core/privacy/exclude-third-parties";
import { exportPerson, summarizeRecords } from "@site/core/privacy/export-person";
import { peopleIn } from "@site/core/privacy/people-in";
import { findRecordsByIndex } from "@site/core/search/find-records-by-index";
import { newId } from "@site/core/store/ids";
import { office } from "./office.ts";

export const findPersonHandler = office(findPersonEndpoint, async ({ context, body }) => {
  const found = await findRecordsByIndex(context, body);
  const file = await exportPerson(context, found, body, body.kept);
  return { body: { people: peopleIn(found, body), records: summarizeRecords(found, body), file } };
});

export const deletePersonHandler = office(deletePersonEndpoint, async ({ context, body }) => {
  const all = await findRecordsByIndex(context, body);
  if (!body.kept && peopleIn(all, body).length > 1)
    throw new AppError(
      "invalid",
      "This belongs to several people. Please find them again, and choose whose records go.",
    );
  const found = excludeThirdParties(all, body, body);
  await deleteRecords(context, found);
  const deleted = found.rows.length + found.conversations.length;
  return { body: { deleted, at: context.now().toISOString(), receipt: newId() } };
});

export const listAuditHandler = office(listAuditEndpoint, async ({ context, query }) => ({
  body: await readAuditPage(context, query),
}));
