import { appendAuditEntry } from "@site/core/audit/audit-log";
import { stopDigestEndpoint } from "@site/core/office/auth/account-contract";
import { stopDigest } from "@site/core/office/reports/stop-digest";
import { office } from "../office.ts";

export const handler = office(stopDigestEndpoint, async ({ context, body }) => {
  await stopDigest(context, body.email, body.key);
  await appendAuditEntry(context, { by: body.email, command: "stop the daily mail" });
  return { body: {} };
});
