interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Loaded by every page, in one file. */
export const appChunk = "app";

/** What belongs together though others use a piece of it, by the file it comes in. */
const parts: readonly [chunk: string, modules: RegExp][] = [
  // Read by the home page and others: a request each would cost more.
  [appChunk, /\/company\/[^/]+\/(site-texts|giveaway)\.|\/core\/src\/business\/edition\./],
  // Forms and their schemas both need it, and neither may need the other: a browser that missed the forms' file once
  // would miss each schema with it.
  [appChunk, /\/core\/src\/text\/plain-digits\./],
  ["home", /\/pages\/home\.|\/features\/chat\/(?:chat-panel|panel-header|panel-service)\./],
  // Whoever talks in one window takes the other ones along.
  [
    "chat",
    /\/features\/chat\/(?!agent|contact-form|request-photos|client\/(?:scripted|contact-schema))|\/core\/src\/chat\/quick-replies\./,
  ],
  [
    "category",
    /\/pages\/category\.|\/features\/catalogue\/(?!use-|product-details)|\/ui\/src\/components\/accordion|\/company\/[^/]+\/(faq|highlights)\.|\/core\/src\/faq\//,
  ],
  [
    "data",
    /\/node_modules\/(swr|dequal|use-sync-external-store)\/|\/components\/data-scope\.|\/core\/src\/content\/contract|\/company\/[^/]+\/articles\./,
  ],
  [
    "quote",
    /\/pages\/quote\.|\/core\/src\/leads\/(?:form-fields|options)\.|\/core\/src\/consent\/sms-consent\.|\/core\/src\/business\/service-area\.|\/core\/src\/catalogue\/options\./,
  ],
  // The page of all reviews has them at once, a carousel when it is near.
  ["reviews", /\/features\/reviews\/(?!reviews-|notice)/],
  [
    "forms",
    /\/node_modules\/react-hook-form\/|\/core\/src\/contract\/no-js-form\.|\/ui\/src\/form\/|\/typo-hints\.|\/components\/sms-consent\.|\/lib\/thanks\.|\/features\/quote\/|\/components\/files\/|\/core\/src\/files\/options\./,
  ],
];

/** Small pieces: a file for each set of pages that share some would cost more requests than bytes. */
const small =
  /\/web\/src\/|\/ui\/src\/|\/node_modules\/(lucide-react|uuid)\/|\/core\/src\/business\/|\/core\/src\/contract\/|\/core\/src\/chat\/|\/core\/src\/reviews\/|\/core\/src\/seo\/|\/core\/src\/catalogue\/|\/core\/src\/site\/(?!texts\/)|\/company\/[^/]+\/(profile|hours|services|claims)\./;
/** Ours, not small, and for few pages. */
const large = /\/components\/media\/before-after|\/components\/text-sections|\/features\/jobs\/|\/features\/content\//;

/** What a form's answers are checked by. In one file: a browser that missed a part of a schema once, as its connection was
 * away, would miss it for as long as the page lives, at whatever address it asks for the schema itself. */
const schemas = /\/core\/src\/\w+\/contract\.ts$|\/contact-schema\.ts$/;

/** Each names files by their paths, of which a move may leave it without any. Its alternatives begin with a slash, by which a test
 * tells them apart and looks for the files of each. */
export const filePatterns: readonly RegExp[] = [...parts.map(([, modules]) => modules), small, large];

/** Everything that is reached from a module by the given kind of imports, itself included. */
function reach(root: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...next(id));
  }
  return found;
}

/** The pages that the page function renders; the others are built. */
const onRequest = /\/pages\/(?:content-page|blog|blog-post|request|search)\.|\/provider-footer\./;

/** What the page function needs for a page comes in one file: it loads some forty otherwise, a millisecond of CPU each.
 * @param entry the module that renders */
export function serverPlan(entry: string): (id: string, graph: ModuleGraph) => string | null {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    if (!needed) {
      const getStatic = (each: string) => graph.getModuleInfo(each)?.importedIds ?? [];
      const getDynamic = (each: string) => graph.getModuleInfo(each)?.dynamicallyImportedIds ?? [];
      const roots = [...reach(entry, getStatic)].flatMap(getDynamic).filter((each) => onRequest.test(each));
      needed = new Set([entry, ...roots].flatMap((root) => [...reach(root, getStatic)]));
    }
    return needed.has(id) || id.includes("rolldown/runtime") ? "server" : null;
  };
}

/** Which file a module comes in. A request costs more than the bytes that it saves, so a page is one file beside the
 * application's, and parts that wait for a visitor (forms, reviews, dialogs) are one each.
 * @param entry the module that every page starts with */
export function chunkPlan(entry: string): (id: string, graph: ModuleGraph) => string | null {
  let eager: Set<string> | undefined;
  let users: Map<string, number> | undefined;
  let ofSchemas: Set<string> | undefined;

  function read(graph: ModuleGraph): void {
    const getStatic = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
    const getDynamic = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
    eager = reach(entry, getStatic);
    users = new Map();
    const late = new Set([...reach(entry, (id) => [...getStatic(id), ...getDynamic(id)])].flatMap(getDynamic));
    ofSchemas = new Set([...late].filter((id) => schemas.test(id)).flatMap((id) => [...reach(id, getStatic)]));
    for (const root of late) for (const id of reach(root, getStatic)) users.set(id, (users.get(id) ?? 0) + 1);
  }

  const getPart = (id: string) => parts.find(([, modules]) => modules.test(id))?.[0];
  const isSmall = (id: string) => eager?.has(id) || (small.test(id) && !large.test(id) && !getPart(id));

  return (id, graph) => {
    if (!eager) read(graph);
    if (eager?.has(id) || id.includes("rolldown/runtime")) return appChunk;
    const part = getPart(id);
    if (part) return part;
    const isShared = (users?.get(id) ?? 0) > 1;
    // What it imports would have to come along.
    const all = reach(id, (each) => graph.getModuleInfo(each)?.importedIds ?? []);
    if (isShared && [...all].every(isSmall)) return appChunk;
    return ofSchemas?.has(id) ? "schemas" : null;
  };
}
