import { hash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { profile } from "@site/company/profile";
import { socialImageSize } from "@site/core/seo/options";
import { escapeMarkup } from "@site/core/site/markup";
import { tokens } from "@site/ui/theme/tokens.ts";
import { drawings } from "./read-illustrations.ts";

const here = import.meta.dirname;
const cache = join(here, "../../node_modules/.cache/social-images");

/** The heading face in a form that resvg reads, and no font of the machine: every machine draws the same. */
const options: ResvgRenderOptions = {
  font: { fontFiles: [join(here, "fonts/besley-600.ttf")], loadSystemFonts: false, defaultFontFamily: "Besley" },
};

const { spruce, amber, paper } = tokens.colors;
const { width, height } = socialImageSize;

/** px. The text's panel, and the room that a line of the title has. */
const panel = 640;
const margin = 64;
const lineWidth = panel - 2 * margin;
const maxLines = 5;

const textWidth = (text: string, size: number): number => {
  const line = `<text font-family="Besley" font-weight="600" font-size="${size}" y="99">${escapeMarkup(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="200">${line}</svg>`;
  return new Resvg(svg, options).getBBox()?.width ?? 0;
};

/** Words in lines that fit a room (px) at a size. */
function breakLines(text: string, size: number, room = lineWidth): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && textWidth(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest size at which the title keeps to its lines and no word leaves the panel. */
function fitTitle(title: string): { size: number; lines: string[] } {
  for (const size of [62, 54, 46]) {
    const lines = breakLines(title, size);
    if (lines.length <= maxLines && lines.every((line) => textWidth(line, size) <= lineWidth)) return { size, lines };
  }
  return { size: 40, lines: breakLines(title, 40).slice(0, maxLines + 1) };
}

/** A drawing of the site in the room beside the panel. It goes in as a picture, because resvg 2.6.2 panics on a group
 * that lies outside of the canvas. */
function inset(drawing: string): string {
  const png = new Resvg(drawing, { ...options, fitTo: { mode: "height", value: height } }).render();
  const room = width - panel;
  const x = panel - Math.round((png.width - room) / 2);
  const source = `data:image/png;base64,${png.asPng().toString("base64")}`;
  return `<image x="${x}" width="${png.width}" height="${height}" href="${source}"/>`;
}

const mark = `<g transform="translate(${margin} 496) scale(1.5)"><path fill="${paper.value}" d="M20 3 3.5 16.2V37h33V16.2z"/>
<path fill="${amber[400].value}" d="M13 18h14v14H13z"/>
<path fill="none" stroke="${spruce[800].value}" stroke-width="2.2" d="M13 18h14v14H13zM13 25h14M20 18v14"/></g>`;

function draw(title: string, drawing: string): string {
  const { size, lines } = fitTitle(title);
  const rows = lines.map((line, index) => {
    const y = margin + 76 + size + index * size * 1.16;
    return `<text x="${margin}" y="${y}" font-size="${size}">${escapeMarkup(line)}</text>`;
  });
  const [first = "", ...rest] = breakLines(profile.company, 26, lineWidth - 78);
  const company = [first, rest.join(" ")].filter(Boolean);
  const sign = company.map((line, index) => {
    const y = 536 + index * 32 - (company.length - 1) * 12;
    return `<text x="${margin + 78}" y="${y}" font-size="26">${escapeMarkup(line)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${inset(drawing)}<path fill="${spruce[800].value}" d="M0 0h${panel}v${height}H0z"/>
<path fill="${amber[400].value}" d="M${margin} ${margin}h72v8H${margin}z"/>${mark}
<g font-family="Besley" font-weight="600" fill="${paper.value}">${rows.join("")}${sign.join("")}</g></svg>`;
}

/** The social picture of a page as PNG, 1200 x 630, in the site's colors: its title, the company and a drawing. Drawn
 * again only when something on it changed.
 * @param illustration path of an SVG of the site, such as "/illustrations/scene-windows.svg" */
export async function socialImage(title: string, illustration: string): Promise<Buffer> {
  const drawing = drawings.get(basename(illustration));
  if (drawing === undefined)
    throw new Error(`There is no drawing ${illustration}: neither the company nor the product has it.`);
  const svg = draw(title, drawing);
  const file = join(cache, `${hash("sha256", svg).slice(0, 32)}.png`);
  const existing = await readFile(file).catch(() => undefined);
  if (existing) return existing;
  const png = new Resvg(svg, options).render().asPng();
  await mkdir(cache, { recursive: true });
  await writeFile(file, png);
  return png;
}
