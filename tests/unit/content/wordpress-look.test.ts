import type { ProviderReply } from "@site/wordpress/fetch/fetch-provider";
import type { Source } from "@site/wordpress/source";
import { describe, expect, test } from "vitest";
import { lookChecks } from "../../../tools/wordpress/look-checks.ts";
import { tapeOrigin } from "../../../tools/wordpress/tape.ts";
import { recordedSource } from "../../wordpress/tape.ts";

const sheet = { status: 200, type: "text/css", text: "p { color: red }" };

/** The recorded WordPress with something about it that is not as it was. */
function altered(change: (reply: ProviderReply, url: URL) => Partial<ProviderReply>): Source {
  const source = recordedSource();
  const call: Source["call"] = async (asked) => {
    const recorded = await source.call(asked);
    // WordPress's own code, and the sheets that builders write, are not on the tape.
    const isOff = /^\/wp-(includes|content\/uploads\/elementor)\//.test(asked.url.pathname);
    const reply = isOff ? { ...recorded, ...sheet } : recorded;
    return { ...reply, ...change(reply, asked.url) };
  };
  return { ...source, call, callAside: call, callFile: call };
}

const isServices = (url: URL) => url.pathname === "/services/";

/** Puts something into the head of one page, and answers for files below /wp-content/. */
const withHead = (head: string, files: Record<string, Partial<ProviderReply>> = {}) =>
  altered((reply, url) => {
    if (isServices(url)) return { text: reply.text.replace("</head>", `${head}</head>`) };
    return files[url.pathname] ?? {};
  });

const getName = (part: string) => {
  const check = lookChecks.find(({ name }) => name.includes(part));
  if (!check) throw new Error(part);
  return check;
};

const font = "@font-face { font-family: a; src: url(fonts/a.woff2?v=1) format('woff2') }";
const linked = '<link rel="stylesheet" href="/wp-content/themes/t/a.css?ver=2">';

describe("check:wordpress on a recorded WordPress", () => {
  test.each(lookChecks)("$name", async ({ run }) => {
    await run({ source: altered(() => ({})) });
  });

  test("a sheet that is there, from an allowed host, is no failure; Google's fonts are let through", async () => {
    const google = '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">';
    const print = '<link rel="stylesheet" media="print" href="/wp-content/print.css">';
    const source = withHead(linked + google + print, { "/wp-content/themes/t/a.css": sheet });
    await getName("style sheets").run({ source });
  });

  test.each([
    ["404", linked, {}, "a.css?ver=2 answers 404"],
    [
      "of another host",
      '<link rel="stylesheet" href="https://cdn.example.com/a.css">',
      {},
      "cdn.example.com is not in",
    ],
    ["a page in its place", linked, { "/wp-content/themes/t/a.css": { ...sheet, type: "text/html" } }, "is text/html"],
  ])("a style sheet that is %s is found", async (_, head, files, message) => {
    await expect(getName("style sheets").run({ source: withHead(head, files) })).rejects.toThrow(message);
  });

  test("a font that is gone, or that lies on a host which browsers are not let to, is found; one that is read is not", async () => {
    const check = getName("fonts");
    const css = { "/wp-content/themes/t/a.css": { ...sheet, text: font } };
    await expect(check.run({ source: withHead(linked, css) })).rejects.toThrow("themes/t/fonts/a.woff2?v=1 is missing");
    const there = { status: 200, type: "font/woff2", bytes: Buffer.from("font") };
    await check.run({ source: withHead(linked, { ...css, "/wp-content/themes/t/fonts/a.woff2": there }) });
    const foreign = "<style>@font-face { src: url('https://cdn.example.com/b.woff2') }</style>";
    await expect(check.run({ source: withHead(foreign) })).rejects.toThrow("b.woff2 is blocked");
  });

  test("a background that waits for a script is found, one that this site shows by itself is not", async () => {
    const check = getName("background");
    const withBand = (attribute: string) =>
      altered((reply, url) =>
        isServices(url) ? { text: reply.text.replace("<p>", `<div ${attribute}>x</div><p>`) } : {},
      );
    const picture = `${tapeOrigin}/wp-content/uploads/a.jpg`;
    await expect(check.run({ source: withBand(`data-bgset="${picture} 800w"`) })).rejects.toThrow("/services");
    await check.run({ source: withBand(`data-bg="${picture}"`) });
    await check.run({ source: withBand('data-background="dark"') });
  });

  test("a copy of the page or of the interface that is older than what was saved is found", async () => {
    const check = getName("old copies");
    const old = altered((reply, url) =>
      isServices(url) ? { text: reply.text.replaceAll("All that we install.", "What we did once.") } : {},
    );
    await expect(check.run({ source: old })).rejects.toThrow("/services");
    await expect(check.run({ source: altered((_, url) => (isServices(url) ? { age: 600 } : {})) })).rejects.toThrow(
      "/services",
    );
    const cached = altered((_, url) => (url.search.startsWith("?per_page=1&") ? { age: 600 } : {}));
    await expect(check.run({ source: cached })).rejects.toThrow("its interface, by 600 seconds");
    await check.run({ source: altered(() => ({ age: 30 })) });
  });
});
