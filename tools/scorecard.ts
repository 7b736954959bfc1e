// `node tools/scorecard.ts [FOLDER]` prints the figures of docs/decisions/2026-11-22-house.md that can be counted, of
// this repository or of another checkout of it.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

interface SourceFile {
  path: string;
  lines: string[];
  comments: string[];
}

const isTest = ({ path }: SourceFile): boolean => /\.test\.tsx?$|\.fixture\.tsx?$/.test(path);

/** Texts, catalogue and figures of a company, and what training has made: no logic. The chat's phrases are text files. */
const isData = ({ path }: SourceFile): boolean => /^packages\/company\/[^/]+\/|\/ranking\/weights\.ts$/.test(path);

/** The lines of a source that are nothing but comment. */
export function getComments(lines: readonly string[]): string[] {
  let isInside = false;
  return lines.filter((line) => {
    const text = line.trim();
    const isComment = isInside || /^(\/\/|\{?\/\*)/.test(text);
    if (isComment) isInside = !text.startsWith("//") && !text.includes("*/");
    return isComment;
  });
}

/** Every source in packages and stacks, with its lines. */
export const listSources = (root: string): SourceFile[] =>
  globSync(["packages/*/{,{src,boot}/**/}*.{ts,tsx}", "packages/company/*/**/*.ts", "stacks/**/*.ts"], {
    cwd: root,
  }).map((path) => {
    const lines = readFileSync(join(root, path), "utf8").trimEnd().split("\n");
    return { path, lines, comments: getComments(lines) };
  });

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Share of the lines that are comments, in percent. */
export const commentShare = (files: readonly SourceFile[]): number =>
  (100 * sum(files.map(({ comments }) => comments.length))) / sum(files.map(({ lines }) => lines.length));

function print(root: string): void {
  const files = listSources(root);
  const sources = files.filter((file) => !isTest(file));
  const lengths = sources.map(({ lines }) => lines.length).sort((a, b) => a - b);
  const largest = sources.toSorted((a, b) => b.lines.length - a.lines.length).slice(0, 3);
  const literals = files.flatMap(({ path, lines }) =>
    /contract\/(office-)?paths\.ts$|\.test\.|\.fixture\./.test(path)
      ? []
      : lines.filter((line) => /^[^*]*"\/api\//.test(line)),
  );
  const toText = (path: string): string[] => readFileSync(join(root, path), "utf8").trimEnd().split("\n");
  const phrases = globSync("packages/assistant/src/ranking/phrases/*.txt", { cwd: root });
  console.table({
    "lines without tests": sum(lengths),
    "of them data": sum(sources.filter(isData).map(({ lines }) => lines.length)),
    "lines of phrases (.txt), not among them": sum(phrases.map((path) => toText(path).length)),
    "comments, % of all lines": commentShare(files).toFixed(2),
    "comments, % without tests": commentShare(sources).toFixed(2),
    "median file": lengths[Math.floor(lengths.length / 2)],
    "p90 file": lengths[Math.floor(lengths.length * 0.9)],
    "largest files": largest.map(({ path, lines }) => `${path} ${lines.length}`).join(", "),
    '"/api/ outside its home': literals.length,
  });
  printRooms(root, sources);
}

/** Files and lines of each package, of the stacks, and of tests and tools. */
function printRooms(root: string, sources: readonly SourceFile[]): void {
  const read = (pattern: string): SourceFile[] =>
    globSync(pattern, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) }).map((path) => ({
      path,
      lines: readFileSync(join(root, path), "utf8").trimEnd().split("\n"),
      comments: [],
    }));
  const rooms: Record<string, SourceFile[]> = {};
  for (const file of sources) {
    const room = /^(?:packages\/)?[^/]+/.exec(file.path)?.[0] ?? file.path;
    rooms[room] = [...(rooms[room] ?? []), file];
  }
  const tests = [...read("packages/**/*.{test,fixture}.{ts,tsx}"), ...read("{tests,stacks}/**/*.ts")].filter(
    (file) => isTest(file) || file.path.startsWith("tests/"),
  );
  const all: Record<string, readonly SourceFile[] | undefined> = {
    ...rooms,
    "all of packages and stacks": sources,
    tests,
    tools: read("tools/**/*.ts"),
  };
  console.table(
    Object.fromEntries(
      Object.entries(all).map(([room, files = []]) => [
        room,
        { files: files.length, lines: sum(files.map(({ lines }) => lines.length)) },
      ]),
    ),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) print(process.argv[2] ?? ".");
