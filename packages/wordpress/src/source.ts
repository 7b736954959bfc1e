import type { Archive, BlocksPage, ContentItem, ContentPost, GraphqlAnswer, Menu } from "@site/core/content/contract";
import type { WordpressSettings } from "@site/core/settings";
import type { RedirectTarget } from "./fetch/ask-provider.ts";
import { type Bulkhead, createBulkhead } from "./fetch/bulkhead.ts";
import { createCache } from "./fetch/cache.ts";
import { fetchProvider, lookupTime, type ProviderCall, type ProviderReply } from "./fetch/fetch-provider.ts";
import { createReport, type Report } from "./fetch/report.ts";
import type { RichDocument } from "./pages/extract-page.ts";
import type { KnownItem, KnownTerm } from "./posts/address-index.ts";
import { getProvider, type Provider } from "./provider.ts";

const createCaches = (now: () => number) => ({
  posts: createCache<ContentPost>(now),
  rich: createCache<RichDocument>(now, ({ failure }) => failure !== undefined),
  blocks: createCache<BlocksPage>(now),
  lists: createCache<ContentItem[]>(now),
  styles: createCache<string>(now),
  queries: createCache<GraphqlAnswer>(now),
  /** Every page and every post, each list under its own key: one that fails takes nothing from the others. */
  items: createCache<KnownItem[]>(now),
  terms: createCache<KnownTerm[]>(now),
  archives: createCache<Archive>(now),
  menus: createCache<Menu[]>(now),
  emptyPages: createCache<number[]>(now),
  redirects: createCache<RedirectTarget>(now),
  restPlaces: createCache<boolean>(now),
});

export interface Source extends ReturnType<typeof createCaches> {
  provider: Provider;
  /** @throws ProviderFailure */
  call(call: ProviderCall): Promise<ProviderReply>;
  /** The same for long lists: they take no slot of a visitor's call, and their failures don't close its way.
   * @throws ProviderFailure */
  callAside(call: ProviderCall): Promise<ProviderReply>;
  /** The same for a file, of the provider or of a host that the configuration names: that host is its own provider for
   * this one call, so that redirects stay on it. @throws ProviderFailure */
  callFile(call: ProviderCall): Promise<ProviderReply>;
  /** What the provider was found to lack, and until when that is believed, ms since 1970. */
  lacks: { graphql: number; seo: number };
  /** Whether the REST interface is in its query in place of "wp-json". */
  rest: { isQuery: boolean };
  /** Takes what is wrong with the provider, for the log or for whoever checks it. */
  report: Report;
}

interface SourceOptions {
  now?: () => number;
  time?: number;
}

/** Of a file from another host there is one call and then no more. */
const unlimited: Bulkhead = { run: (call) => call() };

export function createSource(provider: Provider, { now = Date.now, time }: SourceOptions = {}): Source {
  const gate = createBulkhead({ now });
  const gateAside = createBulkhead({ now });
  const call = (asked: ProviderCall) => fetchProvider(provider, gate, asked, time);
  return {
    provider,
    call,
    callAside: (asked) => fetchProvider(provider, gateAside, asked, time),
    callFile: (asked) =>
      asked.url.origin === provider.base.origin
        ? call(asked)
        : fetchProvider({ ...provider, base: new URL("/", asked.url) }, unlimited, asked),
    ...createCaches(now),
    lacks: { graphql: 0, seo: 0 },
    rest: { isQuery: false },
    report: createReport(),
  };
}

let current: { key: string; source: Source | undefined } | undefined;

/** The configured provider's source, one for the life of the process; undefined when no provider is configured. */
export function getSource(settings: WordpressSettings | undefined): Source | undefined {
  const provider = getProvider(settings);
  const key = JSON.stringify(provider ?? null);
  if (current?.key !== key) current = { key, source: provider && createSource(provider) };
  return current.source;
}

/** A source whose calls share the time of one look-up. */
export function inOneLookup(source: Source): Source {
  const signal = AbortSignal.timeout(lookupTime);
  return { ...source, call: (call) => source.call({ signal, ...call }) };
}

/** Whether our own sample articles stand among the posts. */
export const showsSamples = (source: Source | undefined): boolean => source?.provider.showsSamples ?? true;
