import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withCodecs } from "./codecs.ts";

test("codecs that could not be loaded once are loaded for the next photo", async () => {
  // Whatever another test has loaded goes.
  await withCodecs(undefined, () => Promise.reject(new Error("hostile")));
  const empty = await mkdtemp(join(tmpdir(), "codecs-"));
  const work = async () => "worked";
  await expect(withCodecs(empty, work)).rejects.toMatchObject({ code: "ENOENT" });
  expect(await withCodecs(undefined, work)).toBe("worked");
});
