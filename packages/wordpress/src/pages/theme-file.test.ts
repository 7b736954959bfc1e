import { createServer } from "node:http";
import { listenLocally } from "@site/core/listen-locally";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { scopeCss } from "../clean/scope-css.ts";
import { createSource, type Source } from "../source.ts";
import { loadThemeFile, themeFilePath } from "./theme-file.ts";

const font = Buffer.from([0x77, 0x4f, 0x46, 0x32, 0xff, 0xfe, 0x00, 0x80]);
const asked: string[] = [];
const server = createServer(({ url = "" }, response) => {
  asked.push(url);
  const isFont = url.startsWith("/wp/wp-content/themes/x/a.woff2");
  response.writeHead(url.includes("gone") ? 404 : 200, {
    "content-type": isFont ? "application/octet-stream" : "text/html",
  });
  response.end(isFont ? font : "<p>A page</p>");
});
let source: Source;

beforeAll(async () => {
  const url = await listenLocally(server);
  const base = new URL(`${url}/wp/`);
  source = createSource({ base, assetOrigins: ["https://cdn.example.com"], hasScripts: false });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => server.close());

test("fonts, masks and a theme's pictures are asked for here, photos and what is foreign where they lie", () => {
  const { provider } = source;
  const css = `@font-face{font-family:x;src:url(fonts/a.woff2?ver=2) format("woff2"),url(https://fonts.example.net/a.woff2)}
    h2{mask-image:url(/wp/wp-content/uploads/drop.svg);background:url(../../uploads/photo.jpg)}
    p{background:url(stripes.png);src:url(https://cdn.example.com/f/b.woff)}`;
  const base = new URL("wp-content/themes/x/style.css", provider.base);
  const addresses = [...(scopeCss(css, base, { fileAt: themeFilePath(provider) }) ?? "").matchAll(/url\("([^"]+)"\)/g)];
  expect(addresses.map(([, address]) => address)).toEqual([
    "/api/wordpress/file?path=%2Fwp-content%2Fthemes%2Fx%2Ffonts%2Fa.woff2%3Fver%3D2",
    "https://fonts.example.net/a.woff2",
    "/api/wordpress/file?path=%2Fwp-content%2Fuploads%2Fdrop.svg",
    `${provider.base.origin}/wp/wp-content/uploads/photo.jpg`,
    "/api/wordpress/file?path=%2Fwp-content%2Fthemes%2Fx%2Fstripes.png",
    "/api/wordpress/file?path=https%3A%2F%2Fcdn.example.com%2Ff%2Fb.woff",
  ]);
});

test("a font comes as the bytes that it is, under its own type", async () => {
  expect(await loadThemeFile("/wp-content/themes/x/a.woff2?ver=2", source)).toEqual({
    status: "found",
    value: { type: "font/woff2", bytes: font },
  });
  expect(asked).toEqual(["/wp/wp-content/themes/x/a.woff2?ver=2"]);
});

test.each(["/wp-content/themes/x/gone.woff2", "/wp-content/themes/x/page.woff2"])(
  "%s is missing, whatever page stands in its place",
  async (path) => {
    expect(await loadThemeFile(path, source)).toEqual({ status: "missing" });
  },
);

test.each([
  "",
  "/",
  "/wp-config.php",
  "/wp-content/debug.log",
  "/wp-content/themes/x/functions.php",
  "/wp-json/wp/v2/users?x=.woff2",
  "/wp-content/../../secret.woff2",
  "/wp-content%2f..%2f..%2fsecret/wp-content/a.woff2",
  "/../wp-admin/a.woff2",
  "//evil.example/wp-content/a.woff2",
  "/\\evil.example/wp-content/a.woff2",
  "https://evil.example/wp-content/a.woff2",
  "https://cdn.example.com@evil.example/a.woff2",
  "https://x@cdn.example.com/a.woff2",
  "file:///wp-content/a.woff2",
  "data:font/woff2,x",
  `/wp-content/${"a".repeat(600)}.woff2`,
])("%s is not asked for", async (path) => {
  expect(await loadThemeFile(path, source)).toEqual({ status: "missing" });
  expect(asked).toEqual([]);
});

test("without a provider there are no files", async () => {
  expect(await loadThemeFile("/wp-content/themes/x/a.woff2", undefined)).toEqual({ status: "missing" });
});
