import { pages } from "../site/pages.ts";

/** Characters of a path of ours: lower case words, digits and hyphens. */
const wellFormed = /^\/[a-z0-9/-]*$/;

/** A path as the table of pages writes it: no query, no hash, no slash at its end, `/post/x` as `/blog/x`.
 * @returns undefined when no page of ours can have this path */
export function getSitePath(text: string): string | undefined {
  const path = (text.split(/[?#]/)[0] ?? "").toLowerCase();
  if (!wellFormed.test(path)) return undefined;
  const trimmed = path.replace(/\/+$/, "") || pages.home.path;
  return trimmed.replace(/^\/post\//, `${pages.blog.path}/`);
}
