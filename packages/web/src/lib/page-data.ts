import { type PageFile, pageFilePath } from "@site/core/seo/contract";
import type { BuiltData } from "@site/ui/lib/built-data.ts";
import { hasKeys } from "@site/ui/lib/has-keys.ts";
import { keepMetadata } from "./load-metadata.ts";

/** What this browser knows of the site's answers: those of the document, and of each page that was gone to. */
export const knownData: BuiltData = {};

const isPageFile = (value: unknown): value is PageFile => hasKeys(value, "data", "metadata");

const loading = new Map<string, Promise<void>>();

async function load(path: string): Promise<void> {
  const response = await fetch(pageFilePath(path));
  const file: unknown = response.ok ? await response.json() : undefined;
  if (!isPageFile(file)) throw new Error(`${response.status}: no data of ${path}`);
  Object.assign(knownData, file.data);
  keepMetadata(path, file.metadata);
}

/** Fetches what a built page shows and what its head says, in one request and once. Never rejects: a page that finds
 * nothing here asks the API by itself. */
export function loadPageData(path: string): Promise<void> {
  const pending = loading.get(path);
  if (pending) return pending;
  const started = load(path).catch((error) => {
    loading.delete(path);
    console.warn(error);
  });
  loading.set(path, started);
  return started;
}
