// `knip --production -c tools/knip-production.ts`: what only tests use. What a file of production uses itself counts as
// used, although it is exported for a test.
import { readFileSync } from "node:fs";

const shared = JSON.parse(readFileSync("knip.jsonc", "utf8").replaceAll(/^\s*\/\/.*$/gm, ""));

export default { ...shared, ignoreExportsUsedInFile: true };
