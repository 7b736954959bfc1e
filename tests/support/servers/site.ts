import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { test as base, type Page } from "@playwright/test";
import { runOpsCommand } from "@site/ops/run-ops.fixture";
import { addressesFile, rehearsalStage, wordpressHost } from "../../../tools/rehearsal/stage.ts";

export interface Site {
  url: string;
  /** Address of the office; none in the rehearsal, which has no browser of the staff's. */
  officeUrl: string;
  dataDir: string;
  /** Runs the staff's tool on this site's data and parses what `--json` prints. */
  ops<Result>(...args: string[]): Promise<Result>;
  /** Ends the server the hard way, as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Folder of the synthesized stage that the journeys run against in place of `npm start`, when there is one. */
const assembly = process.env.REHEARSAL;

/** Credentials of a staff member on the rehearsed stage. */
const staff = { AWS_REGION: "us-east-1", AWS_ACCESS_KEY_ID: "AKIASTAFF", AWS_SECRET_ACCESS_KEY: "rehearsal" };

const readAddresses = async (dataDir: string): Promise<{ aws: string; wordpress: string }> =>
  JSON.parse(await readFile(join(dataDir, addressesFile), "utf8"));

const exited = (child: ChildProcess) => new Promise<void>((resolve) => child.once("exit", () => resolve()));

/** Runs the staff's tool on the data in a folder. */
const opsOn =
  (folder: string): Site["ops"] =>
  async (...args) => {
    const stage = assembly ? ["--stage", rehearsalStage] : [];
    const cloud = assembly ? { ...staff, AWS_ENDPOINT_URL: (await readAddresses(folder)).aws } : {};
    const env = { ...process.env, ...cloud, DATA_DIR: folder };
    const { code, stdout, stderr } = await runOpsCommand([...args, "--json", ...stage], env);
    if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${stderr}`);
    return JSON.parse(stdout);
  };

/** Starts `npm start`'s server, or the rehearsal of a stage, on a free port. @param dataDir kept by the caller; a new one when absent */
export async function startSite({
  dataDir,
  env = {},
}: {
  dataDir?: string;
  env?: Record<string, string>;
} = {}): Promise<Site> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "site-data-")));
  const environment = { ...process.env, PORT: "0", DATA_DIR: folder, RATE_LIMIT: "off", ...env };
  const program = assembly ? ["tools/rehearsal/start.ts", assembly] : ["packages/dev/src/start.ts"];
  const child = spawn(process.execPath, program, { env: environment });
  let output = "";
  const [url, officeUrl] = await new Promise<[string, string]>((resolve, reject) => {
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const ready = /ready: (http:\S+)/.exec(output)?.[1];
      const office = /^office: (http:\S+)$/m.exec(output)?.[1];
      if (ready && (office || assembly)) resolve([ready, office ?? ""]);
    });
    child.once("exit", (code) => reject(new Error(`the site stopped with code ${code}:\n${output}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = exited(child);
    child.kill(signal);
    await gone;
  };
  return {
    url,
    officeUrl,
    dataDir: folder,
    ops: opsOn(folder),
    kill: () => end("SIGKILL"),
    async stop() {
      await end("SIGTERM");
      if (child.exitCode) throw new Error(`the site ended with code ${child.exitCode}:\n${output}`);
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The site that one process started for all workers, told by its addresses: the audit, where most tests fail and each
 * failure begins a worker anew, would start it for each. */
function sharedSite(): Site | undefined {
  const told = process.env.SHARED_SITE;
  if (!told) return undefined;
  const { url, officeUrl, dataDir }: Site = JSON.parse(told);
  const refuse = () => Promise.reject(new Error("the shared site is ended by who started it"));
  return { url, officeUrl, dataDir, ops: opsOn(dataDir), kill: refuse, stop: refuse };
}

interface Fixtures {
  failOnScriptErrors: undefined;
  /** How late each script of the application comes, ms; option of a project of `playwright.config.ts`. */
  scriptDelay: number;
}

/** Playwright's `test` with a running site per worker, and pages that fail the test on any script error. */
export const test = base.extend<Fixtures, { site: Site }>({
  scriptDelay: [0, { option: true }],
  context: async ({ context, scriptDelay }, use) => {
    if (scriptDelay)
      await context.route("**/assets/*.js*", async (route) => {
        await setTimeout(scriptDelay);
        // The page may be gone by then.
        await route.continue().catch(() => undefined);
      });
    await use(context);
  },
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const shared = sharedSite();
      if (shared) return use(shared);
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
  page: async ({ page, site }, use) => {
    if (assembly) {
      const { wordpress } = await readAddresses(site.dataDir);
      // The name service of the rehearsal: the page loads what it needs from the content provider's own host.
      await page.route(`https://${wordpressHost}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${wordpress}${pathname}${search}` }) });
      });
    }
    await use(page);
  },
  failOnScriptErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        // A refused request is logged by the browser itself; the tests that provoke one look at what the page says.
        const isNetwork = message.text().startsWith("Failed to load resource");
        if (message.type() === "error" && !isNetwork) errors.push(message.text());
      });
      await use(undefined);
      if (errors.length > 0) throw new Error(`script errors on the page:\n${errors.join("\n")}`);
    },
    { auto: true },
  ],
});

/** Moves the pointer, for which the application begins, and waits until it listens itself; a press before that is kept and
 * played back. */
export async function ready(page: Page): Promise<void> {
  await page.locator("html").dispatchEvent("mousemove", { movementX: 1 });
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

export { expect } from "@playwright/test";
