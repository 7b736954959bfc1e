// `node tools/wordpress/record.ts URL`: what the WordPress of `npm run wordpress` answers on a walk over its addresses,
// kept for tests that have no WordPress.
import { writeFile } from "node:fs/promises";
import { loadDocument } from "@site/wordpress/pages/load-document";
import { contentFeed, contentSitemap } from "@site/wordpress/pages/site-files";
import { readMenus } from "@site/wordpress/posts/load-menus";
import { createSource, type Source } from "@site/wordpress/source";
import { addressChecks } from "./address-checks.ts";
import { addresses, closed } from "./addresses.ts";
import { graphqlTapeFile, type Tape, tapeFile, tapeKey, tapeOrigin } from "./tape.ts";
import { walkAddresses } from "./walk-addresses.ts";

const [address = ""] = process.argv.slice(2);
if (!URL.canParse(address)) {
  console.error("usage: node tools/wordpress/record.ts http://127.0.0.1:8080/");
  process.exit(2);
}

/** Addresses as on the tape, pages without the code of WordPress and its themes. */
const kept = (text: string, origin: string): string =>
  text
    .replaceAll(origin, tapeOrigin)
    .replaceAll(origin.replaceAll("/", "\\/"), tapeOrigin)
    .replace(/<(style|script|svg)\b[\s\S]*?<\/\1>|<(header|footer)\b[\s\S]*?<\/\2>|<!--[\s\S]*?-->/g, "")
    .replace(/\n\s*\n+/g, "\n");

const base = new URL(address);
const source = createSource({ base, assetOrigins: [], hasScripts: true, showsSamples: false });
const tape: Tape = {};
const recording =
  (call: Source["call"]): Source["call"] =>
  async (asked) => {
    const { status, type, text, url } = await call(asked);
    const end = url.href === asked.url.href ? {} : { end: tapeKey(url) };
    tape[tapeKey(asked.url, asked.body)] = { status, type, text: kept(text, base.origin), ...end };
    return { status, type, text, url };
  };
const { call, callAside, callFile } = source;
const recorded = { ...source, call: recording(call), callAside: recording(callAside), callFile: recording(callFile) };
const none = Object.fromEntries(closed.map((path) => [path, "404"]));
const lines = await walkAddresses(recorded, { ...addresses, ...none });
for (const { run } of addressChecks) await run({ source: recorded });
await contentSitemap({}, recorded);
await contentFeed(recorded);
await readMenus(recorded);
await loadDocument("/search/hidden", recorded);
for (const line of lines) console.log(line);
const hasGraphql = Object.entries(tape).some(([key, { status }]) => key.startsWith("/graphql ") && status === 200);
await writeFile(hasGraphql ? graphqlTapeFile : tapeFile, `${JSON.stringify(tape, null, 1)}\n`);
console.log(`${Object.keys(tape).length} answers; ${lines.length} of ${Object.keys(addresses).length} addresses wrong`);
