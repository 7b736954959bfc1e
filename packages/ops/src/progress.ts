/** Shows on a terminal how far a long read has come; says nothing where no person is watching. */
export const progress = (noun: string): ((found: number) => void) | undefined =>
  process.stderr.isTTY ? (found) => process.stderr.write(`\r${found} ${noun} read `) : undefined;
