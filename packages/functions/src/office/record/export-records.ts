import { exportRecordsEndpoint } from "@site/core/office/record/export-contract";
import { exportRecords } from "@site/core/office/record/export-records";
import { exportFigures } from "@site/core/office/reports/export-figures";
import { office } from "../office.ts";

export const handler = office(exportRecordsEndpoint, async ({ context, body, member }) => ({
  body:
    "weeks" in body
      ? { csv: await exportFigures(context, body.weeks) }
      : await exportRecords(context, member.role, body),
}));
