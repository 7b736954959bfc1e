import { exportRecords as endpoint } from "@site/core/office/company-contract";
import { exportFigures } from "@site/core/office/export-figures";
import { exportRecords } from "@site/core/office/export-records";
import { office } from "./office.ts";

export const handler = office(endpoint, async ({ context, body, member }) => ({
  body:
    "weeks" in body
      ? { csv: await exportFigures(context, body.weeks) }
      : await exportRecords(context, member.role, body),
}));
