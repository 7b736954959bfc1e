import useSWR from "swr";
import { afterEach, expect, test, vi } from "vitest";
import { useCategory, useHasTopics } from "./use-category.ts";

vi.mock("swr", () => ({ default: vi.fn(() => ({})) }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(useSWR).mockClear();
});

/** The key and the loader that a hook gave to swr. */
function asked(readData: () => unknown): { key: unknown; load: (key: unknown) => Promise<unknown> } {
  readData();
  const [key, load] = vi.mocked(useSWR).mock.calls[0] ?? [];
  if (typeof load !== "function") throw new Error("nothing was asked");
  return { key, load: async (from) => load(from) };
}

test("a category is asked for by its slug, and only with one [R-26]", () => {
  expect(asked(() => useCategory("bathrooms")).key).toBe("/api/products/category/bathrooms");
  vi.mocked(useSWR).mockClear();
  expect(asked(() => useCategory(undefined)).key).toBeNull();
  vi.mocked(useSWR).mockClear();
  expect(asked(() => useCategory("")).key).toBeNull();
});

test.each([404, 500])("a refusal with %i has the feature's own error [R-26, R-27]", async (status) => {
  vi.stubGlobal("fetch", async () => Response.json({ message: "no" }, { status }));
  const category = asked(() => useCategory("doors"));
  await expect(category.load(category.key)).rejects.toThrow("Failed to fetch category");
  vi.mocked(useSWR).mockClear();
  const topics = asked(useHasTopics);
  expect(topics.key).toBe("/api/products/topics");
  await expect(topics.load(topics.key)).rejects.toThrow("Failed to fetch topics");
});
