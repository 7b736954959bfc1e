// `npm run coverage:spec`: which items of the specification no test title names, and the share that is covered.
import { globSync, readFileSync } from "node:fs";

const checklist = readFileSync("tests/spec/checklist.md", "utf8");
const items = new Map([...checklist.matchAll(/^- ([A-W]-\d\d) (.*)$/gm)].map(([, id = "", text = ""]) => [id, text]));

const files = globSync(["packages/**/*.test.{ts,tsx}", "tests/**/*.{test,journey}.ts"], {
  exclude: (path) => path.includes("node_modules"),
});
const titles = files.flatMap((file) => {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/\btest(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(
    ([, , title = ""]) => title,
  );
});
const named = new Set(
  titles.flatMap((title) =>
    [...title.matchAll(/\[([A-W]-\d\d(?:, [A-W]-\d\d)*)\]/g)].flatMap(([, ids = ""]) => ids.split(", ")),
  ),
);

const unknown = [...named].filter((id) => !items.has(id));
const missing = [...items].filter(([id]) => !named.has(id));
for (const [id, text] of missing) console.log(`${id} ${text}`);
if (unknown.length > 0) console.log(`\nnamed by a test but not in the checklist: ${unknown.join(", ")}`);
const covered = items.size - missing.length;
console.log(
  `\n${covered} of ${items.size} items covered (${Math.round((100 * covered) / items.size)} %), ${missing.length} without a test`,
);
process.exitCode = unknown.length > 0 ? 1 : 0;
