import { profile } from "@site/company/profile";
import { spanish } from "@site/company/spanish";
import { answerPromise } from "@site/core/business/calendar";
import type { Asked, RequestKind } from "@site/core/chat/memory";
import { isOffered } from "@site/core/site/offered";
import { pages } from "@site/core/site/pages";
import { placesIn } from "../answers/area.ts";
import { spanishArea, spanishAnswers } from "../answers/spanish.ts";
import { spanishTopics } from "../answers/spanish-topics.ts";
import type { EngineReply, EngineTurn } from "../engine.ts";
import type { GuardKind } from "../guards/find-guard.ts";
import { servicesIn } from "../slots/find-service.ts";
import { isQuestion } from "../understanding/clauses.ts";
import type { Meaning } from "../understanding/understand.ts";
import { enumerated } from "../words.ts";
import { contextOf } from "./answer-message.ts";
import { alone, covers, flowLabels, quiet, talks } from "./label-groups.ts";
import { spanishLabelOf } from "./spanish-label.ts";
import { spanishReadBack, spanishWish } from "./spanish-read-back.ts";

const phone = profile.phone;

/** What was said to one part of a message. */
interface Said {
  label: string;
  text: string;
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" ");

/** The first of some sentences that was not said yet in this conversation. */
function unsaid(wordings: readonly string[], { history }: EngineTurn, own: readonly Said[] = []): string | undefined {
  const before = [
    ...history.flatMap(({ role, content }) => (role === "assistant" ? [content] : [])),
    ...own.map(({ text }) => text),
  ].join("\n");
  return wordings.find((wording) => !before.includes(wording));
}

const againWords = [
  "Sobre eso ya le dije lo que sé; la oficina le puede decir más.",
  "Más que eso no tengo aquí, lo siento.",
  `Para eso lo mejor es hablar con una persona: ${phone}.`,
];

const questions: Readonly<Record<Asked, readonly [string, ...string[]]>> = {
  service: [spanish.question, `¿En qué le ayudamos: ${spanish.offer}?`],
  details: ["¿Qué trabajo necesita? Cuénteme un poco."],
  name: ["¿A nombre de quién lo anoto?", "¿Por quién preguntamos? Basta con el nombre."],
  location: ["¿En qué ciudad está la casa?"],
  contact: ["¿A qué número o correo le podemos responder?", "Solo me falta cómo responderle: ¿qué teléfono o correo anoto?"],
  areaCode: [
    "¿Puede enviar el número completo, con el código de área?",
    "Parece que le falta el código de área. ¿Cuál es?",
  ],
  callback: ["¿Quiere que alguien de la oficina le llame?"],
};

const questionOf = (asks: Asked, { memory }: EngineTurn): string => {
  const wordings = questions[asks];
  return wordings[Math.min(memory.asked[asks] ?? 0, wordings.length - 1)] ?? wordings[0];
};

const service = (id: string): string => spanish.names[id] ?? "su proyecto";

const kindsOf: Readonly<Record<string, string>> = {
  windows: "window-kinds",
  siding: "siding-kinds",
  doors: "door-kinds",
};

/** "ventanas y revestimiento" */
const bare = (ids: readonly string[]): string =>
  enumerated(
    ids.map((id) => service(id).replace(/^(?:las?|los|el) /, "")),
    { word: "y", comma: "" },
  );

/** "Sí": to who asks whether some work is done. */
function offeredText(meaning: Meaning, turn: EngineTurn): string {
  const named = servicesIn(meaning.text);
  const kinds = named.length === 1 ? kindsOf[named[0] ?? ""] : undefined;
  const text = kinds && spanishAnswers[kinds]?.say(contextOf(meaning.text, turn))?.[0];
  return `Sí, hacemos ${bare(named)}. ${text ?? "Todo empieza con una visita para ver y medir."}`;
}

/** The words of an area question that names no place itself: the whole message, or the home's own town. */
const placedText = (text: string, { messages, slots }: EngineTurn): string =>
  [text, messages.join(" "), `¿en ${slots.location ?? ""}?`].find((each) => placesIn(each).length > 0) ?? text;

/** What a text is given: the whole message where the part that asks leaves out the place or the day. */
function askedText(label: string, { text }: Meaning, turn: EngineTurn): string {
  if (label === "area") return placedText(text, turn);
  return label === "hours" || label === "holidays" ? turn.messages.join(" ") : text;
}

/** "¿Hacen ventanas en Utica?" is answered as one. */
const withWork = (text: string, asked: string): string =>
  servicesIn(asked).length > 0 ? text.replace(/^Sí, trabajamos en/, `Sí, hacemos ${bare(servicesIn(asked))} en`) : text;

function sayTo(label: string, meaning: Meaning, turn: EngineTurn, own: readonly Said[]): string | undefined {
  if (label === "offered") return unsaid([offeredText(meaning, turn)], turn, own);
  const context = contextOf(askedText(label, meaning, turn), turn);
  const answers = spanishAnswers[label]?.say(context);
  const wordings = label === "area" ? answers?.map((text) => withWork(text, turn.messages.join(" "))) : answers;
  return wordings && (unsaid(wordings, turn, own) ?? unsaid(againWords, turn, own) ?? againWords[0]);
}

/** A question that no text answers: by its topic, or named as one for the office. */
function openText(meaning: Meaning, turn: EngineTurn, own: readonly Said[]): Said {
  const [named] = servicesIn(meaning.text);
  const general = meaning.topic ? spanishTopics[meaning.topic] : undefined;
  const subject = named ? ` sobre ${service(named)}` : "";
  const said = turn.memory.topics.filter((topic) => topic === "office-knows").length + own.length;
  const wordings = [
    `Esa pregunta${subject} no la puedo contestar desde aquí, y no le quiero adivinar; la oficina sí: ${phone}.`,
    `De eso${subject} tampoco tengo el dato; si me deja cómo responderle, se la paso a la oficina.`,
    `Tampoco lo sé, disculpe. Una persona se lo dice en el ${phone}.`,
    ...againWords,
  ];
  const text = (general ? unsaid([general], turn, own) : undefined) ?? wordings[Math.min(said, wordings.length - 1)];
  return { label: "office-knows", text: text ?? "" };
}

/** Meanings that ask nothing: what they bring is read back, and the flow goes on. */
const silent = (label: string): boolean =>
  (flowLabels.has(label) || label === "greet" || label === "goodbye") && !(label in spanishAnswers && label === "times");

/** "¿Eso es problema?" adds nothing to what was just answered. */
const isLeaning = (text: string): boolean =>
  text.split(" ").length <= 5 && /\b(?:eso|esto|es|asi|as[ií]|verdad)(?![\p{L}])/iu.test(text);

/** The message as a whole may say what its parts don't. */
function wholeSaid(turn: EngineTurn): Said | undefined {
  const [whole] = turn.understood.map((each) => each.whole);
  const label = whole && isQuestion(whole.text) ? spanishLabelOf(whole, turn) : undefined;
  const text = whole && label && !silent(label) && !quiet.has(label) ? sayTo(label, whole, turn, []) : undefined;
  return label && text ? { label, text } : undefined;
}

/** Answers to every part of a Spanish message that asks something. At most three, none twice. */
export function spanishSaid(turn: EngineTurn): Said[] {
  const said: Said[] = [];
  const hasNews = Object.values(turn.found).some(Boolean);
  for (const clause of turn.understood.flatMap(({ clauses }) => clauses)) {
    const label = spanishLabelOf(clause, turn);
    if (said.some((each) => each.label === label) || (label && quiet.has(label) && hasNews)) continue;
    if (label && /^(?:times|channel|call-time|book)$/.test(label) && turn.memory.times !== turn.before.memory.times) continue;
    const text = label && !silent(label) ? sayTo(label, clause, turn, said) : undefined;
    const isOpen = isQuestion(clause.text) && (!label || !silent(label)) && clause.text.split(" ").length > 1;
    if (label && text) said.push({ label, text });
    else if (isOpen && !text && !(said.length > 0 && isLeaning(clause.text))) said.push(openText(clause, turn, said));
  }
  const whole = said.length === 0 || said.every(({ label }) => label === "office-knows") ? wholeSaid(turn) : undefined;
  if (whole) return [whole];
  const loud = said.filter(({ label }) => !quiet.has(label));
  const kept = loud.length > 0 ? loud : said.slice(0, 1);
  const left = covers.flatMap(([one, others]) => (kept.some(({ label }) => label === one) ? others : []));
  const hasAnswer = kept.some(({ label }) => label !== "office-knows");
  return kept
    .filter(({ label }) => !left.includes(label) && !(hasAnswer && label === "office-knows" && kept.length > 2))
    .slice(0, 3);
}

const promises: Readonly<Record<Exclude<RequestKind, "callback">, string>> = {
  emergency: `Lo pasé a la oficina marcado como urgente. Si no puede esperar, llame al ${phone}.`,
  complaint: "Pasé su queja a la oficina con sus propias palabras, y alguien le va a responder.",
  damage: "Pasé esto a la oficina con sus palabras, y alguien le va a responder sobre el daño.",
  warranty: "Lo pasé a servicio al cliente como solicitud de servicio, y alguien le va a responder.",
  job: `Pasé su mensaje a la oficina como solicitud de empleo.${isOffered(pages.careers.path) ? ` Mande también el formulario de ${pages.careers.path}.` : ""}`,
};

/** What becomes of a request that has just reached the office. */
function passed({ plan, state, memory, now, found }: EngineTurn): string | undefined {
  if (plan.state !== "lead_created") return undefined;
  if (state === "lead_created") {
    const { details: _, service: __, product: ___, ...contact } = found;
    return Object.values(contact).some(Boolean) ? "La oficina ya lo tiene así." : undefined;
  }
  const { kind } = memory;
  return kind && kind !== "callback"
    ? promises[kind]
    : `Ya lo pasé a nuestro equipo, y le responden ${answerPromise(now, "es")}.`;
}

/** How a conversation in Spanish begins. */
function greeting({ history, messages }: EngineTurn, hasAnswers: boolean): string | undefined {
  if (history.some(({ role }) => role === "assistant")) return undefined;
  const greets = messages.some((text) => /^\W*(?:hola|buen[oa]s|saludos|hi|hello|qu?e? (?:onda|tal))(?![\p{L}])/iu.test(text));
  if (!hasAnswers) return `Hola, soy el asistente automático de ${profile.company}.`;
  return greets ? "Hola." : undefined;
}

const offers = ["¿Le gustaría un presupuesto gratis?", "Si quiere, deje su nombre y un número y la oficina le llama."];
const callOffer = ["Si gusta, deje aquí su nombre y un número y le llaman para verlo.", ...offers.slice(1)];
const ofWork =
  /^(?:price|budget|window|siding|door|bath|tub|shower|safety|walk|patio|storm|how-long|area$|worth|offered|about|free-estimate|how-soon|financing|steps)/;

/** At most one question ends a reply: the plan's, or once the offer of an estimate. */
function closing(turn: EngineTurn, said: readonly Said[]): { text?: string | undefined; asks?: Asked | null } {
  const { plan, memory, slots } = turn;
  const isEnd = said.length > 0 && said.every(({ label }) => /^(?:thanks|goodbye|hold-on|not-sold)$/.test(label));
  if (isEnd || said.some(({ text }) => text.endsWith("?"))) return { asks: null };
  if (plan.asks) return { text: questionOf(plan.asks, turn) };
  const mayOffer = plan.state === "answering" && memory.declines === 0 && !memory.kind && !slots.phone && !slots.email;
  if (!mayOffer) return { asks: null };
  if (said.some(({ label }) => ofWork.test(label))) {
    const isTold = said.some(({ text }) => /gratis|presupuesto|no le cuesta/.test(text));
    return { text: memory.topics.some((topic) => ofWork.test(topic)) ? undefined : unsaid(isTold ? callOffer : offers, turn), asks: null };
  }
  return said.some(({ label }) => label === "office-knows") && !memory.asked.callback && memory.topics.length > 0
    ? { text: questions.callback[0], asks: "callback" }
    : { asks: null };
}

/** What is said to news that were only taken down. */
function taken(turn: EngineTurn): string | undefined {
  const { found, slots, memory } = turn;
  const isKnown = Boolean(slots.phone ?? slots.email);
  if (found.service) return `Con gusto le ayudamos con ${service(found.service)}.`;
  if (memory.kind && memory.kind !== "job" && /\b(?:pusieron|instalaron|de ustedes|con ustedes)\b/i.test(turn.messages.join(" ")))
    return unsaid([`Gracias por decirme: si el trabajo es nuestro, lo revisa servicio al cliente, en el ${phone} o por ${pages.serviceRequest.path}.`, "Anotado para servicio al cliente."], turn);
  if (found.details || memory.kind || memory.lastAsked || memory.isBuying)
    return unsaid(
      isKnown
        ? ["Gracias, lo agregué para la oficina.", "También eso lo va a leer la oficina.", "Anotado."]
        : ["Gracias, lo anoté.", "Entendido, gracias por decirme.", "De acuerdo."],
      turn,
    );
  return undefined;
}

/** Said to what was not understood and asks nothing. */
function unclear(turn: EngineTurn): string {
  const { memory, slots } = turn;
  if (turn.before.memory.language === "en" && turn.history.length > 0)
    return "Claro, sigamos en español. ¿Qué le gustaría saber?";
  const contact = slots.phone ?? slots.email;
  const wordings = contact
    ? ["Gracias por contarme. Lo agregué a lo que ya tiene la oficina.", "También queda anotado."]
    : memory.declines > 0
      ? ["Muy bien. Aquí estoy para lo que quiera preguntar.", `De acuerdo. El teléfono, por si acaso, es ${phone}.`]
      : [
          `Gracias por escribir. ¿En qué le ayudo? Puedo decirle lo que sé de ${spanish.services}, o pasar un mensaje a la oficina.`,
          `Le entiendo a medias, disculpe. Una persona le atiende mejor en el ${phone}, o deje su nombre y un número y le llaman.`,
          "¿Me lo puede decir con otras palabras?",
        ];
  return unsaid(wordings, turn) ?? `El teléfono de la oficina es ${phone}.`;
}

const farNote = ({ found }: EngineTurn, said: readonly Said[]): string | undefined =>
  found.location && !said.some(({ label }) => label === "area")
    ? spanishArea(found.location).find((text) => !text.startsWith("Sí, trabajamos en"))
    : undefined;

const thanks = (turn: EngineTurn): string =>
  unsaid(
    turn.slots.phone || turn.slots.email
      ? ["De nada, que tenga buen día. La oficina se comunica con usted.", "De nada, para servirle."]
      : ["De nada, para servirle.", `De nada. Si se le ofrece algo más, nuestro teléfono es el ${phone}.`],
    turn,
  ) ?? "De nada.";

const goodbyes = /^(?:thanks|goodbye)$/;

/** Answers in Spanish, and notes how to reach the visitor. */
export function spanishReply(turn: EngineTurn): EngineReply {
  const { found, before } = turn;
  const labels = turn.understood.flatMap(({ clauses }) => clauses.flatMap(({ label }) => label ?? []));
  const readBack = spanishReadBack(found, before.slots);
  if (labels.length > 0 && turn.understood.every(({ clauses }) => clauses.every(({ label }) => goodbyes.test(label ?? "") || label === "reaction")) && !readBack && !turn.plan.asks)
    return { content: thanks(turn), askedFor: null, topics: ["thanks"] };
  const said = spanishSaid(turn);
  const wish = spanishWish(turn.memory, before.memory);
  const news = readBack ?? wish;
  const acknowledged = said.length === 0 ? taken(turn) : undefined;
  const isEmpty = said.length === 0 && !news && !acknowledged;
  const end = closing(turn, said);
  const isGreeted = labels.includes("greet") && isEmpty;
  const parts = [
    greeting(turn, !isGreeted && !(isEmpty && labels.length === 0)),
    readBack,
    wish,
    farNote(turn, said),
    ...said.map(({ text }) => text),
    readBack && !found.service ? undefined : acknowledged,
    passed(turn),
    end.text ?? (isGreeted ? "¿En qué le puedo ayudar?" : isEmpty && !turn.plan.asks ? unclear(turn) : undefined),
  ];
  return {
    content: joined([...new Set(parts)]),
    topics: said.map(({ label }) => label),
    ...(end.asks === undefined ? {} : { askedFor: end.asks }),
    isFallback: isEmpty && !isGreeted && !turn.plan.asks,
  };
}

/** What else was asked in a message that a fixed reply answers, at most two answers. */
export function spanishBeside(kind: GuardKind, turn: EngineTurn): { text: string; topics: string[] } | undefined {
  if (alone.has(kind)) return undefined;
  const said = spanishSaid(turn)
    .filter(({ label }) => !quiet.has(label) && !talks.has(label) && !/^(?:office-knows|spanish-speaker)$/.test(label))
    .slice(0, 2);
  return said.length > 0
    ? { text: said.map(({ text }) => text).join(" "), topics: said.map(({ label }) => label) }
    : undefined;
}
