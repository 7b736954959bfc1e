import { builtPages } from "./built-pages.ts";
import {
  answerAtEdge,
  decideAtEdge,
  decideWithQuery,
  type EdgeDecision,
  type EdgeQuery,
  type EdgeTable,
  pathOfQuery,
} from "./edge.ts";
import { isRenderedOnDemand } from "./pages.ts";
import { redirects } from "./redirects.ts";

export const edgeTable: EdgeTable = {
  pages: Object.fromEntries(builtPages.map(({ path }) => [path, isRenderedOnDemand(path) ? 2 : 1])),
  redirects,
};

/** What the site's CloudFront Function decides of a request. */
export const decideFor = (uri: string, query: EdgeQuery): EdgeDecision =>
  decideWithQuery(uri, query, edgeTable, pathOfQuery, decideAtEdge);

export interface HostRedirect {
  from: readonly string[];
  to: string;
}

const redirectSource = ({ from, to }: HostRedirect): string => `
  if (${JSON.stringify(from)}.indexOf(event.request.headers.host.value) >= 0)
    return answer(event.request, { redirect: ${JSON.stringify(`https://${to}`)} + event.request.uri });`;

/** The site's CloudFront Function for viewer requests: JavaScript 2.0, one expression, no imports; its limit is 10 KB.
 * The very functions that the local server calls are printed into it, so both decide alike.
 * @param hosts names that are redirected; none unless given */
export const edgeFunctionSource = (hosts?: HostRedirect): string => `var table = ${JSON.stringify(edgeTable)};
var decide = ${decideAtEdge};
var answer = ${answerAtEdge};
var getPath = ${pathOfQuery};
var decideRequest = ${decideWithQuery};
function handler(event) {${hosts?.from.length ? redirectSource(hosts) : ""}
  var request = event.request;
  return answer(request, decideRequest(request.uri, request.querystring, table, getPath, decide));
}
`;
