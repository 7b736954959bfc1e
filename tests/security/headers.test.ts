import { builtPages } from "@site/core/site/built-pages";
import { officeRoutes } from "@site/functions/office-routes";
import { routes } from "@site/functions/routes";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, expect, test } from "vitest";
import { getScore } from "./observatory.ts";
import { startWholeSite } from "./whole-site.ts";

const { url, officeUrl, stop } = await startWholeSite();
afterAll(stop);

const unbuilt = ["/our-crew", "/post/first-post", "/no-such-page", "/a/b/c", "/%zz", "/..%2fpackage.json"];
const paths = [...builtPages.map(({ path }) => path), ...unbuilt].map((path) => url + path);
const screens = ["/", "/account", "/audit", "/leads/x", "/no/such/screen"].map((path) => officeUrl + path);

const scan = async (address: string) => {
  const response = await fetch(address);
  const headers = new Headers(response.headers);
  // The sample provider stands for a WordPress, which a stage reaches by https.
  const policy = headers
    .get("content-security-policy")
    ?.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "https://content.example");
  if (policy) headers.set("content-security-policy", policy);
  return { headers, html: await response.text() };
};

/** What Google's evaluator calls a hole, or one if a listed host serves what it should not. */
const holesIn = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM].includes(severity))
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);

test.each([
  ["every page, built or not,", paths],
  ["every screen of the office", screens],
])("%s scores at least 115 at Mozilla's Observatory, and its policy has no hole", async (_, addresses) => {
  const policies = new Set<string>();
  for (const address of addresses) {
    const answer = await scan(address);
    expect(answer.headers.get("content-type"), address).toContain("text/html");
    expect(getScore(answer), address).toBeGreaterThanOrEqual(115);
    policies.add(answer.headers.get("content-security-policy") ?? "");
  }
  for (const policy of policies) expect(holesIn(policy)).toEqual([]);
  expect(policies.size).toBe(1);
});

test("control: a page that lacks one header or allows one thing more is found", async () => {
  const { headers, html } = await scan(`${url}/`);
  const policy = headers.get("content-security-policy") ?? "";
  const changed = (name: string, value?: string) => {
    const copy = new Headers(headers);
    copy.delete(name);
    if (value) copy.set(name, value);
    return getScore({ headers: copy, html });
  };
  const good = getScore({ headers, html });
  const broken = [
    changed("content-security-policy"),
    changed("content-security-policy", policy.replace("script-src 'self'", "script-src 'self' https:")),
    changed("content-security-policy", policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")),
    changed("content-security-policy", policy.replace("frame-ancestors 'none'", "")),
    changed("strict-transport-security"),
    changed("x-content-type-options"),
    changed("referrer-policy"),
    changed("cross-origin-resource-policy"),
    changed("access-control-allow-origin", "*"),
    changed("set-cookie", "a=1"),
    getScore({ headers, html: `${html}<script src="https://cdn.example/x.js"></script>` }),
  ];
  for (const score of broken) expect(score).toBeLessThan(good);
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
