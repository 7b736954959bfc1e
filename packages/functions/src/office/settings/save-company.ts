import { saveCompanyEndpoint } from "@site/core/office/settings/company-contract";
import { changeCompany } from "@site/core/office/settings/staff-settings";
import { office } from "../office.ts";

export const handler = office(saveCompanyEndpoint, async ({ context, body, member }) => ({
  body: await changeCompany(context, member.email, body),
}));
