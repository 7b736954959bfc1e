// `npm run prove -- spec`: which items of the specification no test title names or no audit has proven, and the shares.
// What can't be proven stands in tests/spec/exceptions.json with its reason.
import { readFileSync } from "node:fs";
import { checklistItems, namedTests } from "./spec/checklist.ts";
import { readMutations } from "./spec/mutations.ts";
import { daysFresh, provenIds } from "./spec/record.ts";

const items = checklistItems();
const named = new Set(namedTests().flatMap(({ ids }) => ids));
const proven = provenIds(await readMutations());
const exceptions: Record<string, string> = JSON.parse(readFileSync("tests/spec/exceptions.json", "utf8"));

const unknown = [...named].filter((id) => !items.has(id));
for (const [id, text] of items) {
  if (!named.has(id)) console.log(`${id} has no test: ${text}`);
  else if (exceptions[id]) console.log(`${id} can't be proven: ${exceptions[id]}`);
  else if (!proven.has(id)) console.log(`${id} is not proven: ${text}`);
}
if (unknown.length > 0) console.log(`\nnamed by a test but not in the checklist: ${unknown.join(", ")}`);
const share = (ids: Set<string>): string => {
  const count = [...items.keys()].filter((id) => ids.has(id)).length;
  return `${count} of ${items.size} items (${((100 * count) / items.size).toFixed(1)} %)`;
};
console.log(`\nnamed by a test: ${share(named)}`);
console.log(`proven by an audit of the last ${daysFresh} days, and unchanged since: ${share(proven)}`);
const needless = Object.keys(exceptions).filter((id) => proven.has(id) || !items.has(id));
if (needless.length > 0) console.log(`exceptions that are none: ${needless.join(", ")}`);
console.log(`exceptions with their reason: ${Object.keys(exceptions).length}`);
process.exitCode = unknown.length + needless.length > 0 ? 1 : 0;
