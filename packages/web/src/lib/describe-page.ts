import { loadMetadata } from "./load-metadata.ts";
import { type Head, writeHead } from "./page-head.ts";

/** Writes the head of a page from its defaults at once, and from its record when that has come.
 * @param isShown whether the page is still the one on the screen */
export async function describePage(path: string, head: Head, isShown: () => boolean): Promise<void> {
  if (isShown()) writeHead(head);
  if (!head.isIndexed) return;
  const record = await loadMetadata(path);
  if (record && isShown()) writeHead({ ...head, record });
}
