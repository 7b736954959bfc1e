/** The colors that WordPress offers, or once offered, its editors, by the names in its classes. */
export const palette: Readonly<Record<string, string>> = {
  black: "#000",
  white: "#fff",
  "cyan-bluish-gray": "#abb8c3",
  "pale-pink": "#f78da7",
  "vivid-red": "#cf2e2e",
  "luminous-vivid-orange": "#ff6900",
  "luminous-vivid-amber": "#fcb900",
  "light-green-cyan": "#7bdcb5",
  "vivid-green-cyan": "#00d084",
  "pale-cyan-blue": "#8ed1fc",
  "vivid-cyan-blue": "#0693e3",
  "vivid-purple": "#9b51e0",
  "very-light-gray": "#eee",
  "very-dark-gray": "#313131",
};

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
