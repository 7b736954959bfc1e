import { apiRoot } from "@site/core/contract/paths";
import { builtPages } from "@site/core/site/built-pages";
import { notFoundText } from "@site/core/site/pages";
import { sitemapPath } from "@site/core/site/redirects";
import { newId } from "@site/core/store/ids";
import { ask, type Check, ensure, Skip } from "./result.ts";

/** What every page must say to browsers. */
const securityHeaders: Record<string, RegExp> = {
  "content-security-policy": /default-src|script-src/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
};

const getType = (response: Response): string => response.headers.get("content-type") ?? "no content type";

const pages: Check = async (site) => {
  const wrong: string[] = [];
  for (const { path } of builtPages) {
    const response = await ask(site, path);
    const html = await response.text();
    if (response.status !== 200 || !/<h1[\s>]/.test(html)) wrong.push(`${path} (${response.status})`);
  }
  ensure(wrong.length === 0, `no page at ${wrong.join(", ")}`);
  return `${builtPages.length} pages answer 200 with a heading`;
};

const trueNotFound: Check = async (site) => {
  const path = `/no-such-page-${newId()}`;
  const response = await ask(site, path);
  const html = await response.text();
  ensure(response.status === 404, `an address that does not exist answers ${response.status}`);
  ensure(html.replace(/&#(?:x27|39);/g, "'").includes(notFoundText), "the 404 is not our page");
  return "an address that does not exist answers 404 in our layout";
};

const apiNotFound: Check = async (site) => {
  const response = await ask(site, `${apiRoot}no-such-route-${newId()}`);
  const body = await response.text();
  ensure(response.status === 404, `an unknown route answers ${response.status}`);
  ensure(getType(response).startsWith("application/json"), `an unknown route answers ${getType(response)}`);
  ensure(typeof JSON.parse(body).message === "string", "an unknown route answers without a message");
  return "an unknown route answers 404 in JSON";
};

const headers: Check = async (site) => {
  const response = await ask(site, "/");
  await response.body?.cancel();
  const wrong = Object.entries(securityHeaders).filter(
    ([name, value]) => !value.test(response.headers.get(name) ?? ""),
  );
  ensure(wrong.length === 0, `missing or different: ${wrong.map(([name]) => name).join(", ")}`);
  return Object.keys(securityHeaders).join(", ");
};

const assets: Check = async (site) => {
  const response = await ask(site, "/");
  const script = /(?:data-entry|src)="(\/assets\/[^"]+\.js)"/.exec(await response.text())?.[1];
  if (!script) throw new Error("the home page names no script");
  const asset = await ask(site, script);
  await asset.body?.cancel();
  ensure(asset.status === 200, `${script} answers ${asset.status}`);
  ensure(/immutable/.test(asset.headers.get("cache-control") ?? ""), `${script} is not kept by browsers`);
  return `${script} answers 200 and is kept`;
};

const searchFiles: Check = async (site) => {
  for (const path of ["/robots.txt", sitemapPath]) {
    const response = await ask(site, path);
    await response.body?.cancel();
    ensure(response.status === 200, `${path} answers ${response.status}`);
  }
  return `robots.txt and ${sitemapPath.slice(1)} answer 200`;
};

const https: Check = async (site) => {
  if (site.isLocal) throw new Skip("the local server speaks plain HTTP");
  const transport = (await ask(site, "/")).headers.get("strict-transport-security") ?? "";
  ensure(/max-age=\d{7,}/.test(transport), "strict-transport-security is missing or short");
  const plain = await ask(site, site.url.replace(/^https:/, "http:"));
  const location = plain.headers.get("location") ?? "";
  ensure(plain.status === 301 && location.startsWith("https:"), `plain HTTP answers ${plain.status}`);
  return "plain HTTP leads to HTTPS, and browsers are told to stay there";
};

/** What a visitor gets to see. */
export const pageChecks = {
  "every page": pages,
  "a true 404": trueNotFound,
  "unknown routes of the API": apiNotFound,
  "security headers": headers,
  scripts: assets,
  "files for search engines": searchFiles,
  HTTPS: https,
};
