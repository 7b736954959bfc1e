import type { Menu, MenuLink } from "@site/core/content/contract";
import { plainText } from "@site/core/content/plain-text";
import { withTimeout } from "@site/core/with-timeout";
import { DomUtils, parseDocument } from "htmlparser2";
import { rewriteLink } from "../clean/rewrite-links.ts";
import { buildStatusFailure, type FetchResult, noneWhereHidden } from "../fetch/failure.ts";
import { readList, runQuery } from "../fetch/rest-client.ts";
import { GraphqlMenus, Navigation } from "../fetch/rest-schemas.ts";
import type { Provider } from "../provider.ts";
import type { Source } from "../source.ts";
import { getSitePath, loadIndex, withAddresses } from "./address-index.ts";

/** A menu as the provider has it: it goes by each of its names. */
export interface ProviderMenu {
  names: string[];
  links: { label: string; url: string }[];
}

const longest = 30;
/** How long a page waits for its menus, ms: without them it is shown all the same. */
const timeoutMs = 1000;

const query = `{ menus(first: 20) { nodes {
  name slug locations menuItems(first: 100) { nodes { label url } } } } }`;

/** Menus of classic themes, of which WPGraphQL shows those that have a place. A provider without it has none to show. */
async function classicMenus(source: Source): Promise<ProviderMenu[]> {
  const answer = await noneWhereHidden(runQuery(source, { query }));
  const read = GraphqlMenus.safeParse(answer?.reply.data);
  if (!read.success && answer && answer.status >= 500) throw buildStatusFailure(answer);
  if (!read.success) return [];
  return read.data.menus.nodes.map(({ name, slug, locations, menuItems }) => ({
    names: [name, slug, ...(locations ?? [])],
    links: menuItems.nodes.map(({ label, url }) => ({ label: label ?? "", url: url ?? "" })),
  }));
}

/** Navigations of block themes, which REST shows to everybody as HTML. */
async function blockMenus(source: Source): Promise<ProviderMenu[]> {
  const asked = { per_page: "20", _fields: "slug,title,content" };
  const found = await noneWhereHidden(readList(source, "navigation", asked, Navigation));
  return (found ?? []).map(({ slug, title, content }) => ({
    names: [plainText(title.rendered), slug],
    links: DomUtils.getElementsByTagName("a", parseDocument(content.rendered)).map((link) => ({
      label: DomUtils.textContent(link),
      url: link.attribs.href ?? "",
    })),
  }));
}

/** Every menu that the provider shows without a login. @throws ProviderFailure when one of the two ways fails */
export const readMenus = async (source: Source): Promise<ProviderMenu[]> =>
  (await Promise.all([classicMenus(source), blockMenus(source)])).flat();

const schemes = ["http:", "https:", "mailto:", "tel:"];

function toLink(provider: Provider, { label, url }: ProviderMenu["links"][number]): MenuLink[] {
  const href = url.startsWith("#") ? undefined : rewriteLink(provider, url);
  const text = plainText(label);
  if (!href || !text || !schemes.includes(new URL(href, provider.base).protocol)) return [];
  return [{ label: text, href }];
}

const isNamed =
  (wanted: string) =>
  ({ names }: ProviderMenu): boolean =>
    names.some((name) => name.toLowerCase() === wanted.toLowerCase());

async function findMenus(asked: Source): Promise<Menu[]> {
  const [all, index] = await Promise.all([readMenus(asked), loadIndex(asked)]);
  const { provider } = withAddresses(asked, index);
  const closed = new Set(index.items.filter(({ isProtected }) => isProtected).map(getSitePath));
  return Object.entries(provider.menus ?? {}).flatMap(([title, name]) => {
    const links = all.find(isNamed(name))?.links.flatMap((link) => toLink(provider, link)) ?? [];
    const open = links.filter(({ href }, at) => !closed.has(href) && links.findIndex((l) => l.href === href) === at);
    return open.length > 0 ? [{ title, links: open.slice(0, longest) }] : [];
  });
}

/** The provider's menus that are set to be shown; none while it can't be asked. */
async function loadMenus(source: Source): Promise<Menu[]> {
  if (Object.keys(source.provider.menus ?? {}).length === 0) return [];
  const result = await withTimeout(
    source.menus.load("all", () => findMenus(source)),
    timeoutMs,
    () => undefined,
  );
  return result?.status === "found" ? result.value : [];
}

/** A page or list with the menus that stand below it. */
export async function withMenus<Value extends object>(
  source: Source | undefined,
  loading: Promise<FetchResult<Value>>,
): Promise<FetchResult<Value & { menus?: Menu[] }>> {
  const [result, menus] = await Promise.all([loading, source ? loadMenus(source) : []]);
  if (result.status !== "found" || menus.length === 0) return result;
  return { status: "found", value: { ...result.value, menus } };
}
