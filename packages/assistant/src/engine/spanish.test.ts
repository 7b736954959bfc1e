import { expect, test } from "vitest";
import { answerTurn } from "../answer-turn.ts";
import { freshMemory } from "../session-slots.ts";
import { getSummary } from "../summary.ts";
import { embeddedEngine } from "./embedded-engine.ts";
import { languageAfter } from "./language.ts";

/** Noon of Monday before Thanksgiving. */
const monday = new Date("2026-11-23T17:00:00Z");

async function talkAt(now: Date, ...visitor: string[]) {
  let at: Parameters<typeof answerTurn>[0] = {
    slots: {},
    memory: freshMemory(),
    state: "initial",
    history: [],
    messages: [],
    now,
    signal: new AbortController().signal,
    deadline: Date.now() + 25_000,
  };
  const results: Awaited<ReturnType<typeof answerTurn>>[] = [];
  for (const message of visitor) {
    const result = await answerTurn({ ...at, messages: [message] }, { embedded: embeddedEngine() });
    results.push(result);
    const { slots, memory, state, content } = result;
    at = {
      ...at,
      slots,
      memory,
      state,
      history: [...at.history, { role: "user", content: message }, { role: "assistant", content }],
    };
  }
  return results;
}
const talk = (...visitor: string[]) => talkAt(monday, ...visitor);
const replies = async (...visitor: string[]) => (await talk(...visitor)).map(({ content }) => content);

test.each([
  ["kiero saber q horario tienen", "en", "es"],
  ["me pusieron el siding en julio", "en", "es"],
  ["ustedes cubren East Syracuse", "en", "es"],
  ["hi i need a door pero no se mucho ingles", "en", "es"],
  ["prefiero en español", "en", "es"],
  ["my mom only speaks spanish can u explain to her", "en", "en"],
  ["I need a quote for the casita", "en", "en"],
  ["wher r u locatd", "en", "en"],
  ["r u real or AI?", "en", "en"],
  ["tub to shower", "es", "es"],
  ["Linda Park", "es", "es"],
  ["sorry, can we do this in English please", "es", "en"],
] as const)("%j after %s is %s", (message, before, after) => {
  expect(languageAfter(message, before)).toBe(after);
});

test("holidays and days come from the one calendar, and a time to leave work is counted in", async () => {
  const [feast, saturday] = await replies("trabajan en el dia de accion de gracias", "y el sabado? salgo a las 12");
  expect(feast).toMatch(/Acción de Gracias está cerrado \(jueves, 26 de noviembre\)/);
  expect(saturday).toMatch(/El sábado abrimos de 9 AM a 1 PM\. Si sale a las 12, alcanza/);
  expect((await replies("abren los domingos?"))[0]).toMatch(/El domingo está cerrado/);
});

test("the day after a holiday is a day of its own, and a garage door is another trade", async () => {
  const [friday] = await replies("y el viernes despues de thanksgiving trabajan?");
  expect(friday).toContain("El viernes abrimos de 8 AM a 6 PM");
  expect((await replies("¿instalan puertas de garaje?"))[0]).toContain("no está en nuestra lista de servicios");
  const [rayada] = await replies("la puerta que compré con ustedes vino rayada");
  expect(rayada).toMatch(/servicio al cliente/);
});

test("a place is read from the whole message, and the next one leans on it", async () => {
  const [rome, next] = await replies("soy del 13440, llegan hasta aca?", "y hasta Boonville?");
  expect(rome).toContain("Sí, trabajamos en 13440 (Rome).");
  expect(next).toContain("Boonville no está en nuestra lista");
  expect((await replies("hola, hacen ventanas en utica?"))[0]).toContain("Sí, hacemos trabajos de ventanas en Utica.");
});

test("somebody else is to be called, and corrected digits replace the old ones, in sentences", async () => {
  const [, called] = await talk(
    "quiero cambiar el baño",
    "llamela a ella no a mi, se llama Nilda, 315-555-0144, en la mañana",
  );
  expect(called?.content).toContain("Anoté el teléfono 315-555-0144.");
  expect(called?.content).toContain("que pregunten por Nilda");
  expect(called?.memory).toMatchObject({ askFor: "Nilda", times: expect.stringContaining("en la mañana") });
  const [, , fixed] = await talk("quiero una puerta", "soy Ramiro, 315-555-0161", "perdón, es 0116 al final");
  expect(fixed).toMatchObject({ slots: { name: "Ramiro", phone: "315-555-0116" } });
  expect(fixed?.content).toContain("Ya lo corregí: el teléfono es 315-555-0116.");
});

test("danger comes before everything else", async () => {
  expect((await replies("huele mucho a gas en la cocina q hago"))[0]).toMatch(/^Salgan todos de la casa ya.*911/);
  expect((await replies("mi bebe se corto con el vidrio, hay mucha sangre"))[0]).toMatch(/^Llame al 911/);
  expect((await replies("hay un cable tirado en mi patio por la tormenta"))[0]).toMatch(/911/);
  expect((await replies("ya no quiero vivir"))[0]).toContain("988");
});

test("a leak in work that was just done is a service matter, and who asks what to do is told", async () => {
  const [first, second, third] = await talk(
    "nos instalaron la regadera hace poco y gotea por abajo",
    "y que hago mientras?",
    "Elvia, 315-555-0152",
  );
  expect(first?.memory.kind).toBe("warranty");
  expect(second?.content).toContain("Cierre la llave de paso del agua");
  expect(third?.content).toContain("servicio al cliente");
});

test("papers are not asked about and nothing is claimed, and no Spanish speaker is promised", async () => {
  expect((await replies("piden papeles para trabajar con ustedes?"))[0]).toMatch(
    /no preguntamos por estatus migratorio/,
  );
  expect((await replies("hay alguien que hable español?"))[0]).toMatch(/no le puedo prometer/i);
});

test("who complains gets no question about a project, and each thing is said once", async () => {
  const said = await replies(
    "me pusieron el siding en julio",
    "ya se esta despegando por la esquina",
    "me dijeron q venian y nadie vino",
    "q hago, mi numero es 315-555-0131 soy Ramiro",
  );
  expect(new Set(said).size).toBe(4);
  expect(said.join(" ")).not.toMatch(/presupuesto|\b(?:the|your|you)\b/);
  expect(said.at(-1)).toContain("315-555-0131");
});

test("what is not known is said in new words each time", async () => {
  const said = await replies(
    "¿usan tornillos zincados?",
    "¿y de qué largo son los tornillos?",
    "¿y de qué marca es el martillo?",
  );
  expect(new Set(said).size).toBe(3);
  expect(said.join(" ")).not.toMatch(/\b(?:the|our|office)\b/);
});

test("staff read that the visitor writes Spanish", async () => {
  const [last] = await talk("Necesito ventanas, me llamo Rosa, 315-555-0181");
  expect(getSummary(last?.slots ?? {}, last?.memory ?? freshMemory(), "")).toContain("Language: writes in Spanish");
});

test.each(["yo u guys hiring", "Dan", "Tina Ruiz", "Al Rossi 315-555-0142", "De Ruyter", "Van Buren", "Les"])(
  "%s is no Spanish",
  (text) => expect(languageAfter(text, "en")).toBe("en"),
);

test("a short English plea keeps the language, and a day that is ruled out is no wish for it", async () => {
  expect(languageAfter("answer the mold one first pls", "en")).toBe("en");
  const said = await talkAt(monday, "me llamo Yesenia, márqueme al 315 555 0168", "entre 10 y 11 pero no el viernes");
  expect(said.at(-1)?.content).toContain("no el viernes");
  expect(said.at(-1)?.content).toContain("entre 10 y 11");
});
