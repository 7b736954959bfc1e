import { lookupSignal, type Source } from "../source.ts";
import { createBulkhead } from "./bulkhead.ts";
import { fetchProvider, type ProviderCall, type ProviderReply } from "./fetch-provider.ts";

/** A file of the provider, or of a host that the configuration names: that host is its own provider for this one call,
 * so that redirects stay on it. @throws ProviderFailure */
export function fetchAsset(source: Source, url: URL, accept: ProviderCall["accept"]): Promise<ProviderReply> {
  const call = { url, accept, signal: lookupSignal() };
  if (url.origin === source.provider.base.origin) return source.call(call);
  return fetchProvider({ ...source.provider, base: new URL("/", url) }, createBulkhead(), call);
}
