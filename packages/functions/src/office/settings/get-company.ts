import { getCompanyEndpoint } from "@site/core/office/settings/company-contract";
import { readCompany } from "@site/core/office/settings/staff-settings";
import { office } from "../office.ts";

export const handler = office(getCompanyEndpoint, async ({ context }) => ({ body: await readCompany(context) }));
