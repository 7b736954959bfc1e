import type { Colors } from "../schema.ts";

export const colors: Colors = {
  voice: {
    50: "#eef3f8",
    100: "#d6e3ee",
    300: "#9ab7cd",
    600: "#2b5f86",
    700: "#1e4766",
    800: "#17364f",
    900: "#10263a",
  },
  action: { 50: "#f9eeea", 600: "#99402a", 700: "#7a301d" },
  accent: "#e5b54d",
};
