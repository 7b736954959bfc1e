import { expect, test } from "vitest";
import { searchArchive } from "./search-archive.ts";

async function find(words: string) {
  const result = await searchArchive(words, undefined);
  return result.status === "found" ? (result.value.found ?? []) : [];
}

test.each([
  ["double hung", "/windows/double-hung"],
  ["duble hunge", "/windows/double-hung"],
  ["warrenty", "/warranty"],
  ["finansing", "/financing"],
  ["carreers", "/careers"],
  ["GALERY", "/gallery"],
])("%j finds %s", async (words, path) => {
  expect((await find(words)).map((each) => each.path)).toContain(path);
});

test.each(["zzxqy", "", "double zzxqy"])("%j finds nothing", async (words) => {
  expect(await find(words)).toEqual([]);
});

test("what was found is shown with the sentence that has the words", async () => {
  const [article] = (await find("flasing insulation")).filter(({ path }) => path.startsWith("/blog/"));
  expect(article?.excerpt).toMatch(/support, flashing and insulation/);
  for (const { excerpt = "" } of await find("window")) {
    expect(excerpt).not.toBe("");
    expect(excerpt.length).toBeLessThanOrEqual(202);
  }
});
