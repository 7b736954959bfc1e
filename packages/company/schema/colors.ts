import * as z from "zod";

const Color = z.string().regex(/^#[0-9a-f]{6}$/, "a color such as #1f4d3f");

/** The company's own colors, light to dark; text on them must stay readable, which a test of the theme measures. */
export const Colors = z.strictObject({
  /** Heads, links and quiet grounds. */
  voice: z.strictObject({ 50: Color, 100: Color, 300: Color, 600: Color, 700: Color, 800: Color, 900: Color }),
  /** The one most important button of a screen. */
  action: z.strictObject({ 50: Color, 600: Color, 700: Color }),
  /** Small lights on dark grounds. */
  accent: Color,
});
export type Colors = z.output<typeof Colors>;
