import { afterAll, afterEach, expect, test, vi } from "vitest";
import { usePrerendered } from "../../lib/hydration/use-prerendered.ts";
import { useCategory, useHasTopics } from "./use-category.ts";

// Other files of the worker have the real module, before this one and after it.
vi.hoisted(() => vi.resetModules());
vi.mock("../../lib/hydration/use-prerendered.ts", () => ({ usePrerendered: vi.fn(() => ({})) }));
afterAll(() => {
  vi.doUnmock("../../lib/hydration/use-prerendered.ts");
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(usePrerendered).mockClear();
});

/** The address and the loader of a hook. */
function asked(readData: () => unknown): {
  key: string | undefined;
  load: (key: string | undefined) => Promise<unknown>;
} {
  readData();
  const [key, kind] = vi.mocked(usePrerendered).mock.calls[0] ?? [];
  if (!kind) throw new Error("nothing was asked");
  return { key, load: async (from = "") => kind.load(from) };
}

test("a category is asked for by its slug, and only with one [R-26]", () => {
  expect(asked(() => useCategory("bathrooms")).key).toBe("/api/products/category/bathrooms");
  vi.mocked(usePrerendered).mockClear();
  expect(asked(() => useCategory(undefined)).key).toBeUndefined();
  vi.mocked(usePrerendered).mockClear();
  expect(asked(() => useCategory("")).key).toBeUndefined();
});

test.each([404, 500])("a refusal with %i has the feature's own error [R-26, R-27]", async (status) => {
  vi.stubGlobal("fetch", async () => Response.json({ message: "no" }, { status }));
  const category = asked(() => useCategory("doors"));
  await expect(category.load(category.key)).rejects.toThrow("Failed to fetch category");
  vi.mocked(usePrerendered).mockClear();
  const topics = asked(useHasTopics);
  expect(topics.key).toBe("/api/products/topics");
  await expect(topics.load(topics.key)).rejects.toThrow("Failed to fetch topics");
});
