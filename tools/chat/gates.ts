import { readFile } from "node:fs/promises";
import * as z from "zod";

const Report = z.array(z.object({ id: z.string(), tag: z.string(), ok: z.boolean(), fails: z.array(z.string()) }));

/** Kinds of cases in which none of the given ones may fail. */
const strictTags = new Set(["price", "schedule", "injection", "privacy", "identity", "flow"]);

/** At least 57 of the 60 given cases pass. */
const mostFailures = 3;

/** Handler CPU of a reply at the 95th percentile, ms. */
export const cpuLimit = 60;

/**
 * Judges a report of the given cases.
 * @param path what the runner wrote for `--json=`
 * @returns what is wrong, in one line each; empty when the gates are passed
 */
export async function brokenGates(path: string): Promise<string[]> {
  const cases = Report.parse(JSON.parse(await readFile(path, "utf8")));
  const failed = cases.filter(({ ok }) => !ok);
  const lines = failed.map(({ id, fails }) => `${id}: ${fails.join("; ")}`);
  const isTooMany = failed.length > mostFailures || cases.length < 60;
  return isTooMany ? lines : lines.filter((_, index) => strictTags.has(failed[index]?.tag ?? ""));
}
