import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const page = "packages/web/src/features/content/use-content-page.ts";
const scripts = "packages/web/src/features/content/use-page-scripts.ts";
const unavailable = "packages/web/src/pages/content-page.tsx";
const toPost = "packages/wordpress/src/posts/to-post.ts";
const rich = "packages/wordpress/src/pages/load-rich-page.ts";

export const changes: Changes = {
  "I-01": [
    [
      "packages/web/src/pages/content-page.tsx",
      'if (content.state === "loading" || isAsked) return <PageSkeleton />;',
      'if (content.state === "loading") return null;',
    ],
  ],
  "I-02": [[page, "if (rich.data) return", "if (rich.data && blocks.data) return"]],
  "I-03": [[page, "isRichOver ? pageUrl(getBlocksEndpoint, path) : null", "pageUrl(getBlocksEndpoint, path)"]],
  "I-04": [[unavailable, "Content Not Available", "No content"]],
  "I-05": [[unavailable, "Unable to load page from WordPress.", "Unable to load the page."]],
  "I-06": [["packages/web/src/components/not-found-notice.tsx", '"Return Home"', '"Home page"']],
  "I-07": [
    [
      "packages/core/src/seo/metadata-of.ts",
      "facts.headTitle ?? fullTitle(title)",
      'facts.headTitle ?? fullTitle("Page")',
      "title",
    ],
    [
      "packages/core/src/seo/metadata-of.ts",
      "    description,\n    canonical",
      "    description: title,\n    canonical",
      "description",
    ],
  ],
  "I-08": [
    [scripts, "if (isShown) await loadScript(url)", "if (isShown) void loadScript(url)", "scripts in order"],
    [
      "packages/web/src/features/content/rich-view.tsx",
      "urls.slice(0, settled + 1).map(",
      "urls.map(",
      "styles in order",
    ],
  ],
  "I-09": [[scripts, "test(message)) return true;", "test(message)) return false;"]],
  "I-10": [[scripts, "origins.has(new URL(filename).origin)", "!origins.has(new URL(filename).origin)"]],
  "I-11": [[scripts, 'for (const script of document.querySelectorAll("script[data-content]")) script.remove();', ""]],
  "I-12": [["packages/wordpress/src/provider.ts", '.replace(/^\\/+|\\/+$/g, "")', ""]],
  "I-13": [[rich, "success: !isEmpty", "success: true", "success"]],
  "I-14": [
    ["packages/wordpress/src/pages/load-blocks.ts", "...describePage(source, item), content:", 'title: "", content:'],
  ],
  "I-15": [
    ["packages/web/src/features/content/find-page.ts", "modified: node.modified ?? null", "modified: null", "modified"],
    ["packages/wordpress/src/proxy/guard-query.ts", " databaseId ", " databaseID ", "databaseId"],
  ],
  "I-16": [
    [toPost, 'excerpt: { rendered: sanitize(provider, item.excerpt?.rendered ?? "") }', 'excerpt: { rendered: "" }'],
  ],
  "I-17": [
    [
      "packages/web/src/app/routes.tsx",
      'Footer: preloadable(() => import("../features/content/provider-footer.tsx")),',
      "",
    ],
  ],
};
