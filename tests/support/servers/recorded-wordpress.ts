import { readFileSync } from "node:fs";
import { type Tape, tapeFile, tapeOrigin } from "../../../tools/wordpress/tape.ts";
import { startUpstream, type Upstream } from "./upstream.ts";

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What becomes of an answer on a bad day. @param path as it was asked @returns undefined where the host hangs up */
export type Fault = (answer: Answer, path: string) => Answer | undefined;

const isSheet = (path: string): boolean => /\.css(\?|$)/.test(path);

/** The REST interface at its query, as WordPress has it beside "wp-json". */
const restPath = (path: string): string =>
  path.replace(/^\/\?rest_route=([^&]*)&?/, (_, route: string) => `/wp-json${decodeURIComponent(route)}?`);

const root = { status: 200, type: "application/json", text: '{"namespaces":["wp/v2"]}' };

function read(tape: Tape, asked: string, origin: string): Answer {
  const path = restPath(asked);
  if (isSheet(path)) return { status: 200, headers: { "content-type": "text/css" }, body: "" };
  const known = path.startsWith("/wp-json/?_fields") ? root : tape[path];
  const { status, type, text, end } = { end: undefined, ...(known ?? { status: 404, type: "text/html", text: "" }) };
  if (end !== undefined) return { status: 301, headers: { location: end }, body: "" };
  const body = text.replaceAll(tapeOrigin, origin).replaceAll(tapeOrigin.replaceAll("/", "\\/"), origin);
  return { status, headers: { "content-type": type }, body };
}

/** The WordPress of the recording on loopback. Its style sheets are empty, other files it has none.
 * @param faultOf the fault of the moment */
export function startRecorded(faultOf: () => Fault = () => (answer) => answer): Promise<Upstream> {
  const tape: Tape = JSON.parse(readFileSync(tapeFile, "utf8"));
  return startUpstream(({ url = "/", headers }, response) => {
    const answer = faultOf()(read(tape, url, `http://${headers.host}`), url);
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    else response.destroy();
  });
}
