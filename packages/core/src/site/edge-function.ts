import { builtPages } from "./built-pages.ts";
import { answerAtEdge, decideAtEdge, type EdgeTable } from "./edge.ts";
import { moved } from "./moved.ts";

/** What the edge knows of the site. */
export const edgeTable: EdgeTable = {
  pages: Object.fromEntries(builtPages.map(({ path }) => [path, 1])),
  moved,
};

/**
 * The site's CloudFront Function for viewer requests: JavaScript 2.0, one expression, no imports; its limit is 10 KB.
 * The very functions that the local server calls are printed into it, so both decide alike.
 */
export const edgeFunctionSource = (): string => `var table = ${JSON.stringify(edgeTable)};
var decide = ${decideAtEdge};
var answer = ${answerAtEdge};
function handler(event) {
  return answer(event.request, decide(event.request.uri, table));
}
`;
