/** Writes one line of JSON to the log. Past `console`, because Lambda's runtime puts time and request id in front of
 * what `console.log` gets, or wraps it, and no metric filter would find the fields again.
 * @param entry names, ids and counts; never what a visitor typed */
export function writeLog(entry: object): void {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
}

/** The name of the innermost cause, for the log: "ECONNREFUSED" says more than "ElectroError". */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return error.cause instanceof Error ? errorName(error.cause) : error.name;
}
