import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** One step of a worked example: a new file, or text put into one that exists. */
export interface Step {
  file: string;
  text: string;
  /** Begins the line that the text is put before, or that it replaces. */
  anchor?: string;
  isReplacement: boolean;
  isAtEnd: boolean;
}

/** "In `file`, before `line`, ...:", "In `file`, instead of `line`:", "At the end of `file`:" or "`file`, ...:", and the text. */
const stepPattern =
  /^(In |At the end of )?`([^`\n]+)`(?:, (before|instead of) `([^`\n]+)`)?[^\n:]*:\n\n```\w+\n([\s\S]*?)^```$/gm;

/** The steps of a chapter of CONTRIBUTING.md. @param title of the chapter */
export function readSteps(title: string): Step[] {
  const chapters = readFileSync("CONTRIBUTING.md", "utf8").split(/^## /m);
  const chapter = chapters.find((text) => text.startsWith(`${title}\n`)) ?? "";
  return [...chapter.matchAll(stepPattern)].map(([, place, file = "", way, anchor, text = ""]) => ({
    file,
    text,
    anchor: anchor?.trim(),
    isReplacement: way === "instead of",
    isAtEnd: place?.startsWith("At") ?? false,
  }));
}

/** Does one step as a reader would. @throws Error when the place is not there, or not the only one */
export function takeStep(tree: string, { file, text, anchor, isReplacement, isAtEnd }: Step): void {
  const path = join(tree, file);
  if (!anchor && !isAtEnd) {
    if (existsSync(path)) throw new Error(`${file} exists already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  const lines = readFileSync(path, "utf8").split("\n");
  const places = lines.flatMap((line, at) => (anchor && line.trim().startsWith(anchor) ? [at] : []));
  if (anchor && places.length !== 1) throw new Error(`${file} has ${places.length} lines "${anchor}"`);
  const [at = lines.length - 1] = places;
  lines.splice(at, isReplacement ? 1 : 0, text.replace(/\n$/, ""));
  writeFileSync(path, lines.join("\n"));
}

/** How many files a chapter touches. */
export const getFiles = (steps: readonly Step[]): string[] => [...new Set(steps.map(({ file }) => file))];
