import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Without what Chromium asks the network for by itself. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser as visitors have it that is on this machine: Playwright's own first, then the system's. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path));
}

/** Starts that browser, to look at pages by script. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
}

function attempt(command: string, ...args: string[]): void {
  console.log(`trying: ${command} ${args.join(" ")}`);
  spawnSync(command, args, { stdio: "inherit" });
}

/**
 * Makes sure that there is a Chromium for the browser journeys.
 * @returns its path
 * @throws Error that says what to do when none can be installed
 */
export function ensureChromium(): string {
  const known = findChromium();
  if (known) return known;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    attempt("apt-get", "update");
    attempt("apt-get", "install", "-y", "chromium", "chromium-headless-shell");
  }
  if (!findChromium()) attempt("npx", "playwright", "install", "chromium");
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "No Chromium for the browser journeys. Run `npx playwright install chromium`, " +
      "or as root `apt-get install -y chromium`, then `npm test` again.",
  );
}
