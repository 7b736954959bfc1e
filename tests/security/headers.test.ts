import { builtPages } from "@site/core/site/built-pages";
import { routes } from "@site/functions/routes";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, expect, test } from "vitest";
import { scoreOf } from "./observatory.ts";
import { startWholeSite } from "./whole-site.ts";

const { url, stop } = await startWholeSite();
afterAll(stop);

const unbuilt = ["/our-crew", "/post/first-post", "/no-such-page", "/a/b/c", "/%zz", "/..%2fpackage.json"];
const paths = [...builtPages.map(({ path }) => path), ...unbuilt];

const scan = async (path: string) => {
  const response = await fetch(url + path);
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

test("every page, built or not, scores at least 115 at Mozilla's Observatory, and its policy has no hole", async () => {
  const policies = new Set<string>();
  for (const path of paths) {
    const answer = await scan(path);
    expect(answer.headers.get("content-type"), path).toContain("text/html");
    expect(scoreOf(answer), path).toBeGreaterThanOrEqual(115);
    policies.add(answer.headers.get("content-security-policy") ?? "");
  }
  for (const policy of policies) expect(holesIn(policy)).toEqual([]);
  expect(policies.size).toBe(1);
});

test("control: a page that lacks one header or allows one thing more is found", async () => {
  const { headers, html } = await scan("/");
  const policy = headers.get("content-security-policy") ?? "";
  const changed = (name: string, value?: string) => {
    const copy = new Headers(headers);
    copy.delete(name);
    if (value) copy.set(name, value);
    return scoreOf({ headers: copy, html });
  };
  const good = scoreOf({ headers, html });
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
    scoreOf({ headers, html: `${html}<script src="https://cdn.example/x.js"></script>` }),
  ];
  for (const score of broken) expect(score).toBeLessThan(good);
  for (const open of ["script-src 'self' 'unsafe-inline'", "default-src *", "object-src 'none'; script-src https:"])
    expect(holesIn(open), open).not.toEqual([]);
});

test("no answer of the API may be sniffed, framed in another type or read by another site, and no refusal is kept", async () => {
  for (const { endpoint } of Object.values(routes)) {
    const address = url + endpoint.path.replace(/\{\w+\}/g, "x");
    for (const method of ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"]) {
      const response = await fetch(address, { method, headers: { origin: "https://evil.example" } });
      const { headers, status } = response;
      const name = `${method} ${endpoint.path} ${status}`;
      await response.arrayBuffer();
      expect(status, name).toBeLessThan(500);
      for (const header of headers.keys()) expect(header, name).not.toMatch(/^access-control-/);
      if (status === 204) continue;
      expect(headers.get("content-type"), name).toMatch(/^(application\/json|text\/(css|javascript|html))/);
      expect(headers.get("x-content-type-options"), name).toBe("nosniff");
      if (status >= 400) expect(headers.get("cache-control"), name).toBe("no-store");
    }
  }
});

test("no answer says which program gave it", async () => {
  for (const path of ["/", "/no-such-page", "/api/products/topics", "/api/nothing"]) {
    const { headers } = await scan(path);
    for (const header of ["server", "x-powered-by", "via"]) expect(headers.get(header), path).toBeNull();
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
