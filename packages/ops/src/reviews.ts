import { readFile } from "node:fs/promises";
import { importReviews } from "@site/core/reviews/import-reviews";
import { readReviews, readReviewsByPerson } from "@site/core/reviews/list-reviews";
import { parseImport } from "@site/core/reviews/parse-import";
import type { Command } from "./cli/command.ts";
import { UsageError } from "./cli/command.ts";
import { printJson } from "./cli/output.ts";
import { progress } from "./cli/progress.ts";

export const list: Command = async (context, { json, person }) => {
  const reviews = person ? await readReviewsByPerson(context, person) : await readReviews(context);
  if (json) printJson(reviews);
  else console.table(reviews, ["googleReviewId", "authorName", "rating", "location", "isVerified", "mapPersonName"]);
};

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch {
    throw new UsageError(`${file} can't be read`);
  }
}

/** Imports every rating (no selection): new reviews are added, known ones brought up to date, wrong records named. */
export const importFile: Command = async (context, { json }, [file]) => {
  if (!file) throw new UsageError("usage: reviews import FILE (a JSON list, or one JSON record a line)");
  const report = await importReviews(context, parseImport(await readText(file)), progress("reviews"));
  for (const { place, problem } of report.problems) console.error(`${place}: ${problem}`);
  if (report.problems.length > 0) process.exitCode = 1;
  const { created, updated, unchanged, problems } = report;
  if (json) printJson(report);
  else console.log(`${created} added, ${updated} changed, ${unchanged} as before, ${problems.length} refused`);
};
