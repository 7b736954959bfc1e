import { Parser } from "htmlparser2";

/** What one address of a site holds, as a reader and a crawler find it. */
export interface Document {
  isPage: boolean;
  /** Of a page its text, labels, alternatives, metadata and data blocks, one a line; else all of it. */
  text: string;
  /** Links that lead nowhere. */
  dead: string[];
  /** Headings that nothing follows, and lists without entries. */
  empty: string[];
}

interface Parsed {
  text: string;
  links: string[];
  empty: string[];
}

const spoken = ["alt", "title", "aria-label", "placeholder", "content", "label"];
const addressed = ["href", "src", "data-entry"];
/** What fills a section without being text. */
const filling = new Set(["img", "svg", "input", "textarea", "select", "button", "iframe", "video", "hr"]);
const inline = new Set(["a", "abbr", "b", "br", "code", "em", "i", "small", "span", "strong", "time"]);

const getLevel = (name: string): number => (/^h[1-6]$/.test(name) ? Number(name[1]) : 0);

/** Headings with nothing before the next of their level or above. @param parts of the page; text has level 0 */
const emptyHeadings = (parts: readonly { level: number; text: string }[]): string[] =>
  parts.flatMap(({ level, text }, index) => {
    const next = parts[index + 1];
    return level > 0 && (!next || (next.level > 0 && next.level <= level)) ? [`nothing follows "${text}"`] : [];
  });

const isList = (name: string): boolean => name === "ul" || name === "ol";

const isText = (within: string, text: string): boolean =>
  within !== "style" && (within !== "script" || text.trim().startsWith("{"));

const getLinks = (name: string, attributes: Record<string, string>): string[] => [
  ...(name === "use" ? [] : addressed.flatMap((key) => attributes[key] ?? [])),
  ...(/^og:(?:image|url)$/.test(attributes.property ?? "") ? [attributes.content ?? ""] : []),
];

function parsePage(html: string): Parsed {
  const lines: string[] = [];
  const links: string[] = [];
  const empty: string[] = [];
  const parts: { level: number; text: string }[] = [];
  const entries: number[] = [];
  const open: string[] = [];
  let line = "";
  function breakAt(name: string): void {
    if (inline.has(name)) return;
    if (line.trim()) lines.push(line.replace(/\s+/g, " ").trim());
    line = "";
  }
  function addPart(level: number, text: string): void {
    if (open.includes("main")) parts.push({ level, text });
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      breakAt(name);
      lines.push(...spoken.flatMap((key) => attributes[key] || []));
      links.push(...getLinks(name, attributes));
      if (getLevel(name) || filling.has(name)) addPart(getLevel(name), "");
      if (isList(name)) entries.push(0);
      if (name === "li") entries.push((entries.pop() ?? 0) + 1);
    },
    ontext(text) {
      if (!isText(open.at(-1) ?? "", text)) return;
      line += text;
      const heading = open.some(getLevel) ? parts.at(-1) : undefined;
      if (heading) heading.text += text;
      else if (text.trim()) addPart(0, text);
    },
    onclosetag(name) {
      open.pop();
      breakAt(name);
      if (isList(name) && entries.pop() === 0) empty.push("a list without entries");
    },
  });
  parser.end(html);
  breakAt("html");
  return { text: lines.join("\n"), links, empty: [...empty, ...emptyHeadings(parts)] };
}

/** Where a reader and a crawler begin. */
const starts = ["/", "/search", "/sitemap.xml", "/robots.txt", "/blog/feed.xml", "/.well-known/security.txt", "/none"];

const parse = (type: string, body: string): Parsed =>
  type.includes("html")
    ? parsePage(body)
    : {
        text: body,
        links: [...body.matchAll(/<(?:loc|link)>([^<]+)</g)].map(([, link = ""]) => link),
        empty: [],
      };

/** Reads all that the site leads to, and what `/api/seo` says of each page. @param website its printed origin */
export async function walkSite(url: string, website: string): Promise<Map<string, Document>> {
  const found = new Map<string, Document & { ids: Set<string>; links: URL[]; status: number }>();
  async function read(path: string): Promise<void> {
    const response = await fetch(url + path, { redirect: "manual" });
    const type = response.headers.get("content-type") ?? "";
    const body = /html|json|xml|text|javascript|svg/.test(type) ? await response.text() : "";
    const { links, ...parsed } = parse(type, body);
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
    const own = links.flatMap((link) => {
      const address = URL.parse(link.replace(website, url), url + path);
      return address?.origin === url ? [address] : [];
    });
    const isPage = type.includes("html");
    found.set(path, { ...parsed, ids, isPage, dead: [], status: response.status, links: own });
    const described = isPage && path !== "/none" ? [`/api/seo?path=${encodeURIComponent(path)}`] : [];
    for (const next of [...own.map(({ pathname, search }) => pathname + search), ...described])
      if (!found.has(next)) await read(next);
  }
  for (const start of starts) if (!found.has(start)) await read(start);
  for (const [path, document] of found)
    document.dead = document.links.flatMap(({ pathname, search, hash }) => {
      const target = found.get(pathname + search);
      const isThere = target?.status === 200 || pathname === path;
      const hasPlace = !hash || target?.ids.has(decodeURIComponent(hash.slice(1)));
      return isThere && hasPlace ? [] : [pathname + search + hash];
    });
  return found;
}
