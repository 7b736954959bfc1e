import { auditRequest } from "@site/core/audit/audit-request";
import { stopDigestEndpoint } from "@site/core/office/auth/account-contract";
import { stopDigest } from "@site/core/office/reports/stop-digest";
import { office } from "../office.ts";

export const handler = office(stopDigestEndpoint, async ({ context, body }) => {
  await stopDigest(context, body.email, body.key);
  await auditRequest(context, {
    by: body.email,
    command: "stop the daily mail",
    names: [],
    query: "",
    isRepeated: false,
  });
  return { body: {} };
});
