import { expect, test } from "vitest";
import { languageAfter } from "./language.ts";

test.each([
  "huele a gas en mi casa",
  "pintan casas",
  "me abollaron el carro",
  "hay humo en la cocina",
  "se metieron a robar",
  "nadie me ha llamado en dos semanas",
  "borren mis datos",
  "necesitan ayudante?",
  "mi mama se cayo en la tina",
])("%j is Spanish as a first message", (text) => {
  expect(languageAfter(text, "en")).toBe("es");
});

test.each([
  "so under 2k?",
  "401k?",
  "used van, 90k miles, make offer",
  "thanks pal",
  "Dan Mas in De Ruyter",
  "La Crosse Wisconsin",
  "en suite bathroom",
  "Ella Dan 315-555-0142",
  "Cara Jones 315-555-0142",
  "Nina Parker, 315-555-0177",
  "Trae Johnson",
  "Mia Blanco",
  "Luz Smith",
  "Maria Diez",
  "no problema",
])("%j is English", (text) => {
  expect(languageAfter(text, "en")).toBe("en");
});
