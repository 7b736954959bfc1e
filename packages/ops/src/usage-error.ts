/** A mistake of the caller's: said in one line, exit code 2. */
export class UsageError extends Error {}
