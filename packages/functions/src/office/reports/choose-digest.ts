import { chooseDigestEndpoint } from "@site/core/office/auth/account-contract";
import { wantDigest } from "@site/core/office/reports/stop-digest";
import { office } from "../office.ts";

export const handler = office(chooseDigestEndpoint, async ({ context, body, member }) => {
  await wantDigest(context, member.login, body.wantsDigest);
  return { body: {} };
});
