import { hours } from "@site/core/business/hours";
import { addressLine, profile } from "@site/core/business/profile";
import type { Asked } from "@site/core/chat/memory";
import { currentEdition } from "@site/core/giveaway/edition";
import { pages } from "@site/core/site/pages";
import { serviceTowns } from "@site/core/site/texts/about";
import { positions } from "@site/core/site/texts/positions";
import { placesIn } from "../answers/area.ts";
import type { EngineReply, EngineTurn } from "../engine.ts";
import { servicesIn } from "../slots/find-service.ts";
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

const place = (text: string): string => {
  const [first] = placesIn(text);
  if (!first)
    return `Trabajamos en ${serviceTowns.join(", ").replace("surrounding areas", "los alrededores")}. ¿En qué ciudad está la casa?`;
  if (first.area === "served") return `Sí, trabajamos en ${first.name}.`;
  if (first.area === "far")
    return `${first.name} queda fuera del centro de Nueva York y seguramente muy lejos para nosotros; la oficina se lo confirma en el ${profile.phone}.`;
  return `${first.name} no está en nuestra lista, pero también vamos a los alrededores; la oficina lo confirma para su dirección.`;
};

const edition = currentEdition;
const spanishDay = (at: string): string =>
  new Intl.DateTimeFormat("es-US", { dateStyle: "long", timeZone: edition.timezone }).format(new Date(at));
const giveawayRules = `Según las reglas, debe tener ${edition.minAge} años o más y ser dueño de una casa en uno de estos condados: ${edition.counties.join(", ")}. Cuenta una participación por hogar.`;
const giveawayDates = `Según las reglas, el formulario se recibe del ${spanishDay(edition.opensAt)} al ${spanishDay(edition.closesAt)} y el sorteo es el ${spanishDay(edition.drawAt)}. Las reglas están en ${pages.win.path}.`;
const county = (text: string): string =>
  /s[iy]racus[ae]/i.test(text)
    ? "Siracusa está en el condado de Onondaga, que participa. "
    : edition.counties.some((name) => new RegExp(name, "i").test(text))
      ? "Ese condado participa. "
      : "";
const jobsText = positions
  .map(
    ({ title, pay }) =>
      `${title === "Installer" ? "Instalador" : "Instalador líder"}: ${pay.replace("per hour", "por hora")}`,
  )
  .join("; ");

const durations: Readonly<Record<string, string>> = {
  windows: "La mayoría de las instalaciones de ventanas tarda de 1 a 2 días.",
  siding: "El revestimiento suele tardar de 1 a 2 semanas.",
  bathrooms: "Un baño tarda de 5 a 7 días en la mayoría de las casas; depende del trabajo.",
};

const noPrice =
  "No puedo dar un precio en este chat porque todo se hace a la medida. El presupuesto es gratis y le respondemos en 24 horas.";

/** What is said in Spanish, by what a message means. */
const answers: Readonly<Record<string, string | ((text: string, service: string | undefined) => string)>> = {
  greet: "Hola, ¿en qué le puedo ayudar?",
  hours: (text) =>
    /s[aá]bado/i.test(text)
      ? `El sábado abrimos de 9 AM a 1 PM. La página de contacto dice hasta las 4, así que por favor llame al ${profile.phone} antes de venir por la tarde.`
      : /domingo/i.test(text)
        ? "El domingo está cerrado. De lunes a viernes abrimos de 8 AM a 6 PM y el sábado de 9 AM a 1 PM."
        : `Nuestro horario es: ${hoursText}.`,
  holidays: `Los días festivos no están publicados; por favor llame al ${profile.phone}. El horario normal es: ${hoursText}.`,
  address: `Estamos en ${addressLine(profile.showroom)}.`,
  showroom: `Puede ver muestras en nuestra sala de exhibición: ${addressLine(profile.showroom)}. Horario: ${hoursText}.`,
  phone: `Puede llamarnos al ${profile.phone}.`,
  area: place,
  price: noPrice,
  "push-price":
    "Entiendo que quiere una cifra, pero no tengo una que sea cierta para su casa. El presupuesto gratis le da el precio exacto.",
  budget:
    "No puedo prometer qué alcanza con ese presupuesto sin ver la casa. La visita y el presupuesto son gratis, y hay financiamiento con aprobación de crédito.",
  rival:
    "No puedo comparar ni igualar precios en este chat. El presupuesto es gratis y por escrito, así lo puede comparar con calma.",
  offers: `No puedo prometer descuentos en este chat; la oficina le dice qué ofertas hay: ${profile.phone}.`,
  "free-estimate": "Sí, la visita y el presupuesto son gratis y sin compromiso.",
  "estimate-valid": "El presupuesto es válido por 30 días.",
  financing: `Sí, ofrecemos financiamiento con aprobación de crédito: 12-24 meses al 0% si se paga completo en ese plazo, o pagos mensuales fijos hasta 10 años. Los planes están en ${pages.financing.path}.`,
  "same-as-cash": "Sí: 12-24 meses al 0% si se paga completo en ese plazo, con aprobación de crédito.",
  "zero-apr": "Sí, hay 0% APR para clientes que califican, con aprobación de crédito.",
  monthly: "Hay planes mensuales fijos hasta 10 años, con aprobación de crédito. No puedo prometer una cantidad.",
  "bad-credit":
    "No puedo decirle si lo aprueban ni qué documentos pide el banco: todo depende de la aprobación de crédito. La preaprobación no afecta su puntaje, y nuestro equipo le explica los requisitos.",
  "pre-approval": "No, la preaprobación no afecta su puntaje de crédito.",
  warranty: `Nuestros productos tienen garantía de por vida. Los detalles están en ${pages.warranty.path}.`,
  "warranty-transfer": "La garantía de ventanas, revestimiento y puertas se puede pasar al nuevo dueño.",
  "warranty-exclusions": `Lo que cubre lo dice la garantía escrita; la oficina lo revisa: ${profile.phone}.`,
  about: `Instalamos ${services}.`,
  licensed: "Sí, tenemos licencia y seguro.",
  subcontractors: "El trabajo lo hacen nuestros propios instaladores certificados, sin subcontratistas.",
  since: "Somos una empresa familiar y trabajamos desde 1989.",
  "how-long": (_, service) =>
    durations[service ?? ""] ??
    "Depende del trabajo: ventanas de 1 a 2 días, revestimiento de 1 a 2 semanas, un baño de 5 a 7 días en la mayoría de las casas.",
  "how-soon": `No puedo ver el calendario desde aquí; la oficina le dice la fecha: ${profile.phone}.`,
  deadline: "No puedo prometer una fecha desde aquí; la oficina se lo dice después de la visita.",
  "tub-to-shower": "Sí, cambiamos la tina por una regadera con entrada baja en el mismo espacio.",
  "safety-tub": "Sí, tenemos tinas de seguridad con puerta, asiento y barras: se entra sin levantar mucho la pierna.",
  "bath-access":
    "Tenemos regaderas de entrada baja y tinas de seguridad con asiento y barras; los detalles se planean con nuestro equipo.",
  "window-kinds": "Tenemos ventanas de guillotina, corredizas, bay, bow y fijas, hechas a la medida.",
  "siding-kinds":
    "Tenemos revestimiento de vinilo reforzado, de madera de ingeniería y de vinilo con aspecto de piedra.",
  "siding-colors": "El vinilo reforzado viene en 40 colores.",
  "door-kinds": "Tenemos puertas de entrada, contrapuertas y puertas de patio, a la medida.",
  book: "No puedo fijar una cita en este chat; la oficina la acuerda con usted por teléfono. Dígame qué días le convienen y lo paso.",
  times: "La oficina acuerda la hora exacta con usted por teléfono.",
  "call-time": "Lo paso como su deseo; no puedo garantizar la hora exacta.",
  channel: "Lo paso a la oficina como su deseo.",
  "why-ask": "Solo para que la oficina le pueda responder. Usted decide qué comparte.",
  "other-trade": `Eso no está en nuestra lista de servicios; instalamos ${services}. La oficina se lo puede confirmar.`,
  soffit:
    "Las canaletas y aleros no están en nuestra lista; la oficina le confirma si se hacen junto con el revestimiento.",
  "off-topic": `De eso no sé. Le puedo ayudar con ${services}.`,
  "not-our-business": `Eso no lo puedo decir. Le puedo ayudar con ${services}.`,
  giveaway: `El premio es de hasta $25,000 en productos y servicios. ${giveawayRules} ${giveawayDates}`,
  "giveaway-prize": `El premio es de hasta $25,000 en productos y servicios, o una décima parte en efectivo. Las reglas están en ${pages.win.path}.`,
  "giveaway-dates": giveawayDates,
  "giveaway-rent": (text) =>
    `${county(text)}${giveawayRules} De la ciudadanía no dice nada lo que tengo; las reglas oficiales en ${pages.win.path} deciden.`,
  "giveaway-eligibility": (text) => `${county(text)}${giveawayRules} Las reglas están en ${pages.win.path}.`,
  "giveaway-winner": `No puedo nombrar a un ganador; la lista se pide a la oficina: ${profile.phone}.`,
  pay: `${jobsText}. La solicitud está en ${pages.careers.path}.`,
  "job-requirements": `Puede mandar su solicitud en ${pages.careers.path}; los requisitos los decide el equipo de contratación. ${jobsText}.`,
  benefits: `Seguro médico, vacaciones pagadas, 401(k), herramientas y uniformes. Los detalles están en ${pages.careers.path}.`,
  "chat-kept": `Sí, este chat se guarda y la oficina lo puede leer. Más información: ${pages.privacy.path}.`,
  "data-use": `Su número se usa para responder a su solicitud. Más información: ${pages.privacy.path}.`,
  "whats-next": "Si dejó un número o correo, su solicitud está con la oficina y alguien se comunica con usted.",
};

const serviceNames = {
  windows: "las ventanas",
  siding: "el revestimiento",
  bathrooms: "el baño",
  doors: "las puertas",
  other: "su proyecto",
} as const;

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
const likely = 0.12;

function labelOf({ label, guesses }: Meaning): string | undefined {
  const guess = guesses.find(({ label: each, share }) => share >= likely && each in answers);
  return label ?? guess?.label;
}

const sayIn = (label: string, { text }: Meaning, { memory, slots }: EngineTurn): string => {
  const answer = answers[label];
  const service = servicesIn(text)[0] ?? memory.interest ?? slots.service;
  return typeof answer === "function" ? answer(text, service) : (answer ?? office);
};

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
    return { content: `De nada. Puede llamarnos al ${profile.phone} en cualquier momento.`, askedFor: null };
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
      ? `Puedo ayudarle con ${services}, o tomar un recado para la oficina: ${profile.phone}.`
      : undefined;
  const wish =
    memory.times && !before.includes(memory.times) && Object.values(found).some(Boolean)
      ? `Anoté su deseo: "${memory.times}".`
      : undefined;
  const parts = [
    opening(turn, said.length > 0),
    ...new Set(said),
    wish,
    isNewLead ? "Nuestro equipo recibió su solicitud y le responde en 24 horas." : undefined,
    plan.asks ? questions[plan.asks] : closing,
  ];
  return { content: parts.filter(Boolean).join(" "), topics: asked.map(({ label }) => label) };
}
