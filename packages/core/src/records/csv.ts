import { stringify } from "csv-stringify/sync";

/** What a spreadsheet would run as a formula, at the start of a cell or of a line within it; also in full width. */
const formula = /(^|[\r\n])(?=[=+\-@\t＝＋－＠])/g;

const asText = (value: string): string => value.replace(formula, "$1'");

/** Records as CSV for a spreadsheet: RFC 4180 with a byte order mark, every cell quoted. Nothing in it is run as a
 * formula: "+1 315 ..." gets an apostrophe in front too.
 * @param columns field names, in this order the header */
export const toCsv = (records: object[], columns: readonly string[]): string =>
  stringify(records, {
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: "windows",
    quoted: true,
    quoted_empty: true,
    cast: { boolean: String, string: asText, object: (value) => asText(JSON.stringify(value)) },
  });
