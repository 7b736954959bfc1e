import { readFileSync } from "node:fs";
import { createSource, type Source } from "@site/wordpress/source";
import { type Tape, tapeFile, tapeKey, tapeOrigin } from "../../tools/wordpress/tape.ts";

/** A real WordPress as it was recorded (tools/wordpress/record.ts). @param file of another recording of it */
export function recordedSource(file = tapeFile): Source {
  const tape: Tape = JSON.parse(readFileSync(file, "utf8"));
  const call: Source["call"] = async ({ url, body }) => {
    const known = tape[tapeKey(url, body)];
    const { end, ...reply } = known ?? { status: 404, type: "text/html", text: "" };
    return { ...reply, url: end === undefined ? url : new URL(end, tapeOrigin) };
  };
  const provider = { base: new URL(tapeOrigin), assetOrigins: [], hasScripts: true, showsSamples: false };
  // Recorded without the add-on for search engines, which is asked about once.
  const lacks = { graphql: 0, seo: Number.MAX_SAFE_INTEGER };
  return { ...createSource(provider), call, callAside: call, callFile: call, lacks };
}
