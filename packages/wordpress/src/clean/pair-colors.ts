import { palette } from "@site/core/site/palette";
import type { Attributes } from "sanitize-html";

/** The color that classes name. */
const find = (names: string): string | undefined =>
  [...names.matchAll(/(?:^|\s)has-([\w-]+?)(?:-background)?-color(?=\s|$)/g)]
    .map(([, name = ""]) => palette[name])
    .find(Boolean);

/** WCAG's relative luminance of "#rgb" or "#rrggbb". */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(color.length > 4 ? /\w\w/g : /\w/g) ?? []).map((part) => {
    const channel = Number.parseInt(part.padEnd(2, part), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function isReadable(text: string, background: string): boolean {
  const [dark = 0, light = 0] = [luminance(text), luminance(background)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) >= 4.5;
}

/** Colors of text and background of HTML without its theme's styles: both where they can be read, else none. */
export function pairColors(attributes: Attributes): Attributes {
  const { class: names = "", style = "" } = attributes;
  if (!/(^|\s)has-text-color(\s|$)/.test(names) || !/(^|\s)has-background(\s|$)/.test(names)) return attributes;
  const text = names.replace(/\S*-background-color|has-text-color/g, "");
  const backgrounds = names.match(/has-[\w-]+-background-color/g)?.join(" ") ?? "";
  const [color, background] = [find(text), find(backgrounds)];
  const hasText = Boolean(color) || /(^|;)\s*color\s*:/i.test(style);
  const hasBackground = Boolean(background) || /background(-color|-image)?\s*:/i.test(style);
  if (hasText === hasBackground && (!color || !background || isReadable(color, background))) return attributes;
  const kept = style.replace(/(^|;)\s*(color|background(-color|-image)?)\s*:[^;]*/gi, "$1");
  const others = names.replace(/(^|\s)has-(\S*-color|background)(?=\s|$)/g, "");
  return { ...attributes, class: others.trim(), style: kept };
}
