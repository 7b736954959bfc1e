import { appendAuditEntry } from "@site/core/audit/audit-log";
import { chooseDigestEndpoint, stopDigestEndpoint } from "@site/core/office/auth/account-contract";
import { stopDigest, wantDigest } from "@site/core/office/reports/stop-digest";
import { office } from "./office.ts";

export const chooseDigestHandler = office(chooseDigestEndpoint, async ({ context, body, member }) => {
  await wantDigest(context, member.login, body.wantsDigest);
  return { body: {} };
});

export const stopDigestHandler = office(stopDigestEndpoint, async ({ context, body }) => {
  await stopDigest(context, body.email, body.key);
  await appendAuditEntry(context, { by: body.email, command: "stop the daily mail" });
  return { body: {} };
});
