import { AppError } from "@site/core/contract/errors";
import { removeMemberEndpoint } from "@site/core/office/auth/account-contract";
import { normalEmail, removeMember } from "@site/core/office/auth/members";
import { office } from "../office.ts";

export const handler = office(removeMemberEndpoint, async ({ context, body, member }) => {
  if (normalEmail(body.email) === member.email)
    throw new AppError("invalid", "You can't remove yourself. Ask another owner.");
  await removeMember(context, body.email);
  return { body: {} };
});
