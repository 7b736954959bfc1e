import { palette } from "@site/core/site/palette";
import type { Attributes } from "sanitize-html";

const isKnown = (names: string): boolean =>
  [...names.matchAll(/(?:^|\s)has-([\w-]+?)(?:-background)?-color(?=\s|$)/g)].some(([, name = ""]) => name in palette);

/** Colors of text and background of HTML without its theme's styles: both or none, since half a pair may be unreadable. */
export function pairColors(attributes: Attributes): Attributes {
  const { class: names = "", style = "" } = attributes;
  if (!/(^|\s)has-text-color(\s|$)/.test(names) || !/(^|\s)has-background(\s|$)/.test(names)) return attributes;
  const text = names.replace(/\S*-background-color|has-text-color/g, "");
  const backgrounds = names.match(/has-[\w-]+-background-color/g)?.join(" ") ?? "";
  const hasText = isKnown(text) || /(^|;)\s*color\s*:/i.test(style);
  const hasBackground = isKnown(backgrounds) || /background(-color|-image)?\s*:/i.test(style);
  if (hasText === hasBackground) return attributes;
  const kept = style.replace(/(^|;)\s*(color|background(-color|-image)?)\s*:[^;]*/gi, "$1");
  const others = names.replace(/(^|\s)has-(\S*-color|background)(?=\s|$)/g, "");
  return { ...attributes, class: others.trim(), style: kept };
}
