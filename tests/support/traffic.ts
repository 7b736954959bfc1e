import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { pages } from "@site/core/site/pages";
import { ready } from "./servers/site.ts";

type Kind = "document" | "script" | "image" | "font" | "other";

/** One answer that the browser took before the page came to rest. */
export interface Transfer {
  path: string;
  kind: Kind;
  /** Bytes on the wire: brotli 11 for text, as they are otherwise. */
  bytes: number;
  text: string;
}

const kinds: readonly string[] = ["document", "script", "image", "font"] satisfies Kind[];
const isKind = (type: string): type is Kind => kinds.includes(type);

/** The application comes with every other page and takes a second to compress: the workers of a run share what it came to. */
const folder = join(tmpdir(), "brotli-sizes");
mkdirSync(folder, { recursive: true });

/** Bytes are counted by our own compression and not by the browser's log: the same content gives the same number. */
export function brotliSize(content: string): number {
  const file = join(folder, createHash("sha256").update(content).digest("hex"));
  if (existsSync(file)) return Number(readFileSync(file, "utf8"));
  const size = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
  writeFileSync(`${file}.${process.pid}`, String(size));
  renameSync(`${file}.${process.pid}`, file);
  return size;
}

async function measureTransfer(response: Response): Promise<Transfer> {
  const type = response.request().resourceType();
  const body = await response.body();
  const isText = /text|javascript|json|svg|xml/.test(response.headers()["content-type"] ?? "");
  const text = isText ? body.toString() : "";
  return {
    path: new URL(response.url()).pathname,
    kind: isKind(type) ? type : "other",
    bytes: isText ? brotliSize(text) : body.byteLength,
    text,
  };
}

/** What a page loads until it is hydrated, or by itself where it isn't. @returns also the scripts of the application that ran
 * in the first 2.5 seconds, before any interaction */
export async function measureTraffic(page: Page, path: string, { isReadOnly }: { isReadOnly: boolean }) {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.coverage.startJSCoverage();
  await page.clock.install();
  await page.goto(path, { waitUntil: "load" });
  await page.clock.runFor(2500);
  await page.waitForLoadState("networkidle");
  const ran = (await page.coverage.stopJSCoverage())
    .filter(({ url }) => url.includes("/assets/"))
    .map(({ url }) => url);
  if (!isReadOnly) {
    await page.clock.resume();
    await ready(page);
    // The chat screen has the focus, for which its chat is loaded; no page comes to rest a second time.
    if (path === pages.chat.path) await page.locator("form[data-live]").waitFor({ state: "attached" });
  }
  // Fetched ahead it comes from the browser's cache when it is used.
  const [ahead, ...again] = responses.filter((response) => response.url().includes("/assets/app-"));
  const counted = responses.filter((response) => response !== ahead || again.length === 0);
  return { ran, transfers: await Promise.all(counted.map(measureTransfer)) };
}

/** Bytes of all transfers, or of one kind. */
export const getBytes = (transfers: readonly Transfer[], kind?: Kind): number =>
  transfers
    .filter((transfer) => kind === undefined || transfer.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
