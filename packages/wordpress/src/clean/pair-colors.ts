import { contrastRatio, palette } from "@site/core/site/palette";
import type { Attributes } from "sanitize-html";

const find = (names: string): string | undefined =>
  [...names.matchAll(/(?:^|\s)has-([\w-]+?)(?:-background)?-color(?=\s|$)/g)]
    .map(([, name = ""]) => palette[name])
    .find(Boolean);

/** Colors of text and background of HTML without its theme's styles: both where they can be read, else none. */
export function pairColors(attributes: Attributes): Attributes {
  const { class: names = "", style = "" } = attributes;
  if (!/(^|\s)has-text-color(\s|$)/.test(names) || !/(^|\s)has-background(\s|$)/.test(names)) return attributes;
  const text = names.replace(/\S*-background-color|has-text-color/g, "");
  const backgrounds = names.match(/has-[\w-]+-background-color/g)?.join(" ") ?? "";
  const [color, background] = [find(text), find(backgrounds)];
  const hasText = Boolean(color) || /(^|;)\s*color\s*:/i.test(style);
  const hasBackground = Boolean(background) || /background(-color|-image)?\s*:/i.test(style);
  if (hasText === hasBackground && (!color || !background || contrastRatio(color, background) >= 4.5))
    return attributes;
  const kept = style.replace(/(^|;)\s*(color|background(-color|-image)?)\s*:[^;]*/gi, "$1");
  const others = names.replace(/(^|\s)has-(\S*-color|background)(?=\s|$)/g, "");
  return { ...attributes, class: others.trim(), style: kept };
}
