import type { SpanishWords } from "../schema.ts";

/** What the chat needs to speak of this company in Spanish; its answers stand beside the English ones in questions.ts. */
export const spanish: SpanishWords = {
  services: "ventanas, revestimiento, baños y puertas",
  names: {
    windows: "las ventanas",
    siding: "el revestimiento",
    bathrooms: "el baño",
    doors: "las puertas",
  },
  dayNotes: {
    Saturday:
      "La página de contacto dice hasta las 4, así que por favor llame al {phone} antes de venir después de la 1.",
  },
  region: "centro de Nueva York",
};
