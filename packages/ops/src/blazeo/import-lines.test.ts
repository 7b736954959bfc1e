import { readFile } from "node:fs/promises";
import { findConversation } from "@site/core/chat/blazeo/conversations";
import { contextWith } from "@site/core/context.fixture";
import { newId } from "@site/core/store/ids";
import { afterEach, expect, test, vi } from "vitest";
import { importLines } from "./import-lines.ts";

const context = contextWith();

afterEach(() => vi.restoreAllMocks());

async function* each(lines: readonly string[]) {
  yield* lines;
}

const fixture = async () => {
  const text = await readFile(new URL("../../../../tests/fixtures/blazeo-export.jsonl", import.meta.url), "utf8");
  return text.trimEnd().split("\n");
};

test("an export of every known form is imported, and each bad line is told by its number [Q-08, Q-09]", async () => {
  const lines = await fixture();
  expect(lines.length).toBeGreaterThanOrEqual(30);
  const report = await importLines(context, each(lines));
  expect(report).toMatchObject({ lines: 41, stored: 32, unchanged: 0 });
  expect(report.failed.map(({ line }) => line)).toEqual([19, 20, 28, 33, 34, 35, 37, 38, 39, 40]);
  expect(JSON.stringify(report.failed)).not.toContain("0199");
  expect(report.unattributed).toBe(1);
  expect(report.refused).toMatchObject({ price: 1, promotion: 1, appointment: 1, figure: 1 });
  expect(report.refused.personal).toBeGreaterThanOrEqual(3);

  const again = await importLines(context, each(lines));
  expect(again.failed).toEqual(report.failed);
  // own-14 stands twice in the file with different content: both times it replaces the other.
  expect(again).toMatchObject({ unchanged: 30, stored: 2, patterns: report.patterns });
  expect((await findConversation(context, "own-14"))?.patterns).toHaveLength(1);
  expect(await findConversation(context, "AbC-1")).toMatchObject({ id: "AbC-1" });
  expect((await findConversation(context, "aBc-1"))?.patterns).toHaveLength(1);
});

test("a bad conversation in a list does not cost the others of its line", async () => {
  const id = newId();
  const line = JSON.stringify({
    success: true,
    error: "",
    data: [{ name: "no id" }, { chatId: id, transcript: null }],
  });
  const report = await importLines(context, each([line]));
  expect(report.failed).toEqual([{ line: 1, message: "it has no id" }]);
  expect(await findConversation(context, id)).toMatchObject({ messageCount: 0, patterns: [] });
});

const chat = (id: string) => JSON.stringify({ id, messages: [{ role: "visitor", text: "Do you fit doors?" }] });

/** Has the store refuse everything from now on. */
const refuseAll = () =>
  vi.spyOn(context.store.client, "send").mockImplementation(() => Promise.reject(new Error("the table is away")));

test("a store that refuses one conversation costs that one, and is told in words that say what to do", async () => {
  const ids = [newId(), newId(), newId()];
  async function* lines() {
    yield chat(ids[0] ?? "");
    const refusing = refuseAll();
    yield chat(ids[1] ?? "");
    refusing.mockRestore();
    yield chat(ids[2] ?? "");
  }
  const report = await importLines(context, lines());
  expect(report).toMatchObject({ lines: 3, stored: 2 });
  expect(report.failed).toEqual([{ line: 2, message: "the store refused it, try again" }]);
});

test("a store that stays away ends the import at its fifth refusal", async () => {
  refuseAll();
  const told: number[] = [];
  const lines = each(Array.from({ length: 9 }, () => chat(newId())));
  const run = importLines(context, lines, { onFailed: ({ line }) => told.push(line) });
  await expect(run).rejects.toThrow("the table is away");
  expect(told).toEqual([1, 2, 3, 4]);
});
