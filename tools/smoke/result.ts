/** What a check of a running site came to. */
export interface Result {
  check: string;
  outcome: "ok" | "failed" | "skipped";
  /** What was seen, or why it was not looked at. */
  detail: string;
}

/** Ends a check that needs what is not here; the text says what that is. */
export class Skip extends Error {}

/** What is asked of a site. Throws when it is not so. @returns what was seen, in a few words */
export type Check = (site: Site) => Promise<string>;

/** Where the site is and what else is known of it. */
export interface Site {
  /** Its address, such as https://www.example.org. */
  url: string;
  /** Whether it runs on this machine, without CloudFront in front. */
  isLocal: boolean;
  /** The API's own address behind CloudFront. */
  api?: string;
  /** Address of the staff's own host. */
  office?: string;
  /** Addresses that lead to this one. */
  also: readonly string[];
  /** Stage whose table and secrets these credentials may read. */
  stage?: string;
}

/** @throws Error that says what is wrong, when `isSo` is false */
export function ensure(isSo: boolean, wrong: string): void {
  if (!isSo) throw new Error(wrong);
}

/** Asks the site, without following redirects. @param path below its address, or a whole address */
export const ask = (site: Site, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, site.url), { redirect: "manual", signal: AbortSignal.timeout(30_000), ...init });

/** Runs checks one after the other, all of them even when one fails. */
export async function runChecks(checks: Readonly<Record<string, Check>>, site: Site): Promise<Result[]> {
  const results: Result[] = [];
  for (const [check, run] of Object.entries(checks)) {
    try {
      results.push({ check, outcome: "ok", detail: await run(site) });
    } catch (error) {
      const { message, cause } = error instanceof Error ? error : new Error(String(error));
      const reason = cause instanceof Error ? ` (${cause.message})` : "";
      results.push({ check, outcome: error instanceof Skip ? "skipped" : "failed", detail: message + reason });
    }
  }
  return results;
}
