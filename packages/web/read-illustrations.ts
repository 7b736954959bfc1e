import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Colors } from "@site/company/schema";
import { selectedCompany } from "@site/company/selected";

const product = join(import.meta.dirname, "illustrations");
const own = join(selectedCompany.folder, "illustrations");

// Vite packs its configuration without the condition that chooses the company.
const { colors }: { colors: Colors } = await import(pathToFileURL(join(selectedCompany.folder, "colors.ts")).href);

function getHsl(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const light = most - range / 2;
  const turns =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return {
    hue: range === 0 ? 0 : (turns * 60 + 360) % 360,
    saturation: range === 0 ? 0 : range / (1 - Math.abs(2 * light - 1)),
    light,
  };
}

function getHex({ hue, saturation, light }: ReturnType<typeof getHsl>): string {
  const part = (n: number): string => {
    const k = (n + hue / 30) % 12;
    const value = light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** The dark green of the product's drawings, and how far around it a color is one of theirs, in degrees. */
const drawnIn = "#1f4d3f";
const around = 30;

function recolor(svg: string): string {
  if (colors.voice[700] === drawnIn) return svg;
  const [from, to] = [getHsl(drawnIn), getHsl(colors.voice[700])];
  return svg.replace(/#[0-9a-f]{6}\b/g, (color) => {
    const { hue, saturation, light } = getHsl(color);
    if (saturation === 0 || Math.abs(hue - from.hue) > around) return color;
    return getHex({
      hue: (to.hue + hue - from.hue + 360) % 360,
      saturation: Math.min(1, (saturation * to.saturation) / from.saturation),
      light,
    });
  });
}

const files = (folder: string): [string, string][] =>
  existsSync(folder) ? readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]) : [];

/** The drawings of the chosen company's site by file name: the product's in its colors, and in their place or beside them
 * those of `illustrations` in its folder. */
export const drawings: ReadonlyMap<string, string> = new Map(
  [...files(product).map(([name, svg]) => [name, recolor(svg)] as const), ...files(own)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  ),
);
