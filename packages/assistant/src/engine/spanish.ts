import { hours } from "@site/core/business/hours";
import { addressLine, profile } from "@site/core/business/profile";
import type { Asked } from "@site/core/chat/memory";
import type { EngineReply, EngineTurn } from "../engine.ts";
import { normalise } from "../words.ts";

const certain =
  /[¿¡]|\b(?:hola|ventanas?|puertas?|espanol|horario|cuanto|cuando|donde|necesito|quiero|gracias|buenos|buenas|precio|presupuesto|telefono|ducha|bano|revestimiento|ustedes|hablan?|quisiera|llamo|nombre|direccion|garantia|abren|cierran|estan|tienen|ofrecen)\b/gi;
const plain = (text: string): string =>
  normalise(text)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");

/** Whether a message is written in Spanish: its own marks, or two of its words. */
export function isSpanish(message: string): boolean {
  const text = normalise(message).normalize("NFC");
  const found = plain(message).match(certain) ?? [];
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

const days: Readonly<Record<string, string>> = { "Mon-Fri": "lunes a viernes", Sat: "sábado", Sun: "domingo" };
const hoursText = hours.site
  .map(({ label, text }) => `${days[label] ?? label} ${text.replace("closed", "cerrado")}`)
  .join(", ");

const thanks = /^(?:muchas )?gracias[.! ]*$/;

const answers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:horario|horas?|abren|abierto|cierran|cerrado|sabado|domingo)\b/, `Nuestro horario es: ${hoursText}.`],
  [/\b(?:donde|direccion|ubicad\w*|ubicacion|tienda|oficina)\b/, `Estamos en ${addressLine(profile.showroom)}.`],
  [/\b(?:telefono|llamar|numero|hablar|persona|contactar)\b/, `Puede llamarnos al ${profile.phone}.`],
  [
    /\b(?:precios?|cuanto|cuesta|cuestan|costo|presupuesto|cotizacion)\b/,
    "El presupuesto es gratis; después de medir le damos el precio exacto.",
  ],
  [/\b(?:ventanas?|puertas?|banos?|ducha|revestimiento)\b/, "Instalamos ventanas, revestimiento, baños y puertas."],
];

const questions: Partial<Record<Asked, string>> = {
  service: "¿Es para ventanas, revestimiento, baño o puertas?",
  details: "¿Qué trabajo necesita?",
  name: "¿Cuál es su nombre?",
  location: "¿En qué ciudad está la casa?",
  contact: "¿Cuál es su número de teléfono?",
  areaCode: "¿Puede enviar el número completo, con el código de área?",
};

const labels = {
  name: "nombre",
  phone: "teléfono",
  email: "correo",
  location: "ciudad",
  address: "dirección",
} as const;

/** The fixed minimum in Spanish: greeting, hours, location, phone, and noting how to reach the visitor. */
export function spanishReply({ messages, found, plan, state }: EngineTurn): EngineReply {
  const text = plain(messages.join(" ")).toLowerCase();
  const said = answers.filter(([pattern]) => pattern.test(text)).map(([, answer]) => answer);
  const noted = (["name", "location", "address", "phone", "email"] as const).flatMap((key) =>
    found[key] ? [`${labels[key]}: ${found[key]}`] : [],
  );
  const isNewLead = plan.state === "lead_created" && state !== "lead_created";
  if (thanks.test(text))
    return { content: `De nada. Puede llamarnos al ${profile.phone} en cualquier momento.`, askedFor: null };
  const parts = [
    noted.length > 0
      ? `Gracias. He anotado ${noted.join(", ")}.`
      : said.length === 0
        ? `Hola, soy el asistente automático de ${profile.company}.`
        : undefined,
    ...said,
    isNewLead ? "Nuestro equipo recibió su solicitud y le responde en 24 horas." : undefined,
    plan.asks
      ? questions[plan.asks]
      : said.length > 0 || noted.length > 0
        ? undefined
        : `Puede llamarnos al ${profile.phone}.`,
  ];
  return { content: parts.filter(Boolean).join(" ") };
}
