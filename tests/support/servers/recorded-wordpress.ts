import { readFileSync } from "node:fs";
import { type Tape, tapeFile, tapeOrigin } from "../../../tools/wordpress/tape.ts";
import { startUpstream, type Upstream } from "./upstream.ts";

/** The WordPress of the recording on loopback. Its style sheets are empty, other files it has none. */
export function startRecorded(): Promise<Upstream> {
  const tape: Tape = JSON.parse(readFileSync(tapeFile, "utf8"));
  return startUpstream(({ url = "/", headers }, response) => {
    if (/\.css(\?|$)/.test(url)) return void response.writeHead(200, { "content-type": "text/css" }).end();
    const { status, type, text, end } = tape[url] ?? { status: 404, type: "text/html", text: "" };
    if (end !== undefined) return void response.writeHead(301, { location: end }).end();
    const origin = `http://${headers.host}`;
    const body = text.replaceAll(tapeOrigin, origin).replaceAll(tapeOrigin.replaceAll("/", "\\/"), origin);
    response.writeHead(status, { "content-type": type }).end(body);
  });
}
