/** WCAG's relative luminance of "#rgb" or "#rrggbb"; NaN of anything else. */
function luminance(color: string): number {
  const parts = color.match(color.length > 4 ? /\w\w/g : /\w/g) ?? [];
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((at) => {
    const part = parts[at] ?? "";
    const channel = Number.parseInt(part.padEnd(2, part), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG's contrast of two colors, "#rgb" or "#rrggbb": 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
