import { getCompany } from "@site/core/office/company-contract";
import { readCompany } from "@site/core/office/staff-settings";
import { office } from "./office.ts";

export const handler = office(getCompany, async ({ context }) => ({ body: await readCompany(context) }));
