import type { SpanishWords } from "../schema.ts";

export const spanish: SpanishWords = {
  services: "techos, revestimiento y canaletas",
  names: { roofing: "el techo", siding: "el revestimiento", gutters: "las canaletas" },
  region: "sureste de Nebraska",
};
