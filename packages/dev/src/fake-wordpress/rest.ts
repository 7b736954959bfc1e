import { getUri, type Item, type Library, listPublished, texturize } from "./library.ts";
import { restItem } from "./rest-item.ts";

export interface RestReply {
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON, or as it is when it is text. */
  body: unknown;
}

export interface RestRequest {
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const failure = (status: number, code: string, message: string, more: object = {}): RestReply => ({
  status,
  body: { code, message, data: { status, ...more } },
});

const noRoute = () => failure(404, "rest_no_route", "No route was found matching the URL and request method.");

function invalid(name: string, message: string, code: string, data: object | null = null): RestReply {
  const details = { [name]: { code, message, data } };
  return failure(400, "rest_invalid_param", `Invalid parameter(s): ${name}`, { params: { [name]: message }, details });
}

function parameterError(query: URLSearchParams): RestReply | undefined {
  const perPage = Number(query.get("per_page") ?? 10);
  if ((query.get("status") ?? "publish") !== "publish")
    return invalid("status", "Status is forbidden.", "rest_forbidden_status", { status: 401 });
  if (!(Number.isInteger(perPage) && perPage >= 1 && perPage <= 100))
    return invalid("per_page", "per_page must be between 1 (inclusive) and 100 (inclusive)", "rest_out_of_bounds");
  return undefined;
}

const totals = (items: number, pages: number) => ({
  "x-wp-total": String(items),
  "x-wp-totalpages": String(pages),
  allow: "GET",
});

/** The named fields of an item; "content.protected" names a part of one. */
function pick(item: Record<string, unknown>, query: URLSearchParams): Record<string, unknown> {
  const wanted = query.get("_fields")?.split(",");
  if (!wanted) return item;
  const whole = Object.entries(item).filter(([key]) => wanted.includes(key));
  const parts = wanted.flatMap((name) => {
    const [key = "", part] = name.split(".");
    const value = item[key];
    if (!part || wanted.includes(key) || typeof value !== "object" || value === null) return [];
    return [[key, Object.fromEntries(Object.entries(value).filter(([each]) => each === part))]];
  });
  return Object.fromEntries([...whole, ...parts]);
}

function list(library: Library, origin: string, type: Item["type"], query: URLSearchParams): RestReply {
  const error = parameterError(query);
  if (error) return error;
  const slugs = query.get("slug")?.split(",");
  const found = listPublished(library, type).filter(({ slug }) => !slugs || slugs.includes(slug));
  const perPage = Number(query.get("per_page") ?? 10);
  const page = Number(query.get("page") ?? 1);
  const pages = Math.ceil(found.length / perPage);
  const tooHigh = "The page number requested is larger than the number of pages available.";
  if (page > 1 && page > pages) return failure(400, "rest_post_invalid_page_number", tooHigh);
  const items = found.slice((page - 1) * perPage, page * perPage);
  return {
    status: 200,
    headers: totals(found.length, pages),
    body: items.map((item) => pick(restItem(library, origin, item, query.has("_embed")), query)),
  };
}

function answerOne(
  library: Library,
  origin: string,
  type: Item["type"],
  id: number,
  query: URLSearchParams,
): RestReply {
  const item = listPublished(library, type).find((candidate) => candidate.id === id);
  if (!item) return failure(404, "rest_post_invalid_id", "Invalid post ID.");
  return { status: 200, body: pick(restItem(library, origin, item, query.has("_embed")), query) };
}

function search(library: Library, origin: string, query: URLSearchParams): RestReply {
  const text = (query.get("search") ?? "").toLowerCase();
  const found = [...listPublished(library, "post"), ...listPublished(library, "page")].filter(
    ({ title, password }) => !password && title.toLowerCase().includes(text),
  );
  const body = found.map((item) => ({
    id: item.id,
    title: texturize(item.title),
    url: origin + getUri(library, item),
    type: "post",
    subtype: item.type,
  }));
  return { status: 200, headers: totals(found.length, Math.ceil(found.length / 10)), body };
}

function users({ author }: Library, origin: string, query: URLSearchParams): RestReply {
  const slugs = query.get("slug")?.split(",");
  if (slugs && !slugs.includes(author.slug)) return { status: 200, headers: totals(0, 0), body: [] };
  const user = { ...author, link: `${origin}/author/${author.slug}/` };
  return { status: 200, headers: totals(1, 1), body: [pick(user, query)] };
}

/** The REST interface, as far as anonymous readers of pages and posts meet it.
 * @param route below /wp-json, such as "/wp/v2/pages" */
export function answerRest(library: Library, origin: string, route: string, asked: RestRequest): RestReply {
  if (asked.headers["x-wp-nonce"]) return failure(403, "rest_cookie_invalid_nonce", "Cookie check failed");
  const [, kind, id] = /^\/wp\/v2\/(\w+)(?:\/(\d+))?$/.exec(route) ?? [];
  if (kind === "users") return users(library, origin, asked.query);
  if (kind === "search") return search(library, origin, asked.query);
  if (kind !== "pages" && kind !== "posts") return noRoute();
  const type = kind === "pages" ? "page" : "post";
  return id ? answerOne(library, origin, type, Number(id), asked.query) : list(library, origin, type, asked.query);
}
