import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contextWith } from "@site/core/context-builder";
import { newId } from "@site/core/store/ids";
import { afterEach, expect, test, vi } from "vitest";
import { importFile, remove, show } from "./blazeo.ts";
import { approve, list, reject } from "./patterns.ts";

const context = contextWith();

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const options = { dataDir: "unused", json: true };

function captured() {
  const out = vi.spyOn(console, "log").mockImplementation(() => {});
  const err = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  return { json: () => JSON.parse(String(out.mock.lastCall?.[0])), errors: () => err.mock.calls.map(([text]) => text) };
}

async function exportFile(lines: readonly string[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), "blazeo-")), "export.jsonl");
  await writeFile(file, `${lines.join("\n")}\n`);
  return file;
}

const chat = (id: string) =>
  JSON.stringify({
    id,
    messages: [
      { role: "visitor", text: `Do you fit doors in ${id.replace(/[^a-f]/g, "")}?` },
      { role: "agent", text: "Yes, our own crews fit every door that we sell." },
    ],
  });

test("a file with bad lines is imported, the bad ones are told with their numbers and the exit code is 1 [Q-08, Q-09]", async () => {
  const ids = [newId(), newId()];
  const output = captured();
  await importFile(context, options, [await exportFile([chat(ids[0] ?? ""), "{broken", "", chat(ids[1] ?? ""), "[]"])]);
  expect(output.errors()).toEqual(["line 2: it is no JSON\n", "line 5: it holds no conversation\n"]);
  expect(output.json()).toMatchObject({ lines: 5, stored: 2, patterns: 2, failed: [{ line: 2 }, { line: 5 }] });
  expect(process.exitCode).toBe(1);
  for (const id of ids) {
    await show(context, options, [id]);
    expect(output.json()).toMatchObject({ id, messageCount: 2 });
  }
});

test("a file without bad lines ends with exit code 0, also the second time", async () => {
  const file = await exportFile([chat(newId())]);
  const output = captured();
  await importFile(context, options, [file]);
  await importFile(context, options, [file]);
  expect(output.json()).toMatchObject({ stored: 0, unchanged: 1, failed: [] });
  expect(process.exitCode).toBeUndefined();
});

test("a missing file is a mistake of the caller", async () => {
  await expect(importFile(context, options, ["/nowhere.jsonl"])).rejects.toThrow("/nowhere.jsonl can't be read");
  await expect(importFile(context, options, [])).rejects.toThrow("usage");
});

test("staff list, approve and reject patterns, and remove a conversation with them", async () => {
  const id = newId();
  const output = captured();
  await importFile(context, options, [await exportFile([chat(id)])]);
  await show(context, options, [id]);
  const patternId = String(output.json().patterns[0].id);
  const listed = async (status?: string) => {
    await list(context, { ...options, status }, []);
    return output.json().map((pattern: { id: string }) => pattern.id);
  };
  expect(await listed()).toContain(patternId);
  await approve(context, options, [patternId]);
  expect(await listed("approved")).toContain(patternId);
  await reject(context, options, [patternId, "unknown"]);
  expect(output.json()).toEqual([
    { id: patternId, review: "rejected" },
    { id: "unknown", error: "There is no pattern unknown." },
  ]);
  expect(process.exitCode).toBe(1);
  expect(await listed("approved")).not.toContain(patternId);
  await remove(context, options, [id]);
  expect(await listed("rejected")).not.toContain(patternId);
  await expect(show(context, options, [id])).rejects.toThrow("there is no imported conversation");
});
