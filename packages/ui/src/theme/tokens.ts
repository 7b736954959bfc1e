import { defineTokens } from "@chakra-ui/react/styled-system";
import { colors } from "@site/company/colors";

const { voice, action, accent } = colors;

const rem = (...steps: number[]) =>
  Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

/** Fluid size between a 390 px phone and a 1440 px desk. px in, rem out, so that text zoom keeps working. */
function fluid(phone: number, desk: number) {
  const slope = (desk - phone) / (1440 - 390);
  const base = (phone - slope * 390) / 16;
  return { value: `clamp(${phone / 16}rem, ${base.toFixed(3)}rem + ${(slope * 100).toFixed(2)}vw, ${desk / 16}rem)` };
}

/** The identity in values: spruce is the company's voice, paper the ground, ink the text, brick the one most important
 * action of a screen, snow the quiet areas; the names are those of the sample company's colors. Every text pair is at least 4.5:1, measured in tokens.test.ts. */
export const tokens = defineTokens({
  colors: {
    spruce: {
      50: { value: voice[50] },
      100: { value: voice[100] },
      300: { value: voice[300] },
      600: { value: voice[600] },
      700: { value: voice[700] },
      800: { value: voice[800] },
      900: { value: voice[900] },
    },
    brick: { 50: { value: action[50] }, 600: { value: action[600] }, 700: { value: action[700] } },
    amber: { 400: { value: accent } },
    paper: { value: "#fbf8f2" },
    white: { value: "#ffffff" },
    snow: { 100: { value: "#eef1f1" }, 300: { value: "#d3d9d9" }, 500: { value: "#7c8786" } },
    ink: { value: "#201d19" },
    inkMuted: { value: "#575149" },
    error: { value: "#a3142b" },
    errorBg: { value: "#fcecee" },
    success: { value: "#23633f" },
  },
  fonts: {
    heading: { value: "Besley, 'Besley Fallback', Georgia, serif" },
    body: { value: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" },
  },
  fontSizes: {
    sm: { value: "0.9375rem" },
    md: { value: "1.0625rem" },
    lg: { value: "1.1875rem" },
    h4: fluid(19, 21),
    h3: fluid(22, 26),
    h2: fluid(28, 38),
    h1: fluid(34, 54),
  },
  fontWeights: { normal: { value: "400" }, semibold: { value: "600" }, bold: { value: "700" } },
  lineHeights: { tight: { value: "1.15" }, snug: { value: "1.3" }, body: { value: "1.6" } },
  radii: { sm: { value: "4px" }, md: { value: "6px" }, full: { value: "999px" } },
  shadows: {
    raised: { value: "0 1px 2px rgb(32 29 25 / 0.08), 0 6px 20px rgb(32 29 25 / 0.07)" },
    overlay: { value: "0 12px 48px rgb(16 42 35 / 0.28)" },
  },
  spacing: { ...rem(0, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20), section: fluid(48, 88), gutter: fluid(20, 40) },
  sizes: {
    ...rem(2, 3, 4, 5, 6, 8, 10, 12, 16),
    full: { value: "100%" },
    page: { value: "1440px" },
    prose: { value: "68ch" },
  },
  zIndex: { sticky: { value: 10 }, dock: { value: 20 }, toast: { value: 50 } },
});
