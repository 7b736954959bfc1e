import { readFileSync } from "node:fs";
import { createSource, type Source } from "@site/wordpress/source";
import { type Tape, tapeFile, tapeOrigin } from "../../tools/wordpress/tape.ts";

/** A real WordPress as it was recorded (tools/wordpress/record.ts), without WPGraphQL. */
export function recordedSource(): Source {
  const tape: Tape = JSON.parse(readFileSync(tapeFile, "utf8"));
  const call: Source["call"] = async ({ url, body }) => {
    const known = body === undefined ? tape[url.pathname + url.search] : undefined;
    const { end, ...reply } = known ?? { status: 404, type: "text/html", text: "" };
    return { ...reply, url: end === undefined ? url : new URL(end, tapeOrigin) };
  };
  const provider = { base: new URL(tapeOrigin), assetOrigins: [], hasScripts: true, hidesSamples: true };
  return { ...createSource(provider), call, callAside: call };
}
