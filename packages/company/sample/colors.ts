import type { Colors } from "../schema.ts";

/** Spruce is the company's voice, brick the one most important action of a screen. */
export const colors: Colors = {
  voice: {
    50: "#eef4ef",
    100: "#d9e6dd",
    300: "#9dbcab",
    600: "#2c6652",
    700: "#1f4d3f",
    800: "#173a30",
    900: "#102a23",
  },
  action: { 50: "#fbeee7", 600: "#a5431d", 700: "#873414" },
  accent: "#e9b04a",
};
