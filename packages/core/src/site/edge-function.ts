import { builtPages } from "./built-pages.ts";
import { answerAtEdge, decideAtEdge, type EdgeDecision, type EdgeQuery, type EdgeTable, pathOfQuery } from "./edge.ts";
import { moved } from "./moved.ts";
import { isRenderedOnDemand } from "./pages.ts";

export const edgeTable: EdgeTable = {
  pages: Object.fromEntries(builtPages.map(({ path }) => [path, isRenderedOnDemand(path) ? 2 : 1])),
  moved,
};

/** What the function decides of a request. What somebody searches for is no page, whatever it ends with. */
export function decideFor(uri: string, query: EdgeQuery): EdgeDecision {
  const path = pathOfQuery(uri, query);
  return path === uri ? decideAtEdge(uri, edgeTable) : { uri: path };
}

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
var pathOf = ${pathOfQuery};
function handler(event) {${hosts?.from.length ? redirectSource(hosts) : ""}
  var uri = event.request.uri;
  var path = pathOf(uri, event.request.querystring);
  return answer(event.request, path === uri ? decide(uri, table) : { uri: path });
}
`;
