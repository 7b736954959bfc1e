// `npm run check:wordpress -- URL [HOST...]`: the contract suite against any real WordPress, by reading only. The hosts
// are those of `wordpressAssetHosts` and `wordpressFrameHosts`.
import { checks, examine } from "./contract-suite.ts";

const [address, ...hosts] = process.argv.slice(2);
if (!address || !URL.canParse(address)) {
  console.error("usage: npm run check:wordpress -- https://cms.example.com [cdn.example.com]");
  process.exit(2);
}

const subject = await examine(address, hosts).catch((error: unknown) => {
  console.error(`${address} can't be checked: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
console.log(`checking with the page "${subject.page}" and the post "${subject.post}"`);

let failures = 0;
for (const { name, run, needsGraphql } of checks) {
  if (needsGraphql && !subject.hasGraphql) {
    console.log(`skip  ${name} (no WPGraphQL; the site uses REST)`);
    continue;
  }
  try {
    const said = await run(subject);
    console.log(`ok    ${name}${typeof said === "string" ? `: ${said}` : ""}`);
  } catch (error) {
    failures += 1;
    console.log(`FAIL  ${name}: ${error instanceof Error ? error.message : error}`);
  }
}
console.log(`\n${failures} of ${checks.length} checks failed`);
process.exitCode = failures > 0 ? 1 : 0;
