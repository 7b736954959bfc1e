import { AppError } from "@site/core/contract/errors";
import { removeMemberEndpoint, saveMemberEndpoint } from "@site/core/office/auth/account-contract";
import { addMember, findMember, normalEmail, removeMember } from "@site/core/office/auth/members";
import { office } from "../office.ts";

const buildRefusal = (field: "email" | "role", message: string) =>
  new AppError("invalid", message, { fields: { [field]: message } });

export const saveMemberHandler = office(
  saveMemberEndpoint,
  async ({ context, body: { isChange = false, ...given }, member }) => {
    const existing = await findMember(context, given.email);
    if (existing?.email === member.email && given.role !== member.role)
      throw buildRefusal("role", "You can't change your own role. Ask another owner.");
    if (existing && !isChange)
      throw buildRefusal("email", `${existing.name} is on the list already, as ${existing.role}.`);
    await addMember(context, given);
    return { body: {} };
  },
);

export const removeMemberHandler = office(removeMemberEndpoint, async ({ context, body, member }) => {
  if (normalEmail(body.email) === member.email)
    throw new AppError("invalid", "You can't remove yourself. Ask another owner.");
  await removeMember(context, body.email);
  return { body: {} };
});
