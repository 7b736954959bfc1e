import { chooseDigest } from "@site/core/office/account-contract";
import { wantDigest } from "@site/core/office/stop-digest";
import { office } from "./office.ts";

export const handler = office(chooseDigest, async ({ context, body, member }) => {
  await wantDigest(context, member.login, body.wantsDigest);
  return { body: {} };
});
