import { builtPages } from "@site/core/site/built-pages";
import { officeRoutes } from "@site/functions/office-routes";
import { routes } from "@site/functions/routes";
import { officeHeaders } from "@site/office/headers";
import { pageHeaders } from "@site/web/headers";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, expect, test } from "vitest";
import { startWholeSite } from "./whole-site.ts";

const { url, officeUrl, stop } = await startWholeSite();
afterAll(stop);

const unbuilt = ["/our-crew", "/post/first-post", "/no-such-page", "/a/b/c", "/%zz", "/..%2fpackage.json"];
const paths = [...builtPages.map(({ path }) => path), ...unbuilt].map((path) => url + path);
const screens = ["/", "/account", "/audit", "/leads/x", "/no/such/screen"].map((path) => officeUrl + path);

const outside = "https://content.example";

const scan = async (address: string) => {
  const response = await fetch(address);
  const headers = new Headers(response.headers);
  // The sample provider and the folder of files stand for a WordPress and a bucket, which a stage reaches by https.
  const policy = headers.get("content-security-policy")?.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, outside);
  if (policy) headers.set("content-security-policy", policy);
  return { headers, html: await response.text() };
};

/** What Google's evaluator calls a hole, or one if a listed host serves what it should not. */
const holesIn = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM].includes(severity))
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);

/** What both must say, whatever else stands in their lists of headers. */
const always = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

test.each([
  ["every page, built or not,", paths, pageHeaders({ provider: outside, files: outside })],
  ["every screen of the office", screens, officeHeaders],
])("%s has its headers and no script of another host, and its policy has no hole", async (_, addresses, expected) => {
  const policy = expected["content-security-policy"] ?? "";
  expect(policy).toContain("frame-ancestors 'none'");
  expect(holesIn(policy)).toEqual([]);
  for (const address of addresses) {
    const { headers, html } = await scan(address);
    const sent = Object.fromEntries(headers);
    expect(sent["content-type"], address).toContain("text/html");
    expect(sent, address).toMatchObject({ ...expected, ...always });
    for (const name of ["access-control-allow-origin", "set-cookie"]) expect(sent[name], address).toBeUndefined();
    expect(html, address).not.toMatch(/<script\b[^>]*\bsrc=["']?(?:https?:)?\/\//i);
  }
});

test("control: a policy with a hole is found", () => {
  for (const open of ["script-src 'self' 'unsafe-inline'", "default-src *", "object-src 'none'; script-src https:"])
    expect(holesIn(open), open).not.toEqual([]);
});

test("no answer of the API may be sniffed, framed in another type or read by another site, and no refusal is kept", async () => {
  const served = [
    ...Object.values(routes).map(({ endpoint }) => [url, endpoint] as const),
    ...Object.values(officeRoutes).map(({ endpoint }) => [officeUrl, endpoint] as const),
  ];
  for (const [host, endpoint] of served) {
    const address = host + endpoint.path.replace(/\{\w+\}/g, "x");
    for (const method of ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"]) {
      const response = await fetch(address, {
        method,
        headers: { origin: "https://evil.example" },
        redirect: "manual",
      });
      const { headers, status } = response;
      const name = `${method} ${endpoint.path} ${status}`;
      await response.arrayBuffer();
      expect(status, name).toBeLessThan(500);
      for (const header of headers.keys()) expect(header, name).not.toMatch(/^access-control-/);
      if (status === 204) continue;
      expect(headers.get("content-type"), name).toMatch(
        status === 303 ? /^text\/plain/ : /^(application\/json|text\/(css|javascript|html))/,
      );
      expect(headers.get("x-content-type-options"), name).toBe("nosniff");
      if (status >= 400) expect(headers.get("cache-control"), name).toBe("no-store");
    }
  }
});

test("no answer says which program gave it", async () => {
  const asked = ["/", "/no-such-page", "/api/products/topics", "/api/nothing"].map((path) => url + path);
  for (const address of [...asked, ...screens, `${officeUrl}/api/office/me`]) {
    const { headers } = await scan(address);
    for (const header of ["server", "x-powered-by", "via"]) expect(headers.get(header), address).toBeNull();
  }
});

test("security.txt says whom to tell of a hole, and has not expired", async () => {
  const response = await fetch(`${url}/.well-known/security.txt`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = Object.fromEntries((await response.text()).split("\n").map((line) => line.split(/: (.*)/s)));
  expect(fields.Contact).toMatch(/^(mailto:\S+@\S+|https:\/\/\S+)$/);
  const left = Date.parse(fields.Expires) - Date.now();
  // RFC 9116 recommends less than a year.
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(365 * 86_400_000);
});
