import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { listenLocally } from "@site/core/listen-locally";
import { runNode } from "../support/run-node.ts";
import { expect, type Site, startSite, test } from "../support/servers/site.ts";

interface Outcome {
  check: string;
  outcome: string;
  detail: string;
}

/** Runs the smoke test as an operator does. */
async function smoke(url: string, dataDir: string, ...more: string[]) {
  const args = ["tools/smoke/main.ts", "--url", url, "--json", ...more];
  const { code, out, err } = await runNode(args, { env: { ...process.env, DATA_DIR: dataDir } });
  const results: Outcome[] = out ? JSON.parse(out).results : [];
  const of = (outcome: string) => results.filter((result) => result.outcome === outcome).map(({ check }) => check);
  return { code, err, results, failed: of("failed"), skipped: of("skipped"), ok: of("ok") };
}

/** An answer of the site on its way to the visitor. */
interface Passing {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

type Fault = (request: IncomingMessage, answer: Passing) => Passing;

/** The site with a fault in front of it. */
async function startBroken({ url }: Site, fault: Fault) {
  const server = createServer(async (request, response) => {
    const { "content-type": type = "", "idempotency-key": key = "" } = request.headers;
    const sent = await buffer(request);
    const answer = await fetch(new URL(request.url ?? "/", url), {
      method: request.method ?? "GET",
      headers: { "content-type": type, "idempotency-key": String(key) },
      redirect: "manual",
      ...(sent.length > 0 ? { body: sent } : {}),
    });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) delete headers[name];
    const body = Buffer.from(await answer.arrayBuffer());
    const passed = fault(request, { status: answer.status, headers, body });
    response.writeHead(passed.status, passed.headers).end(passed.body);
  });
  return { url: await listenLocally(server), close: () => server.close() };
}

const isPost = ({ method }: IncomingMessage) => method === "POST";

/** Each check's fault: none of them is seen by another check. */
const faults = {
  "every page": ({ url }, answer) => (url === "/warranty" ? { ...answer, status: 500 } : answer),
  "a true 404": (_, answer) =>
    answer.status === 404 && answer.headers["content-type"]?.startsWith("text/html")
      ? { ...answer, status: 200 }
      : answer,
  "unknown routes of the API": ({ url = "" }, answer) =>
    url.startsWith("/api/no-such")
      ? { ...answer, headers: { "content-type": "text/html" }, body: Buffer.from("<p>") }
      : answer,
  "security headers": (_, { headers: { "content-security-policy": _policy, ...headers }, ...answer }) => ({
    ...answer,
    headers,
  }),
  "an empty form": (request, answer) =>
    isPost(request) && answer.status === 400 ? { ...answer, status: 201 } : answer,
  "a lead and its email": (request, answer) =>
    isPost(request) && answer.status === 201
      ? { ...answer, body: Buffer.from(JSON.stringify({ id: "01a20180-81f1-7041-a490-272f830f2735" })) }
      : answer,
} satisfies Record<string, Fault>;

test.describe.configure({ mode: "default", timeout: 120_000 });

test("a site that is well passes, and what only the cloud has is skipped with a reason", async () => {
  const site = await startSite({ env: { RATE_LIMIT: "" } });
  const { code, err, failed, skipped, ok, results } = await smoke(site.url, site.dataDir);
  await site.stop();
  expect(failed, JSON.stringify(results)).toEqual([]);
  expect(code, err).toBe(0);
  expect(skipped).toEqual(["HTTPS", "the API behind CloudFront", "other addresses of the site", "the staff's host"]);
  expect(ok).toContain("a lead and its email");
});

/** The smoke test of a site with faults in front of it fails by their checks and no other. */
async function expectCaught(site: Site, faulty: Record<string, Fault>, ...more: string[]): Promise<void> {
  const fault: Fault = (request, answer) =>
    Object.values(faulty).reduce((passed, spoil) => spoil(request, passed), answer);
  const broken = await startBroken(site, fault);
  const { code, failed, results } = await smoke(broken.url, site.dataDir, ...more);
  broken.close();
  expect(failed.toSorted(), JSON.stringify(results)).toEqual(Object.keys(faulty).toSorted());
  expect(code).toBe(1);
}

test("each fault of a site fails by the check that is there for it", async ({ site }) => {
  await expectCaught(site, faults, "--no-limit");
});

test("one fault fails by its own check alone", async ({ site }) => {
  await expectCaught(site, { "a true 404": faults["a true 404"] }, "--no-limit");
});

test("a site whose limit says nothing of when fails", async () => {
  const site = await startSite({ env: { RATE_LIMIT: "" } });
  const fault: Fault = (_, { headers: { "retry-after": _wait, ...headers }, ...answer }) => ({ ...answer, headers });
  await expectCaught(site, { "the limit of forms": fault });
  await site.stop();
});

test("an address that does not lead to the site, and a staff's host that search engines may list, fail", async ({
  site,
}) => {
  const { failed } = await smoke(site.url, site.dataDir, "--no-limit", "--also", site.url, "--office", site.url);
  expect(failed).toEqual(["other addresses of the site", "the staff's host"]);
});

test("without an address it says how it is called", async () => {
  const { code, err } = await smoke("not an address", ".");
  expect(code).toBe(2);
  expect(err.trim()).toBe("Where is the site? npm run deploy -- smoke --url http://localhost:3000");
});
