import { stringify } from "csv-stringify/sync";

/**
 * Records as CSV for a spreadsheet: RFC 4180 with a byte order mark. A cell that a spreadsheet would run as a formula
 * (=, +, -, @, tab, carriage return, also in full width) gets an apostrophe in front: "+1 315 ..." too.
 * @param columns field names, in this order the header
 */
export const toCsv = (records: object[], columns: readonly string[]): string =>
  stringify(records, {
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { boolean: String, object: (value) => JSON.stringify(value) },
  });
