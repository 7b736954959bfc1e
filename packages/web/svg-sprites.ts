import { hash } from "node:crypto";
import type { Plugin } from "vite";
import { drawings } from "./read-illustrations.ts";
import { getSheets } from "./src/lib/svg-sprites.ts";

/** Between two drawings of a sheet, px: a frame of other proportions must not show the neighbor. */
const gap = 4000;

/** Drawings begin at 0 0, so that their view box tells their size. */
const measureSize = (name: string, svg: string): [width: number, height: number] => {
  const [, width, height] = /^<svg[^>]* viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`The drawing ${name} has no view box that begins at 0 0.`);
  return [Number(width), Number(height)];
};

/** Drawings one below the other, each with a view that names it: `sheet.svg#name` shows one of them. */
function getSheet(drawings: ReadonlyMap<string, string>): string {
  let top = 0;
  const parts = [...drawings].map(([name, svg]) => {
    const [width, height] = measureSize(name, svg);
    const placed = svg.replace(/^<svg[^>]*/, (tag) => {
      const rest = tag.replace(/ (?:width|height|xmlns)="[^"]*"/g, "");
      return rest.replace("<svg", `<svg y="${top}" width="${width}" height="${height}"`);
    });
    const view = `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/>`;
    top += height + gap;
    return view + placed;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts.join("")}</svg>`;
}

/** The files that pages show, by name: drawings that stand alone, and sheets. */
function pictureFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const sheets = new Map<string, Map<string, string>>();
  for (const [file, svg] of drawings) {
    const name = file.replace(/\.svg$/, "");
    const names = Object.values(getSheets(name)).filter((sheet) => sheet !== undefined);
    if (names.length === 0) files.set(file, svg);
    for (const sheet of names) sheets.set(sheet, (sheets.get(sheet) ?? new Map()).set(name, svg));
  }
  for (const [name, drawings] of sheets) files.set(`${name}.svg`, getSheet(drawings));
  return files;
}

/** Writes the drawings to a folder whose name changes with their content, so that a browser never asks for them again, and
 * tells the pages its address. */
export function svgSprites({ isWritten }: { isWritten: boolean }): Plugin {
  const files = pictureFiles();
  const folder = `assets/pictures-${hash("sha256", JSON.stringify([...files]), "hex").slice(0, 8)}`;
  return {
    name: "picture-sheets",
    apply: "build",
    config: () => ({ define: { "import.meta.env.PICTURES": JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      if (!isWritten) return;
      for (const [name, content] of files)
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: content });
      for (const [name, content] of drawings)
        this.emitFile({ type: "asset", fileName: `illustrations/${name}`, source: content });
    },
  };
}

/** The drawings as the development server shows them. */
export const servedIllustrations: Plugin = {
  name: "served-drawings",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use("/illustrations", ({ url = "" }, response, next) => {
      const svg = drawings.get(url.slice(1));
      if (svg === undefined) next();
      else response.setHeader("content-type", "image/svg+xml").end(svg);
    });
  },
};
