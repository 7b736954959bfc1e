import { profile } from "@site/company/profile";
import { spanish } from "@site/company/spanish";
import { answerPromise } from "@site/core/business/calendar";
import type { Asked } from "@site/core/chat/memory";
import { office, spanishAnswers } from "../answers/spanish.ts";
import type { EngineReply, EngineTurn } from "../engine.ts";
import type { Meaning } from "../understanding/understand.ts";
import { normalise, withoutAccents } from "../words.ts";
import { contextOf } from "./answer-message.ts";

const certain =
  /[¿¡]|\b(?:hola|ventanas?|puertas?|espanol|horario|cuanto|cuando|donde|necesito|quiero|gracias|buenos|buenas|precio|presupuesto|telefono|ducha|bano|revestimiento|ustedes|hablan?|quisiera|llamo|nombre|direccion|garantia|abren|cierran|estan|tienen|ofrecen|siento|llamar|llamen|llamada|casa|ayuda|para|esta|estoy|tengo|puedo|pueden|cuesta|cobran|trabajo|cita|numero|seguro|instalar|instalan|hacen|hay|entra|agua|baño|tina|persona|hablar|con|por|del|los|las|una|muy|pero|nadie|que|alguien|hable|llame|el|es|se|su|si|como|sorteo|oye|tambien|trabajan|dinero|vivo|mia|pregunta|rompio|mi|mis|soy|vivo|ustedes|sale)\b/gi;

/** Whether a message is written in Spanish: its own marks, or two of its words. */
function isSpanish(message: string): boolean {
  const text = normalise(message).normalize("NFC");
  const found = withoutAccents(normalise(message)).match(certain) ?? [];
  return /[¿¡]/.test(text) || found.length >= 2 || (found.length === 1 && text.split(" ").length <= 2);
}

const isEnglish = (message: string): boolean =>
  (
    normalise(message)
      .toLowerCase()
      .match(/\b(?:the|what|how|when|is|are|do|does|your|you|my|i|want|need|please|and|for)\b/g) ?? []
  ).length >= 2;

/** Language of a chat after a message; short answers such as names keep it. */
export function languageAfter(message: string, before: "en" | "es"): "en" | "es" {
  if (isSpanish(message)) return "es";
  return before === "es" && isEnglish(message) ? "en" : before;
}

/** Meanings that ask nothing. */
const silent = new Set([
  "inform",
  "project",
  "for-other",
  "about-me",
  "reaction",
  "callback",
  "human",
  "hold-on",
  "test",
  "thanks",
  "goodbye",
  "confirm",
  "deny",
  "correct",
  "refuse",
]);

const questions: Partial<Record<Asked, string>> = {
  service: spanish.question,
  details: "¿Qué trabajo necesita?",
  name: "¿Cuál es su nombre?",
  location: "¿En qué ciudad está la casa?",
  contact: "¿Cuál es su número de teléfono?",
  areaCode: "¿Puede enviar el número completo, con el código de área?",
  callback: "¿Quiere que alguien de la oficina le llame?",
};

const fieldNames = {
  name: "nombre",
  phone: "teléfono",
  email: "correo",
  location: "ciudad",
  address: "dirección",
} as const;

/** What was saved in this turn, or a greeting when nothing else is said. */
function opening({ found, plan, history }: EngineTurn, hasAnswers: boolean): string | undefined {
  const noted = (["name", "location", "address", "phone", "email"] as const).flatMap((key) =>
    found[key] ? [`${fieldNames[key]}: ${found[key]}`] : [],
  );
  const about = found.service && `Con gusto le ayudamos con ${spanish.names[found.service] ?? "su proyecto"}.`;
  if (noted.length > 0) return [`Gracias. He anotado ${noted.join(", ")}.`, about].filter(Boolean).join(" ");
  if (hasAnswers) return about;
  if (history.some(({ role }) => role === "assistant")) return about ?? "Gracias.";
  const offer = plan.asks ? about : `Instalamos ${spanish.services}.`;
  return [`Hola, soy el asistente automático de ${profile.company}.`, offer].filter(Boolean).join(" ");
}

/** There are fewer phrases in Spanish, so a less likely meaning is taken when there is a text for it. */
const likely = 0.12;

function labelOf({ label, guesses }: Meaning): string | undefined {
  const guess = guesses.find(({ label: each, share }) => share >= likely && each in spanishAnswers);
  return label ?? guess?.label;
}

const sayIn = (label: string, { text }: Meaning, turn: EngineTurn): string =>
  spanishAnswers[label]?.say(contextOf(text, turn))?.[0] ?? office;

/** Answers in Spanish to the main questions, and notes how to reach the visitor. */
export function spanishReply(turn: EngineTurn): EngineReply {
  const { found, plan, state, history, memory } = turn;
  const meant = turn.understood.flatMap(({ clauses }) =>
    clauses.flatMap((clause) => {
      const label = labelOf(clause);
      return label ? [{ label, clause }] : [];
    }),
  );
  const labels = [...new Set(meant.map(({ label }) => label))];
  const isEnd = labels.length > 0 && labels.every((label) => label === "thanks" || label === "goodbye");
  if (isEnd && !Object.values(found).some(Boolean))
    return { content: `De nada. Nuestro teléfono es el ${profile.phone}.`, askedFor: null };
  const hasOthers = labels.some((label) => !silent.has(label) && label !== "greet");
  const asked = meant.filter(({ label }) => !silent.has(label) && !(hasOthers && label === "greet"));
  const before = history.map(({ content }) => content).join("\n");
  const said = [...new Set(asked.map(({ label, clause }) => sayIn(label, clause, turn)))].map((text) =>
    before.includes(text) ? office : text,
  );
  const isNewLead = plan.state === "lead_created" && state !== "lead_created";
  const isEmpty = said.length === 0 && !Object.values(found).some(Boolean);
  const closing =
    isEmpty && !plan.asks
      ? `Eso no lo sé desde aquí y no quiero adivinar; nuestra oficina se lo puede decir: ${profile.phone}. Si deja su nombre y un número, paso sus palabras y le llaman.`
      : undefined;
  const wish =
    memory.times && !before.includes(memory.times) && Object.values(found).some(Boolean)
      ? `Anoté su deseo: "${memory.times}".`
      : undefined;
  const parts = [
    opening(turn, said.length > 0),
    ...new Set(said),
    wish,
    isNewLead ? `Nuestro equipo recibió su solicitud y le responde ${answerPromise(turn.now, "es")}.` : undefined,
    plan.asks ? questions[plan.asks] : closing,
  ];
  return { content: parts.filter(Boolean).join(" "), topics: asked.map(({ label }) => label) };
}
