import { expect, test } from "@playwright/test";
import { extractPage } from "@site/core/content/extract-page";
import type { Provider } from "@site/core/content/provider";
import { sanitize } from "@site/core/content/sanitize";

const provider: Provider = { base: new URL("https://cms.example.com/"), assetOrigins: [], hasScripts: true };

const run = "window.ran=(window.ran||0)+1";

/** Known ways to get script through a sanitiser; each runs `run` where it works. */
const payloads = [
  `<script>${run}</script>`,
  `<SCRIPT SRC="data:text/javascript,${run}"></SCRIPT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<img src=x onerror="${run}">`,
  `<img src=x onerror=${run}//`,
  `<img/src=x/onerror=${run}>`,
  `<img src=x oNeRrOr="${run}">`,
  `<img src="x\`y" \`onerror="${run}">`,
  `<img src=x onerror\n=\n"${run}">`,
  `<img src=x onerror\u0000="${run}">`,
  `<svg onload="${run}"></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:text/javascript,${run}"/></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<svg><set attributeName=href to="javascript:${run}"><a><text>x</text></a></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text x=20 y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${run}</script></svg>#x"></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${run}</script>"></iframe></foreignObject></svg>`,
  `<svg><style><img src=x onerror="${run}"></style></svg>`,
  `<svg><title><img src=x onerror="${run}"></title></svg>`,
  `<svg><desc><img src=x onerror="${run}"></desc></svg>`,
  `<svg></p><style><g title="</style><img src=x onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  `<math><mi//xlink:href="data:x,<script>${run}</script>">`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror="${run}"></annotation-xml></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<template><img src=x onerror="${run}"></template>`,
  `<textarea><img title="</textarea><img src=x onerror=${run}>"></textarea>`,
  `<textarea>&lt;/textarea&gt;<img src=x onerror="${run}"></textarea>`,
  `<xmp><img title="</xmp><img src=x onerror=${run}>"></xmp>`,
  `<noembed><img title="</noembed><img src=x onerror=${run}>"></noembed>`,
  `<noframes><img title="</noframes><img src=x onerror=${run}>"></noframes>`,
  `<iframe><img title="</iframe><img src=x onerror=${run}>"></iframe>`,
  `<title><img title="</title><img src=x onerror=${run}>"></title>`,
  `<plaintext><img src=x onerror="${run}">`,
  `<select><option><img src=x onerror="${run}"></option></select>`,
  `<option>&lt;img src=x onerror="${run}"&gt;</option>`,
  `<a href="javascript:${run}">click</a>`,
  `<a href="JaVaScRiPt:${run}">click</a>`,
  `<a href="java\nscript:${run}">click</a>`,
  `<a href="java&#x09;script:${run}">click</a>`,
  `<a href=" &#14; javascript:${run}">click</a>`,
  `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${run}">click</a>`,
  `<a href="vbscript:${run}">click</a>`,
  `<a href="data:text/html,<script>opener.${run}</script>" target=_blank>click</a>`,
  `<a href="blob:https://x/1">click</a>`,
  `<area href="javascript:${run}" shape=default>`,
  `<form action="javascript:${run}"><button>click</button></form>`,
  `<form><button formaction="javascript:${run}">click</button></form>`,
  `<form id=x></form><button form=x formaction="javascript:${run}">click</button>`,
  `<input type=image src=x formaction="javascript:${run}">`,
  `<input autofocus onfocus="${run}">`,
  `<button onclick="${run}">click</button>`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<video><source onerror="${run}"></video>`,
  `<video src=x onerror="${run}"></video>`,
  `<audio src=x onerror="${run}"></audio>`,
  `<video poster="javascript:${run}"></video>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="data:text/html,<script>parent.${run}</script>"></iframe>`,
  `<iframe src="https://www.youtube.com.evil.example/"></iframe>`,
  `<iframe src="https://www.youtube.com@evil.example/"></iframe>`,
  `<iframe src="//evil.example\\@www.youtube.com/"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<object data="data:text/html,<script>parent.${run}</script>"></object>`,
  `<embed src="javascript:${run}">`,
  `<base href="https://evil.example/"><img src="x.png">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import "https://evil.example/x.css";</style>`,
  `<style>*{background:url("javascript:${run}")}</style>`,
  `<p style="background:url(javascript:${run})">x</p>`,
  `<p style="width:expression(${run})">x</p>`,
  `<p style="animation-name:x" onanimationstart="${run}">x</p>`,
  `<p onmouseover="${run}">hover</p>`,
  `<p onpointerenter=${run}>hover</p>`,
  `<p tabindex=1 onfocus="${run}">focus</p>`,
  `<p contenteditable oninput="${run}">x</p>`,
  `<marquee onstart="${run}">x</marquee>`,
  `<body onload="${run}">`,
  `<table background="javascript:${run}"><tr><td>x</td></tr></table>`,
  `<isindex type=image src=1 onerror="${run}">`,
  `<a href="https://x.example/" onclick=${run}>click</a>`,
  `<img srcset="javascript:${run} 1x">`,
  `<img src="x" alt="\u0022><script>${run}</script>">`,
  `<!--[if IE]><script>${run}</script><![endif]-->`,
  `<!--><img src=x onerror="${run}">-->`,
  `<![CDATA[<img src=x onerror="${run}">]]>`,
  `<?xml-stylesheet href="javascript:${run}"?>`,
  `<div data-x='"><img src=x onerror="${run}">'>x</div>`,
  `<x onclick="${run}" tabindex=1>click</x>`,
  `<p popover onbeforetoggle="${run}">x</p>`,
  `&lt;img src=x onerror="${run}"&gt;`,
];

/** Runs in the browser: puts content into the page in three ways and does to it what a visitor could do. */
async function provoke(content: string): Promise<boolean> {
  const parsed = document.createElement("div");
  parsed.innerHTML = content;
  document.body.append(parsed);
  // Read a second time from its own serialisation, which is where mutations appear.
  const again = document.createElement("div");
  again.innerHTML = parsed.innerHTML;
  document.body.append(again);
  document.body.insertAdjacentHTML("beforeend", `<div>${content}</div>`);
  for (const element of document.body.querySelectorAll("div *")) {
    for (const type of ["mouseover", "pointerenter", "focus", "input", "toggle"])
      element.dispatchEvent(new Event(type));
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    if (element instanceof HTMLElement) element.focus();
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  return "ran" in window || document.querySelector("script, object, embed, base, meta, link") !== null;
}

test(`${payloads.length} ways to smuggle script into content run nothing and load nothing from elsewhere`, async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(payloads.length).toBeGreaterThanOrEqual(60);
  const foreign: string[] = [];
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await page.route("**/*", (route) => {
    const { protocol, hostname } = new URL(route.request().url());
    if (hostname.includes("evil")) foreign.push(route.request().url());
    if (protocol === "data:") return route.continue();
    return hostname === "site.test"
      ? route.fulfill({ contentType: "text/html", body: "<body></body>" })
      : route.abort();
  });
  await page.addInitScript(() => {
    // Leaving the page by a plain link or form is no script; a javascript: address is, and is not stopped here.
    document.addEventListener("submit", (event) => event.preventDefault());
    document.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a[href^=http]")) event.preventDefault();
    });
  });
  const controls = [
    `<img src=x onerror="${run}">`,
    `<a href="javascript:${run}">x</a>`,
    `<p onmouseover="${run}">x</p>`,
  ];
  for (const raw of controls) {
    await page.goto("https://site.test/");
    expect(await page.evaluate(provoke, raw), `the probe notices ${raw}`).toBe(true);
  }
  for (const payload of payloads) {
    const extracted = extractPage(provider, "x", `<body><main><p>text</p>${payload}</main></body>`, provider.base);
    for (const safe of [sanitize(provider, payload), extracted?.html ?? ""]) {
      await page.goto("https://site.test/");
      expect(await page.evaluate(provoke, safe), `${payload}\nbecame\n${safe}`).toBe(false);
    }
  }
  expect(foreign).toEqual([]);
  expect(dialogs).toEqual([]);
});
