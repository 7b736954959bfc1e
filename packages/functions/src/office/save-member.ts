import { saveMember } from "@site/core/office/company-contract";
import { addMember } from "@site/core/office/members";
import { office } from "./office.ts";

export const handler = office(saveMember, async ({ context, body }) => {
  await addMember(context, body);
  return { body: {} };
});
