import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

export interface Asset {
  type: string;
  body: string | Buffer;
}

const illustrations = fileURLToPath(new URL("../../../web/illustrations", import.meta.url));

/** Style of the builder's widgets, and a rule each that must not reach the site around the content. */
const builderStyles = `body{background:#fffdf4;padding:1.5rem}
.elementor-kit-1{--card:#fff;--line:#d9b98a}
.elementor-section{display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:1.5rem;padding:2rem 0}
.elementor-card{background:var(--card);border:2px solid var(--line);border-radius:12px;padding:1.5rem}
.elementor-card h3{margin:0}
.elementor-card p[hidden]{display:none}
.elementor-toggle{background:none;border:0;padding:0;font:inherit;font-weight:700;color:#7a3f12;cursor:pointer;text-align:left}
@keyframes pulse{from{opacity:.4}to{opacity:1}}
.elementor-badge{display:inline-block;padding:.25rem .75rem;background:#7a3f12;color:#fff;animation:pulse .6s ease-out}
a{color:#7a3f12}
footer,header{display:none}`;

const pageStyles = `.elementor-31 .elementor-title,.elementor-206 .elementor-title{font-size:2rem;color:#7a3f12}`;

const queryScript = `window.sampleQuery=function(s){return Array.prototype.slice.call(document.querySelectorAll(s))};`;

/** Opens and closes the cards of the page. Needs the configuration and the script before it. */
const builderScript = `(function(){
  var breakpoint=window.elementorFrontendConfig.breakpoints.md;
  window.sampleQuery(".elementor-card").forEach(function(card){
    var button=card.querySelector(".elementor-toggle"),text=card.querySelector("p");
    if(!button||!text)return;
    text.hidden=true;button.setAttribute("aria-expanded","false");
    button.addEventListener("click",function(){text.hidden=!text.hidden;button.setAttribute("aria-expanded",String(!text.hidden))});
  });
  document.querySelector(".elementor").setAttribute("data-started",String(breakpoint));
})();`;

const css = (body: string): Asset => ({ type: "text/css; charset=UTF-8", body });
const script = (body: string): Asset => ({ type: "text/javascript; charset=UTF-8", body });

const files: Record<string, Asset> = {
  "/wp-content/themes/sample/style.css": css(
    "body{line-height:1.7}\n.entry-content{max-width:60rem}\nh1{font-style:italic}",
  ),
  "/wp-content/themes/sample/print.css": css("body{display:none}"),
  "/wp-content/plugins/elementor/assets/css/frontend.min.css": css(builderStyles),
  "/wp-content/plugins/elementor/assets/js/frontend.min.js": script(builderScript),
  "/wp-includes/js/jquery/jquery.min.js": script(queryScript),
  "/wp-includes/js/comment-reply.min.js": script("window.commentReply=true;"),
  "/wp-includes/js/dist/view.min.js": script("export{};"),
};

/** Our own drawings stand in for photos. Names are looked up, never joined, so nothing else of the disk is served. */
async function picture(path: string): Promise<Asset | undefined> {
  const name = basename(path);
  if (!/^\/wp-content\/uploads\/[\d/]*[a-z0-9-]+\.svg$/.test(path)) return undefined;
  const body = await readFile(join(illustrations, name)).catch(() => undefined);
  return body && { type: "image/svg+xml", body };
}

export async function assetAt(path: string): Promise<Asset | undefined> {
  if (/^\/wp-content\/uploads\/elementor\/css\/post-\d+\.css$/.test(path)) return css(pageStyles);
  return files[path] ?? picture(path);
}
