import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contextWith, ownTable } from "@site/core/context.fixture";
import { deleteRecords } from "@site/core/privacy/delete-records";
import { copyRows } from "@site/core/recovery/copy-rows";
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

test("what was removed and imported again on purpose comes back from a backup, and what stays removed does not", async () => {
  const [again, gone] = [newId(), newId()];
  const file = await exportFile([chat(again)]);
  const output = captured();
  const first = contextWith({ TABLE_NAME: await ownTable() });
  await importFile(first, options, [await exportFile([chat(again), chat(gone)])]);
  const backup = contextWith({ TABLE_NAME: await ownTable() });
  await copyRows(backup, first.store.table);
  await remove(first, options, [again, gone]);
  await importFile(first, options, [file]);
  await show(first, options, [again]);
  await approve(first, options, [String(output.json().patterns[0].id)]);
  for (const from of [first, backup]) {
    const fresh = contextWith({ TABLE_NAME: await ownTable() });
    // Its own marks of what was deleted come first, as they would be there when a backup is brought back.
    if (from === backup) await copyRows(fresh, first.store.table);
    await copyRows(fresh, from.store.table);
    await list(fresh, { ...options, status: "approved" }, []);
    expect(output.json()).toMatchObject([{ conversationId: again }]);
    await expect(show(fresh, options, [gone])).rejects.toThrow("there is no imported conversation");
  }
});

test("what a person had deleted is not imported again, and how many were left out is said", async () => {
  const [gone, other] = [newId(), newId()];
  const output = captured();
  await importFile(context, options, [await exportFile([chat(gone)])]);
  await deleteRecords(context, { rows: [], conversations: [gone] });
  const file = await exportFile([chat(gone), chat(other)]);
  await importFile(context, options, [file]);
  expect(output.json()).toMatchObject({ stored: 1, deleted: 1, failed: [] });
  await expect(show(context, options, [gone])).rejects.toThrow("there is no imported conversation");
  await importFile(context, { ...options, json: false }, [file]);
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain("1 left out: the person in it had it deleted");
  expect(process.exitCode).toBeUndefined();
});
