import { readdir } from "node:fs/promises";
import { builtPages } from "@site/core/site/built-pages";
import { expect, test } from "../support/servers/site.ts";

test("every picture of every built page loads", async ({ page, site }) => {
  const sources = new Map<string, string>();
  for (const { path } of builtPages) {
    const html = await (await fetch(site.url + path)).text();
    for (const [, src = ""] of html.matchAll(/<img[^>]* src="([^"]+)"/g))
      sources.set(src.replaceAll("&amp;", "&"), path);
  }
  expect(sources.size).toBeGreaterThan(20);
  await page.goto("/terms");
  const broken = await page.evaluate(
    async (addresses) => {
      const results = await Promise.all(
        addresses.map(async (address) => {
          const image = new Image();
          image.src = address;
          const isSound = await image.decode().then(
            () => image.naturalWidth > 0,
            () => false,
          );
          return isSound ? undefined : address;
        }),
      );
      return results.filter((address) => address !== undefined);
    },
    [...sources.keys()],
  );
  expect(broken.map((address) => `${address} of ${sources.get(address)}`)).toEqual([]);
});

test("a drawing out of a sheet looks as the drawing by itself", async ({ page, site }) => {
  const drawings = new Map<string, string>();
  for (const { path } of builtPages) {
    const html = await (await fetch(site.url + path)).text();
    for (const [, src = "", name = ""] of html.matchAll(/<img[^>]* src="([^"#]+\.svg#([\w-]+))"/g))
      drawings.set(src, name);
  }
  const files = await readdir("packages/web/illustrations");
  expect(drawings.size).toBeGreaterThan(10);
  for (const name of drawings.values()) expect(files).toContain(`${name}.svg`);
  await page.goto("/terms");
  const others = await page.evaluate(
    async (pairs) => {
      const loaded = async (address: string): Promise<HTMLImageElement> => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return image;
      };
      const drawn = (image: HTMLImageElement, height: number): readonly number[] => {
        const canvas = Object.assign(document.createElement("canvas"), { width: 160, height });
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0, 160, height);
        return [...(context?.getImageData(0, 0, 160, height).data ?? [])];
      };
      const found: string[] = [];
      for (const [sheet, name] of pairs) {
        const alone = await loaded(`/illustrations/${name}.svg`);
        const height = Math.round((160 * alone.naturalHeight) / alone.naturalWidth);
        const wanted = drawn(alone, height);
        const others = drawn(await loaded(sheet), height).filter(
          (value, at) => Math.abs(value - (wanted[at] ?? 0)) > 40,
        );
        // The edge of a line may be smoothed otherwise at another place.
        if (wanted.length === 0 || others.length > wanted.length / 200)
          found.push(`${sheet}: ${others.length} of ${wanted.length}`);
      }
      return found;
    },
    [...drawings],
  );
  expect(others).toEqual([]);
});
