import { hours } from "@site/core/business/hours";
import { addressLine, profile } from "@site/core/business/profile";
import type { Asked } from "@site/core/chat/memory";
import { pages } from "@site/core/site/pages";
import { serviceTowns } from "@site/core/site/texts/about";
import type { EngineReply, EngineTurn } from "../engine.ts";
import type { Meaning } from "../understanding/understand.ts";
import { normalise } from "../words.ts";

const certain =
  /[¿¡]|\b(?:hola|ventanas?|puertas?|espanol|horario|cuanto|cuando|donde|necesito|quiero|gracias|buenos|buenas|precio|presupuesto|telefono|ducha|bano|revestimiento|ustedes|hablan?|quisiera|llamo|nombre|direccion|garantia|abren|cierran|estan|tienen|ofrecen|siento|llamar|llamen|llamada|casa|ayuda|para|esta|estoy|tengo|puedo|pueden|cuesta|cobran|trabajo|cita|numero|seguro|instalar|instalan|hacen|hay|entra|agua|baño|tina|persona|hablar|con|por|del|los|las|una|muy|pero|nadie|mis|soy|vivo|ustedes|sale)\b/gi;
const plain = (text: string): string =>
  normalise(text)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");

/** Whether a message is written in Spanish: its own marks, or two of its words. */
function isSpanish(message: string): boolean {
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

const services = "ventanas, revestimiento, baños y puertas";
const office = `Eso se lo puede decir nuestra oficina: ${profile.phone}.`;

const answers: Readonly<Record<string, string>> = {
  hours: `Nuestro horario es: ${hoursText}.`,
  address: `Estamos en ${addressLine(profile.showroom)}.`,
  showroom: `Puede ver muestras en nuestra sala de exhibición: ${addressLine(profile.showroom)}. Horario: ${hoursText}.`,
  phone: `Puede llamarnos al ${profile.phone}.`,
  area: `Trabajamos en ${serviceTowns.join(", ")}. Si no está seguro, llame al ${profile.phone}.`,
  price:
    "El presupuesto es gratis. El precio depende de las medidas y de los productos; después de medir le damos el precio exacto.",
  "push-price":
    "Entiendo que quiere una cifra, pero no tengo una que sea cierta para su casa. El presupuesto gratis le da el precio exacto.",
  rival: "No puedo comparar precios en este chat, pero el presupuesto es gratis y puede compararlo con calma.",
  offers: `No puedo prometer descuentos en este chat; la oficina le dice qué ofertas hay: ${profile.phone}.`,
  "free-estimate": "Sí, el presupuesto es gratis. Lo puede pedir aquí mismo en el chat.",
  "estimate-valid": "El presupuesto es válido por 30 días.",
  financing: `Sí, ofrecemos financiamiento con aprobación de crédito. Los planes están en ${pages.financing.path}.`,
  warranty: `Nuestros productos tienen garantía. Los detalles están en ${pages.warranty.path}.`,
  about: `Instalamos ${services}.`,
  licensed: "Sí, tenemos licencia y seguro.",
  subcontractors: "El trabajo lo hacen nuestros propios instaladores certificados, sin subcontratistas.",
  since: "Somos una empresa familiar y trabajamos desde 1989.",
  book: `No puedo fijar una cita en este chat; la oficina la acuerda con usted por teléfono. Dígame qué días le convienen y lo paso.`,
  times: "Lo he anotado. La oficina acuerda la hora exacta con usted por teléfono.",
  "why-ask": "Solo para que la oficina le pueda responder. Usted decide qué comparte.",
  "other-trade": `Eso no lo hacemos. Instalamos ${services}.`,
  "off-topic": `De eso no sé. Le puedo ayudar con ${services}.`,
  "not-our-business": `Eso no lo puedo decir. Le puedo ayudar con ${services}.`,
};

const serviceNames = {
  windows: "las ventanas",
  siding: "el revestimiento",
  bathrooms: "el baño",
  doors: "las puertas",
  other: "su proyecto",
} as const;

const silent = new Set(["inform", "project", "greet", "thanks", "goodbye", "confirm", "deny", "correct", "refuse"]);

const questions: Partial<Record<Asked, string>> = {
  service: "¿Es para ventanas, revestimiento, baño o puertas?",
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
  const about = found.service && `Con gusto le ayudamos con ${serviceNames[found.service]}.`;
  if (noted.length > 0) return [`Gracias. He anotado ${noted.join(", ")}.`, about].filter(Boolean).join(" ");
  if (hasAnswers) return about;
  if (history.some(({ role }) => role === "assistant")) return about ?? "Gracias.";
  const offer = plan.asks ? about : `Instalamos ${services}.`;
  return [`Hola, soy el asistente automático de ${profile.company}.`, offer].filter(Boolean).join(" ");
}

/** There are fewer phrases in Spanish, so a less likely meaning is taken when there is a text for it. */
const likely = 0.15;

function labelOf({ label, guesses }: Meaning): string[] {
  const [first] = guesses;
  const guess = first && first.share >= likely && first.label in answers ? first.label : undefined;
  return [label ?? guess ?? []].flat();
}

const labelsOf = ({ understood }: EngineTurn): string[] => [
  ...new Set(understood.flatMap(({ clauses }) => clauses.flatMap(labelOf))),
];

/** Answers in Spanish to the main questions, and notes how to reach the visitor. */
export function spanishReply(turn: EngineTurn): EngineReply {
  const { found, plan, state } = turn;
  const labels = labelsOf(turn);
  if (labels.includes("thanks") || labels.includes("goodbye"))
    return { content: `De nada. Puede llamarnos al ${profile.phone} en cualquier momento.`, askedFor: null };
  const asked = labels.filter((label) => !silent.has(label));
  const said = [...new Set(asked.map((label) => answers[label] ?? office))];
  const isNewLead = plan.state === "lead_created" && state !== "lead_created";
  const isEmpty = said.length === 0 && !Object.values(found).some(Boolean);
  const closing = isEmpty ? `Puedo ayudarle con ${services}; también puede llamarnos al ${profile.phone}.` : undefined;
  const parts = [
    opening(turn, said.length > 0),
    ...said,
    isNewLead ? "Nuestro equipo recibió su solicitud y le responde en 24 horas." : undefined,
    plan.asks ? questions[plan.asks] : closing,
  ];
  return { content: parts.filter(Boolean).join(" "), topics: asked };
}
