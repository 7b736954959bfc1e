import { existsSync } from "node:fs";
import { getIllustration } from "@site/core/seo/illustration-of";
import { builtPages } from "@site/core/site/built-pages";
import { expect, test } from "vitest";
import { socialImage } from "./social-image.ts";

test("a social picture is a PNG of 1200 x 630 that follows title and drawing", async () => {
  const scene = "/illustrations/scene-doors.svg";
  const png = await socialImage("Doors & more <here>", scene);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.equals(await socialImage("Doors & more <here>", scene))).toBe(true);
  expect(png.equals(await socialImage("Other doors", scene))).toBe(false);
  expect(png.equals(await socialImage("Doors & more <here>", "/illustrations/scene-windows.svg"))).toBe(false);
});

test("the longest possible title still fits", async () => {
  const png = await socialImage("Extraordinarily-long-words ".repeat(3).slice(0, 60), "/illustrations/scene-home.svg");
  expect(png.byteLength).toBeGreaterThan(10_000);
});

test("every page has a drawing for its picture, products and articles their own", () => {
  for (const { path } of builtPages) {
    expect(existsSync(`packages/web${getIllustration(path)}`), path).toBe(true);
  }
  expect(getIllustration("/windows/double-hung")).toContain("windows-double-hung");
  expect(getIllustration("/careers/installer")).toContain("scene-careers");
});
