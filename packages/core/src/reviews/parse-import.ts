import { tryParseJson } from "../parse-json.ts";
import { ReviewRecord } from "./review-record.ts";

/** One record of an import file: where it stands, and what it is or why it is refused. */
export interface ImportEntry {
  /** "line 3" of JSON lines, "record 3" of a JSON list; counted from 1. */
  place: string;
  record?: ReviewRecord;
  problem?: string;
}

/** Some exports write the rating as a number. */
const withText = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "rating" in value && typeof value.rating === "number"
    ? { ...value, rating: String(value.rating) }
    : value;

function check(place: string, value: unknown): ImportEntry {
  const result = ReviewRecord.safeParse(withText(value));
  if (result.success) return { place, record: result.data };
  const problems = result.error.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "));
  return { place, problem: problems.join("; ") };
}

/** The list of a whole-file JSON: a list itself, or as the API answers it, `{ "reviews": [...] }`. */
function parseList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const isWrapped = typeof value === "object" && value !== null && "reviews" in value;
  return isWrapped && Array.isArray(value.reviews) ? value.reviews : undefined;
}

/** Reads an import file: a JSON list, `{ "reviews": [...] }`, or one JSON record a line.
 * @param text of the file; a byte order mark and empty lines are passed over */
export function parseImport(text: string): ImportEntry[] {
  const lines = text.replace(/^\uFEFF/, "");
  const list = parseList(tryParseJson(lines));
  if (list) return list.map((value, index) => check(`record ${index + 1}`, value));
  return lines.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const value = tryParseJson(line);
    const place = `line ${index + 1}`;
    return [value === undefined ? { place, problem: "no valid JSON" } : check(place, value)];
  });
}
