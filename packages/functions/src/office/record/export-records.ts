import { exportRecords } from "@site/core/office/record/export-records";
import { exportRecordsEndpoint } from "@site/core/office/record/record-contract";
import { exportFigures } from "@site/core/office/reports/export-figures";
import { office } from "../office.ts";

export const handler = office(exportRecordsEndpoint, async ({ context, body, member }) => ({
  body:
    "weeks" in body
      ? { csv: await exportFigures(context, body.weeks) }
      : await exportRecords(context, member.role, body),
}));
