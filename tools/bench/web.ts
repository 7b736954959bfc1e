// `npm run bench -- web [rounds] [kind] [address]`: Lighthouse at mobile settings for every kind of page, medians, and home's
// paints against a plain static page with the same words and pictures (tools/bench/baseline), measured in the same rounds,
// as is another website at an address of this machine. Kind `all` is every kind. Lighthouse comes from the registry at its
// first use: only this needs it, and it is a twelfth of what an installation would fetch.

import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { articles } from "@site/company/articles";
import { listenLocally } from "@site/core/listen-locally";
import { median } from "@site/core/office/reports/median";
import { blogPath, pages, productPath } from "@site/core/site/pages";
import { loadPageOrigin } from "@site/dev/server/page-origin";
import { apiOver, createSiteServer } from "@site/dev/server/server";
import { siteServer } from "@site/dev/server/site";
import { localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import { handlerContext } from "@site/functions/context";
import { buildWebIfNeeded, serverRoot, webRoot } from "@site/web/built-site";
import * as z from "zod";
import { ensureChromium } from "../chromium.ts";

const rounds = Number(process.argv[2] ?? 5);
const [wanted = "all", beside] = process.argv.slice(3);

const kinds: Record<string, string> = {
  home: pages.home.path,
  category: pages.windows.path,
  product: productPath("windows", "double-hung"),
  quote: pages.quote.path,
  win: pages.win.path,
  faq: pages.faq.path,
  "blog post": blogPath(articles[0]?.slug ?? ""),
  legal: pages.privacy.path,
};

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const timings = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  bytes: "total-byte-weight",
} as const;

type Sample = Record<string, number>;

/** The version whose figures stand in the documents. */
const lighthouse = "lighthouse@13.5.0";

const score = z.number().nullable();
const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ score, numericValue: z.number().optional() })),
});
type Report = z.output<typeof Report>;

await buildWebIfNeeded();
const dataDir = await mkdtemp(join(tmpdir(), "bench-web-"));
const store = await openStore(dataDir);
const context = handlerContext({
  DYNAMODB_ENDPOINT: store.endpoint,
  TABLE_NAME: localTableName,
  PAGES_DIR: serverRoot,
  IP_HASH_SECRET: "bench",
});

/** With the API, which is asked for notices, and the page function, which renders posts. */
async function serve(root: string) {
  const site = siteServer(context.settings, root, await loadPageOrigin(context));
  const server = createSiteServer(apiOver(context), site);
  return { url: await listenLocally(server), server };
}

/** The baseline page with the pictures and the font of the built site. */
async function baselineFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bench-web-"));
  const sources = { illustrations: "illustrations", fonts: "fonts", "favicon.svg": "../company/sample/favicon.svg" };
  for (const [name, source] of Object.entries(sources))
    await cp(join("packages/web", source), join(folder, name), { recursive: true });
  await cp("tools/bench/baseline/index.html", join(folder, "index.html"));
  return folder;
}

/** What keeps a page from 100 apart from its speed, by name. */
const findings = new Set<string>();

function addFindings(url: string, { categories: found, audits }: Report): void {
  const refs = categories.slice(1).flatMap((name) => found[name]?.auditRefs ?? []);
  for (const { id, weight } of refs) if (weight > 0 && (audits[id]?.score ?? 1) < 1) findings.add(`${id} on ${url}`);
}

async function runLighthouse(url: string): Promise<Report> {
  const file = join(dataDir, "report.json");
  const chromeFlags = "--headless=new --no-sandbox --disable-gpu --disable-quic";
  const report = ["--output=json", `--output-path=${file}`, `--only-categories=${categories.join(",")}`, "--quiet"];
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  await promisify(execFile)("npx", ["--yes", lighthouse, url, ...report, `--chrome-flags=${chromeFlags}`], { env });
  return Report.parse(JSON.parse(await readFile(file, "utf8")));
}

/** A busy machine sometimes paints nothing in Lighthouse's time: such a run says nothing and is repeated. */
async function measure(url: string, attempts = 3): Promise<Sample> {
  const report = await runLighthouse(url);
  if (report.runtimeError || (report.categories.performance?.score ?? null) === null) {
    if (attempts > 1) return await measure(url, attempts - 1);
    throw new Error(`${url}: ${report.runtimeError?.message ?? "no performance score"}`);
  }
  addFindings(url, report);
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)])),
    ...Object.fromEntries(Object.entries(timings).map(([name, id]) => [name, report.audits[id]?.numericValue ?? 0])),
  };
}

const plain = await baselineFolder();
const [site, baseline] = [await serve(webRoot), await serve(plain)];
const targets = {
  baseline: baseline.url,
  ...(beside ? { beside } : {}),
  ...Object.fromEntries(
    Object.entries(kinds)
      .filter(([kind]) => wanted === "all" || kind === wanted)
      .map(([kind, path]) => [kind, site.url + path]),
  ),
};
const samples = new Map<string, Sample[]>(Object.keys(targets).map((kind) => [kind, []]));
// Functions log each request.
const print = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
for (let round = 0; round < rounds; round += 1) {
  for (const [kind, url] of Object.entries(targets)) samples.get(kind)?.push(await measure(url));
}
process.stdout.write = print;

const middle = (kind: string, name: string): number => median((samples.get(kind) ?? []).map((each) => each[name] ?? 0));
console.log("page        perf a11y   bp  seo |  FCP ms  LCP ms  TBT ms    CLS  total KB |  FCP, LCP to baseline");
for (const kind of samples.keys()) {
  const scores = categories.map((name) => String(middle(kind, name)).padStart(4)).join(" ");
  const times = ["FCP", "LCP", "TBT"].map((name) => middle(kind, name).toFixed(0).padStart(7)).join(" ");
  const ratios = ["FCP", "LCP"].map((name) => (middle(kind, name) / middle("baseline", name)).toFixed(2)).join(", ");
  const weight = (middle(kind, "bytes") / 1000).toFixed(1).padStart(9);
  console.log(
    `${kind.padEnd(11)} ${scores} | ${times} ${middle(kind, "CLS").toFixed(3).padStart(6)} ${weight} |  ${ratios}`,
  );
}
for (const finding of findings) console.log(`not passed: ${finding}`);
for (const { server } of [site, baseline]) {
  server.close();
  server.closeAllConnections();
}
await store.close();
for (const folder of [plain, dataDir]) await rm(folder, { recursive: true });
