import { profile } from "@site/company/profile";
import { spanish } from "@site/company/spanish";
import { answerPromise } from "@site/core/business/calendar";
import type { Asked, Memory, RequestKind } from "@site/core/chat/memory";
import { isPageEnabled } from "@site/core/site/page-availability";
import { pages } from "@site/core/site/pages";
import { spanishArea } from "../answers/spanish.ts";
import type { EngineReply, EngineTurn } from "../engine.ts";
import { type Said, service, spanishSaid, unsaid } from "./spanish-answers.ts";
import { spanishReadBack, spanishWish } from "./spanish-read-back.ts";

const phone = profile.phone;

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" ");

const questions: Readonly<Record<Asked, readonly [string, ...string[]]>> = {
  service: [spanish.question, `¿En qué le ayudamos: ${spanish.offer}?`],
  details: ["¿Qué trabajo necesita? Cuénteme un poco."],
  name: ["¿A nombre de quién lo anoto?", "¿Por quién preguntamos? Basta con el nombre."],
  location: ["¿En qué ciudad está la casa?"],
  contact: [
    "¿A qué número o correo le podemos responder?",
    "Solo me falta cómo responderle: ¿qué teléfono o correo anoto?",
  ],
  areaCode: [
    "¿Puede enviar el número completo, con el código de área?",
    "Parece que le falta el código de área. ¿Cuál es?",
  ],
  callback: ["¿Quiere que alguien de la oficina le llame?"],
};

const ownNumber = "Solo puedo pasar a la oficina números de Estados Unidos o Canadá. ¿Tiene uno de esos, o un correo?";

const questionOf = (asks: Asked, { memory, plan }: EngineTurn): string => {
  if (plan.isForeign) return ownNumber;
  const wordings = questions[asks];
  return wordings[Math.min(memory.asked[asks] ?? 0, wordings.length - 1)] ?? wordings[0];
};

const promises: Readonly<Record<Exclude<RequestKind, "callback">, string>> = {
  emergency: `Lo pasé a la oficina marcado como urgente. Si no puede esperar, llame al ${phone}.`,
  complaint: "Pasé su queja a la oficina con sus propias palabras, y alguien le va a responder.",
  damage: "Pasé esto a la oficina con sus palabras, y alguien le va a responder sobre el daño.",
  warranty: "Lo pasé a servicio al cliente como solicitud de servicio, y alguien le va a responder.",
  job: `Pasé su mensaje a la oficina como solicitud de empleo.${isPageEnabled(pages.careers.path) ? ` Mande también el formulario de ${pages.careers.path}.` : ""}`,
};

/** What becomes of a request that has just reached the office. */
function passed({ plan, state, memory, now, found }: EngineTurn): string | undefined {
  if (plan.state !== "lead_created") return undefined;
  if (state === "lead_created") {
    const { details: _, service: __, product: ___, ...contact } = found;
    return Object.values(contact).some(Boolean) ? "La oficina ya lo tiene así." : undefined;
  }
  return spanishPromise(memory, now);
}

/** What the office was given, and when it answers. */
export const spanishPromise = ({ kind, topics }: Memory, now: Date): string =>
  kind && kind !== "callback"
    ? promises[kind]
    : /^act-(?:stop|privacy)$/.test(topics.at(-1) ?? "")
      ? "Ya pasé su deseo a la oficina; una persona de allí se encarga."
      : `Ya lo pasé a nuestro equipo, y le responden ${answerPromise(now, "es")}.`;

/** How a conversation in Spanish begins. */
function greeting({ history, messages }: EngineTurn, hasAnswers: boolean): string | undefined {
  if (history.some(({ role }) => role === "assistant")) return undefined;
  const greets = messages.some((text) =>
    /^\W*(?:hola|buen[oa]s|saludos|hi|hello|qu?e? (?:onda|tal))(?![\p{L}])/iu.test(text),
  );
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
  if (said.some(({ label, text }) => ofWork.test(label) && !text.includes("muy lejos"))) {
    const isTold = said.some(({ text }) => /gratis|presupuesto|no le cuesta/.test(text));
    return {
      text: memory.topics.some((topic) => ofWork.test(topic)) ? undefined : unsaid(isTold ? callOffer : offers, turn),
      asks: null,
    };
  }
  return said.some(({ label }) => label === "office-knows") && !memory.asked.callback && memory.topics.length > 0
    ? { text: questions.callback[0], asks: "callback" }
    : { asks: null };
}

/** What is said to news that were only taken down. */
function taken(turn: EngineTurn): string | undefined {
  const { found, slots, memory } = turn;
  const isKnown = Boolean(slots.phone ?? slots.email);
  if (found.service) {
    const next = turn.plan.asks || isKnown ? "" : " Deje su nombre y un número, y la oficina le llama para verlo.";
    return `Con gusto le ayudamos con ${service(found.service)}.${next}`;
  }
  if (
    memory.kind &&
    memory.kind !== "job" &&
    /\b(?:pusieron|instalaron|de ustedes|con ustedes)\b/i.test(turn.messages.join(" "))
  )
    return unsaid(
      [
        `Gracias por decirme: si el trabajo es nuestro, lo revisa servicio al cliente, en el ${phone} o por ${pages.serviceRequest.path}.`,
        "Anotado para servicio al cliente.",
      ],
      turn,
    );
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
  const about = slots.service ?? memory.interest;
  const wordings = contact
    ? ["Gracias por contarme. Lo agregué a lo que ya tiene la oficina.", "También queda anotado."]
    : memory.declines > 0
      ? ["Muy bien. Aquí estoy para lo que quiera preguntar.", `De acuerdo. El teléfono, por si acaso, es ${phone}.`]
      : about
        ? [
            `Gracias por contarme. Eso hay que verlo en la casa; si deja su nombre y un número, la oficina le llama.`,
            `Le entiendo. Para eso le sirve más una persona: ${phone}.`,
            "Muy bien, ¿algo más que quiera saber?",
          ]
        : [
            `¿En qué le ayudo? Puedo decirle lo que sé de ${spanish.services}, o pasar un mensaje a la oficina.`,
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

const goodbyes = /^(?:thanks|goodbye|reaction)$/;

/** "Gracias", "adiós": nothing to answer and nothing to ask. */
const isFarewell = ({ understood, plan }: EngineTurn): boolean =>
  !plan.asks && understood.every(({ clauses }) => clauses.every(({ label }) => goodbyes.test(label ?? "")));

/** A reply to words that brought nothing to answer and nothing to note. */
function openEnd(turn: EngineTurn): string | undefined {
  if (turn.plan.asks) return undefined;
  const greets = turn.understood.some(({ clauses }) => clauses.some(({ label }) => label === "greet"));
  return greets ? "¿En qué le puedo ayudar?" : unclear(turn);
}

const leaks = /\b(?:fugas?|gote\p{L}*|inund\p{L}*|mojad[oa]|(?:tira|sale|entra) (?:el )?agua)(?![\p{L}])/iu;
const asksWhatToDo = /\bqu?[eé]? (?:hago|hacemos|puedo hacer|debo hacer|tengo que hacer)(?![\p{L}])/iu;

/** What helps now against water, until somebody comes. */
function leakAid({ memory, messages }: EngineTurn): Said[] {
  const text = messages.join(" ");
  if (!asksWhatToDo.test(text) || !leaks.test(`${memory.words ?? ""} ${text}`)) return [];
  const aid = `Cierre la llave de paso del agua: casi siempre está donde el tubo entra a la casa, junto al medidor o en el sótano. Si no la encuentra o no cierra, llame a la compañía del agua o a un plomero, y no use esa regadera o tina hasta que la revisen. La oficina está en el ${phone}.`;
  return [{ label: "leak", text: aid }];
}

/** Answers in Spanish, and notes how to reach the visitor. */
export function spanishReply(turn: EngineTurn): EngineReply {
  const { found, before } = turn;
  const readBack = spanishReadBack(found, before.slots);
  if (isFarewell(turn) && !readBack) return { content: thanks(turn), askedFor: null, topics: ["thanks"] };
  const aid = leakAid(turn);
  const said = aid.length > 0 ? aid : spanishSaid(turn);
  const wish = spanishWish(turn.memory, before.memory);
  const acknowledged = said.length === 0 ? taken(turn) : undefined;
  const isEmpty = said.length === 0 && !readBack && !wish && !acknowledged;
  const end = closing(turn, said);
  const parts = [
    greeting(turn, !isEmpty),
    readBack,
    wish,
    farNote(turn, said),
    ...said.map(({ text }) => text),
    readBack && !found.service ? undefined : acknowledged,
    passed(turn),
    end.text ?? (isEmpty ? openEnd(turn) : undefined),
  ];
  return {
    content: joined([...new Set(parts)]),
    topics: said.map(({ label }) => label),
    ...(end.asks === undefined ? {} : { askedFor: end.asks }),
    isFallback: isEmpty && !turn.plan.asks,
  };
}
