import { exportRecords as endpoint } from "@site/core/office/company-contract";
import { exportRecords } from "@site/core/office/export-records";
import { office } from "./office.ts";

export const handler = office(endpoint, async ({ context, body, member }) => ({
  body: await exportRecords(context, member.role, body),
}));
