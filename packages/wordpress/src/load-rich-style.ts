import type { Sheet } from "./extract-page.ts";
import { ProviderFailure } from "./failure.ts";
import { fetchProvider } from "./fetch-provider.ts";
import { createGate } from "./gate.ts";
import { loadRichDocument } from "./load-rich-page.ts";
import type { Outcome } from "./outcome.ts";
import { scopeCss } from "./scope-css.ts";
import { lookupSignal, type Source } from "./source.ts";

async function readSheet(source: Source, sheet: Sheet): Promise<string | undefined> {
  const url = new URL(sheet.url);
  const { provider } = source;
  const isOwn = url.origin === provider.base.origin;
  const call = { url, accept: "text/css", signal: lookupSignal() } as const;
  // A sheet of another configured host: that host is its own provider for this one call, so that redirects stay on it.
  const reply = isOwn
    ? await source.call(call)
    : await fetchProvider({ ...provider, base: new URL("/", url) }, createGate(), call);
  if (reply.status === 404) return undefined;
  if (reply.status !== 200 || reply.type !== "text/css")
    throw new ProviderFailure("format", "The content provider's style sheet was not understood.");
  return scopeCss(reply.text, reply.url);
}

/** One style sheet of a page, scoped to the page's content. Only sheets that the page itself names are ever asked for.
 * @param file the sheet's name in the page's list of styles */
export async function loadRichStyle(slug: string, file: string, source: Source | undefined): Promise<Outcome<string>> {
  const outcome = await loadRichDocument(slug, source);
  if (outcome.status !== "found") return outcome;
  const sheet = outcome.value.sheets.find(({ name }) => name === file);
  if (!sheet || !source) return { status: "missing" };
  return source.styles.load(sheet.url, () => readSheet(source, sheet));
}
