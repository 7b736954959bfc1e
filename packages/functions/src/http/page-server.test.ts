import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PageDocument } from "@site/core/site/page-document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderOnce } from "./page-server.ts";

let folder: string;

// A renderer that numbers its pages.
const entry = `let count = 0;
export const renderDocument = async (_, page) => JSON.stringify(page.data) + ++count;`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-"));
  await writeFile(join(folder, "entry-server.js"), entry);
  await writeFile(join(folder, "chats.json"), "{}");
  await writeFile(join(folder, "template.html"), "");
});

afterAll(() => rm(folder, { recursive: true }));

const page = (text: string, path = "/a"): PageDocument => ({ path, head: "", data: { text }, start: "idle" });
const render = (...of: Parameters<typeof page>) => renderOnce(folder, page(...of));

test("a page is rendered once of the same data, and anew of other data, at another path and by another renderer", async () => {
  const first = await render("words");
  expect(await render("words")).toBe(first);
  const others = [await render("other words"), await render("words", "/b")];
  expect(new Set([first, ...others]).size).toBe(3);
  expect(others[0]).toContain("other words");
  await expect(renderOnce(join(folder, "nowhere"), page("words"))).rejects.toThrow();
});

test("of many pages those that were asked for last are kept", async () => {
  const [old, used] = [await render("old"), await render("used")];
  for (let count = 0; count < 63; count += 1) {
    await render(`page ${count}`);
    expect(await render("used")).toBe(used);
  }
  expect(await render("old")).not.toBe(old);
});
