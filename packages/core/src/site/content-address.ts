import { decoded, patterns } from "./pages.ts";

export interface ContentAddress {
  kind: "page" | "post";
  slug: string;
}

const slugAt = (pattern: string, path: string): string | undefined => {
  const [prefix = ""] = pattern.split(":");
  const rest = path.slice(prefix.length);
  return path.startsWith(prefix) && rest !== "" && !rest.includes("/") ? rest : undefined;
};

/** @returns undefined for a path that the content provider has no part in */
export function contentAddressOf(path: string): ContentAddress | undefined {
  const post = slugAt(patterns.blogPost, path) ?? slugAt(patterns.post, path);
  const slug = decoded(post ?? slugAt(patterns.contentPage, path) ?? "");
  return slug ? { kind: post === undefined ? "page" : "post", slug } : undefined;
}
