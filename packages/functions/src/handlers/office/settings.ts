import { getCompanyEndpoint, saveCompanyEndpoint } from "@site/core/office/settings/company-contract";
import { changeCompany, readCompany } from "@site/core/office/settings/staff-settings";
import { office } from "./office.ts";

export const getCompanyHandler = office(getCompanyEndpoint, async ({ context }) => ({
  body: await readCompany(context),
}));

export const saveCompanyHandler = office(saveCompanyEndpoint, async ({ context, body, member }) => ({
  body: await changeCompany(context, member.email, body),
}));
