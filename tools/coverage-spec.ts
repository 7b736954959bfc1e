// `npm run coverage:spec`: which items of the specification no test title names or no audit has proven, and the shares.
import { checklistItems, namedTests } from "./spec/checklist.ts";
import { readMutations } from "./spec/mutations.ts";
import { daysFresh, provenIds } from "./spec/record.ts";

const items = checklistItems();
const named = new Set(namedTests().flatMap(({ ids }) => ids));
const proven = provenIds(await readMutations());

const unknown = [...named].filter((id) => !items.has(id));
for (const [id, text] of items) {
  if (!named.has(id)) console.log(`${id} has no test: ${text}`);
  else if (!proven.has(id)) console.log(`${id} is not proven: ${text}`);
}
if (unknown.length > 0) console.log(`\nnamed by a test but not in the checklist: ${unknown.join(", ")}`);
const share = (ids: Set<string>): string => {
  const count = [...items.keys()].filter((id) => ids.has(id)).length;
  return `${count} of ${items.size} items (${((100 * count) / items.size).toFixed(1)} %)`;
};
console.log(`\nnamed by a test: ${share(named)}`);
console.log(`proven by an audit of the last ${daysFresh} days: ${share(proven)}`);
process.exitCode = unknown.length > 0 ? 1 : 0;
