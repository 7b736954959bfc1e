import { afterEach, expect, test, vi } from "vitest";
import { loadMetadata } from "./load-metadata.ts";

afterEach(() => vi.unstubAllGlobals());

const record = { title: "A page", schemaMarkup: [] };

function answer(...responses: Response[]) {
  const fetched = vi.fn<typeof fetch>(async () => responses.shift() ?? Response.error());
  vi.stubGlobal("fetch", fetched);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  return { fetched, warned };
}

test("a page's record is asked once an hour [R-23]", async () => {
  const { fetched } = answer(Response.json(record), Response.json(record));
  const hour = 60 * 60 * 1000;
  expect(await loadMetadata("/quote", 0)).toEqual(record);
  await loadMetadata("/quote", hour - 1);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/seo?path=%2Fquote");
  await loadMetadata("/quote", hour);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ["not OK", () => new Response('{"message":"no"}', { status: 404 })],
  ["no JSON", () => new Response("<html>")],
  ["no record", () => Response.json({ message: "hello" })],
  ["a network failure", () => Response.error()],
])("%s gives the defaults with a warning and is asked again the next time [T-06, R-23]", async (name, make) => {
  const { fetched, warned } = answer(make(), Response.json(record));
  expect(await loadMetadata(`/${name}`)).toBeUndefined();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining("using defaults"), expect.anything());
  expect(await loadMetadata(`/${name}`)).toEqual(record);
  expect(fetched).toHaveBeenCalledTimes(2);
});
