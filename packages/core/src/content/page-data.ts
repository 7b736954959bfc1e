import { pathOf } from "../contract/endpoint.ts";
import type { PageData } from "../site/page-document.ts";
import { blogPath } from "../site/pages.ts";
import { getBlocks, getPost, getRichPage } from "./contract.ts";
import { loadBlocks } from "./load-blocks.ts";
import { loadPost } from "./load-post.ts";
import { loadRichPage } from "./load-rich-page.ts";
import type { Outcome } from "./outcome.ts";
import { shortText } from "./plain-text.ts";

/** What a page of the content provider shows, and what search engines and previews are told of it. */
export interface ContentPageData {
  status: Outcome<unknown>["status"];
  /** By the URL that the browser would ask; null for what there is not. */
  data: PageData;
  /** Set when it was found. */
  title?: string;
  description?: string;
  /** Absolute address of a picture. */
  image?: string;
  /** The page's own address, which differs for posts below /post. */
  canonical: string;
  kind: "page" | "post";
}

/** Rich content and blocks of a page, in the order in which the page tries them. */
async function pageData(slug: string): Promise<ContentPageData> {
  const canonical = `/${slug}`;
  const rich = await loadRichPage(slug);
  const richUrl = pathOf(getRichPage, { slug });
  if (rich.status === "found" && rich.value.success) {
    const { title, description, image } = rich.value.page;
    return {
      status: "found",
      kind: "page",
      canonical,
      data: { [richUrl]: rich.value },
      title,
      ...about(description, image),
    };
  }
  const blocks = rich.status === "unavailable" ? rich : await loadBlocks(slug);
  const data = { [richUrl]: null, [pathOf(getBlocks, { slug })]: null };
  if (blocks.status !== "found") return { status: blocks.status, kind: "page", canonical, data };
  const { title, description, image, content } = blocks.value;
  if (content.trim() === "") return { status: "missing", kind: "page", canonical, data };
  return {
    status: "found",
    kind: "page",
    canonical,
    data: { ...data, [pathOf(getBlocks, { slug })]: blocks.value },
    title,
    ...about(description, image),
  };
}

const about = (description?: string, image?: string) => ({
  ...(description ? { description } : {}),
  ...(image ? { image } : {}),
});

async function postData(slug: string): Promise<ContentPageData> {
  const post = await loadPost(slug);
  const url = pathOf(getPost, { slug });
  const canonical = blogPath(slug);
  if (post.status !== "found") return { status: post.status, kind: "post", canonical, data: { [url]: null } };
  const { title, excerpt, featuredImage, seo } = post.value;
  return {
    status: "found",
    kind: "post",
    canonical,
    data: { [url]: post.value },
    title: typeof title === "string" ? title : title.rendered,
    ...about(seo?.metaDesc ?? shortText(excerpt), featuredImage?.node.sourceUrl),
  };
}

/**
 * Everything that the server needs to render an address which the content provider may know.
 * @param path percent-decoded, such as "/energy-guide", "/blog/x" or "/post/x"
 * @returns undefined for any other path
 */
export async function contentPageData(path: string): Promise<ContentPageData | undefined> {
  const post = /^\/(?:blog|post)\/([^/]+)$/.exec(path)?.[1];
  if (post) return postData(post);
  const page = /^\/([^/]+)$/.exec(path)?.[1];
  return page ? pageData(page) : undefined;
}
