import { mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { replayFolder, writeToFolder } from "./folder.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "parking-"));
});

/** Twenty files, named so that their order is known. */
async function fill(count = 20): Promise<string[]> {
  const texts = Array.from({ length: count }, (_, number) => `Zoë ${String(number).padStart(2, "0")}`);
  // Written from the last to the first: a folder's own order must not count.
  for (const text of texts.toReversed()) await writeFile(join(folder, `${text.slice(4)}.json`), text);
  return texts;
}

const throttled = Object.assign(new Error("slow down"), { $metadata: {} });
const unreachable = Object.assign(new Error("no"), { code: "ECONNREFUSED" });

test("what is parked comes out as it was put in, and nothing is left", async () => {
  for (const text of ["first", "Zoë\n2", "third"]) await writeToFolder(folder, "id", text);
  expect((await readdir(folder)).every((name) => name.endsWith("-id.json"))).toBe(true);
  const seen: string[] = [];
  expect(await replayFolder(folder, async (text) => void seen.push(text))).toBe(0);
  expect(seen.toSorted()).toEqual(["Zoë\n2", "first", "third"]);
  expect(await readdir(folder)).toEqual([]);
});

test("a file that can't be written leaves no half behind, and says so", async () => {
  const unwritable = Symbol("text") as unknown as string;
  await expect(writeToFolder(folder, "id", unwritable)).rejects.toThrow(TypeError);
  expect(await readdir(folder)).toEqual([]);
});

test("nothing is parked in a folder that is not there yet, and other files are left alone", async () => {
  expect(await replayFolder(join(folder, "none"), () => Promise.reject(throttled))).toBe(0);
  await writeFile(join(folder, "half.json.part"), "{");
  await mkdir(join(folder, "other"));
  expect(await replayFolder(folder, async () => {})).toBe(0);
  expect((await readdir(folder)).toSorted()).toEqual(["half.json.part", "other"]);
});

test.each([
  ["a service of AWS refuses", throttled],
  ["the table can't be reached", unreachable],
])("when %s a whole batch, the others are not tried in vain, and all are still there", async (_, fault) => {
  await fill();
  let tried = 0;
  const left = await replayFolder(folder, () => {
    tried += 1;
    return Promise.reject(fault);
  });
  expect({ tried, left, files: (await readdir(folder)).length }).toEqual({ tried: 8, left: 20, files: 20 });
});

test("when the table goes away in between, what was stored is gone and the rest is counted", async () => {
  const texts = await fill();
  const stored: string[] = [];
  const left = await replayFolder(folder, async (text) => {
    if (stored.length === 8) throw throttled;
    stored.push(text);
  });
  // Those of one batch go side by side.
  expect(stored.toSorted()).toEqual(texts.slice(0, 8));
  expect(left).toBe(12);
  expect(await readdir(folder)).toHaveLength(12);
});

test("eight files that can't be read as records hold back nobody", async () => {
  await fill();
  let tried = 0;
  const left = await replayFolder(folder, (text) => {
    tried += 1;
    return Number(text.slice(4)) < 8 ? Promise.reject(new SyntaxError("{")) : Promise.resolve();
  });
  expect({ tried, left, files: (await readdir(folder)).length }).toEqual({ tried: 20, left: 8, files: 8 });
});

test("a batch of which one is stored is no table that refuses", async () => {
  await fill();
  let tried = 0;
  const left = await replayFolder(folder, () => {
    tried += 1;
    return tried % 8 === 1 ? Promise.resolve() : Promise.reject(throttled);
  });
  expect({ tried, left }).toEqual({ tried: 20, left: 17 });
});

test("what is no error at all is no word from the table either", async () => {
  await fill();
  let tried = 0;
  await replayFolder(folder, () => {
    tried += 1;
    return Promise.reject({ code: 1, $metadata: {} });
  });
  expect(tried).toBe(20);
});
