import { getUri, type Item, type Library, texturize } from "./library.ts";

const themeStyles = `:root{--accent:#1f4d3f;--wide:60rem}
body{margin:0;font-family:system-ui,sans-serif;color:#222}
h1,h2,h3{color:var(--accent)}
a{color:#a5431d}
header,footer{background:#222;color:#fff;padding:2rem}
.wp-block-columns{display:flex;flex-wrap:wrap;gap:2rem}
.wp-block-column{flex:1 1 16rem}
.wp-block-gallery{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));gap:1rem;margin:0}
.wp-block-gallery img,.wp-block-image img{max-width:100%;height:auto}
.wp-block-table table{border-collapse:collapse;width:100%}
.wp-block-table td,.wp-block-table th{border:1px solid #ccc;padding:.5rem;text-align:left}
.wp-block-button__link{display:inline-block;padding:.75rem 1.5rem;background:var(--accent);color:#fff}`;

const getConfig = (origin: string) =>
  JSON.stringify({
    environmentMode: { edit: false },
    breakpoints: { md: 768, lg: 1025 },
    urls: { assets: `${origin}/wp-content/plugins/elementor/assets/`, ajaxurl: `${origin}/wp-admin/admin-ajax.php` },
    nonces: { floatingButtonsClickTracking: "0123456789" },
    settings: { page: [], editorPreferences: [] },
  });

const builderHead = (origin: string, { id }: Item) =>
  `<link rel="stylesheet" id="builder-frontend-css" href="${origin}/wp-content/plugins/elementor/assets/css/frontend.min.css" media="all">
<link rel="stylesheet" id="builder-page-css" href="${origin}/wp-content/uploads/elementor/css/post-${id}.css" media="all">`;

const builderFoot = (origin: string) =>
  `<script src="${origin}/wp-includes/js/jquery/jquery.min.js" id="jquery-core-js"></script>
<script id="elementor-frontend-js-before">var elementorFrontendConfig = ${getConfig(origin)};</script>
<script src="${origin}/wp-content/plugins/elementor/assets/js/frontend.min.js" id="elementor-frontend-js"></script>
<script type="module" src="${origin}/wp-includes/js/dist/view.min.js"></script>`;

const passwordForm = (origin: string) =>
  `<form action="${origin}/wp-login.php?action=postpass" method="post"><label>Password <input name="post_password" type="password"></label></form>`;

/** The public page of an item, with the theme's furniture around it, as visitors of the provider itself see it. */
export function htmlPage(library: Library, origin: string, item: Item): string {
  const title = texturize(item.title);
  const home = `<a href="${origin}/">${texturize(library.title)}</a>`;
  const body = item.password ? passwordForm(origin) : item.content;
  const content = item.isBuilt ? body : `<div class="entry-content wp-block-post-content">${body}</div>`;
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="UTF-8">
<title>${title}</title>
<link rel="canonical" href="${origin}${getUri(library, item)}">
<link rel="stylesheet" id="theme-css" href="${origin}/wp-content/themes/sample/style.css" media="all">
<link rel="stylesheet" id="print-css" href="${origin}/wp-content/themes/sample/print.css" media="print">
${item.isBuilt ? builderHead(origin, item) : ""}
<style id="wp-emoji-styles-inline-css">img.emoji{display:inline!important}</style>
<style id="global-styles-inline-css">${themeStyles}</style>
</head>
<body class="${item.type}-id-${item.id} ${item.isBuilt ? "elementor-page elementor-kit-1" : "wp-singular"}">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<header><p>${home}</p></header>
<main id="content">
<h1>${title}</h1>
${content}
</main>
<footer><p>${home}</p></footer>
<script src="${origin}/wp-includes/js/comment-reply.min.js" id="comment-reply-js"></script>
${item.isBuilt ? builderFoot(origin) : ""}
</body>
</html>`;
}

export const notFoundPage = (library: Library): string =>
  `<!DOCTYPE html><html lang="en-US"><head><title>Page not found</title></head><body><main><h1>Page not found</h1><p>${texturize(library.title)}</p></main></body></html>`;
