import { saveCompany } from "@site/core/office/settings/company-contract";
import { changeCompany } from "@site/core/office/settings/staff-settings";
import { office } from "../office.ts";

export const handler = office(saveCompany, async ({ context, body, member }) => ({
  body: await changeCompany(context, member.email, body),
}));
