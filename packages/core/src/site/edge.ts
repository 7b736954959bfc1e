/** What the edge does with a request: ask the origin for `uri`, or send the visitor to another path for good. */
export interface EdgeDecision {
  uri?: string;
  redirect?: string;
}

export interface EdgeTable {
  /** Path -> 1 for every page that was built, 2 where it is rendered when asked for all the same. */
  pages: Readonly<Record<string, number>>;
  redirects: Readonly<Record<string, string>>;
}

export type EdgeQuery = Record<string, { value: string; multiValue?: { value: string }[] }>;

export interface EdgeRequest {
  uri: string;
  querystring: EdgeQuery;
}

interface EdgeRedirect {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, { value: string }>;
}

// The four functions below are also turned into text and run by CloudFront's JavaScript 2.0: they may use nothing but
// their arguments and the language, and no destructuring, spread, optional chaining or for-of (edge-function.ts).

/** The origin is asked without a query, so that what it needs of one becomes a path: the words of a search, and the
 * numbers by which WordPress knows its pages. */
export function pathOfQuery(uri: string, query: EdgeQuery): string {
  const numbers = "m feed name pagename author author_name tag cat p page_id attachment_id s".split(" ");
  const keys = uri === "/search" ? ["q"] : uri === "/" ? numbers : [];
  let path = uri;
  keys.forEach((key) => {
    const entry = query[key];
    if (entry === undefined) return;
    // Anything else is the query of a campaign, say, and no business of WordPress's.
    const pattern =
      /^(m=\d{4,8}|author=\d+|feed=[a-z0-9]+|((page|author_)?name|tag)=[a-z0-9_%-]+|(p|page_id|attachment_id|cat|s|q)=.+)$/;
    if (!pattern.test(`${key}=${entry.value}`)) return;
    // An escaped slash would be a border between segments again further on.
    const value = entry.value.replace(/\+/g, "%20").replace(/%2f|\//gi, "%20");
    path = uri === "/" ? `/-/${key}/${value}` : `/search/${value}`;
  });
  return path;
}

/** A built page is the object `x.html`. Other spellings of it (upper case, slashes, `/index.html`, needless escapes)
 * are redirected to the one, and so are spellings of an address that the content provider may know. Everything else
 * goes to the origin as it came: a file is served, a missing key makes CloudFront ask the page function.
 * @param uri path as received, percent-encoded */
export function decideAtEdge(uri: string, table: EdgeTable): EdgeDecision {
  // Google's proof of who owns the site is a file.
  if (/^\/google[0-9a-f]+\.html$/.test(uri)) return { uri: uri };
  let path = uri;
  try {
    path = decodeURIComponent(uri);
  } catch (_malformed) {
    return { uri: uri };
  }
  path = path.replace(/\/{2,}/g, "/").replace(/(^|\/)index\.html$/, "$1");
  path = path.replace(/\.html$/, "").replace(/\/+$/, "") || "/";
  const name = path.toLowerCase();
  if (typeof table.redirects[name] === "string") return { redirect: table.redirects[name] };
  if (table.pages[name]) {
    if (name !== uri) return { redirect: name };
    if (table.pages[name] === 2) return { uri: name };
    return { uri: name === "/" ? "/index.html" : `${name}.html` };
  }
  // Nothing else is redirected: "/\host/" and its like must not become the address of another site.
  if (name !== uri && /^\/(blog\/|post\/)?[a-z0-9_-]+$/.test(name)) return { redirect: name };
  return { uri: uri };
}

/** What is done with a request and its query: what somebody searches for is no page, whatever it ends with.
 * @param getPath `pathOfQuery` @param decide `decideAtEdge` */
export function decideWithQuery(
  uri: string,
  query: EdgeQuery,
  table: EdgeTable,
  getPath: typeof pathOfQuery,
  decide: typeof decideAtEdge,
): EdgeDecision {
  const path = getPath(uri, query);
  return path === uri ? decide(uri, table) : { uri: path };
}

/** Carries a decision out on CloudFront's request. @returns the request for the origin, or the redirect with its query */
export function answerAtEdge(request: EdgeRequest, decision: EdgeDecision): EdgeRequest | EdgeRedirect {
  if (decision.redirect === undefined) {
    request.uri = decision.uri || request.uri;
    return request;
  }
  const pairs: string[] = [];
  for (const name in request.querystring) {
    const entry = request.querystring[name];
    if (!entry) continue;
    const values = entry.multiValue || [entry];
    values.forEach((item) => {
      pairs.push(item.value === "" ? name : `${name}=${item.value}`);
    });
  }
  const query = pairs.length > 0 ? `?${pairs.join("&")}` : "";
  return {
    statusCode: 301,
    statusDescription: "Moved Permanently",
    headers: {
      location: { value: decision.redirect + query },
      "cache-control": { value: "public, max-age=86400" },
    },
  };
}
