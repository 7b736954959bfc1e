import { plans } from "@site/company/financing";
import { edition } from "@site/company/giveaway";
import { serviceTowns } from "@site/company/places";
import { positions } from "@site/company/positions";
import { profile } from "@site/company/profile";
import type { Edition } from "@site/company/schema";
import { spanish } from "@site/company/spanish";
import { dateFormat } from "@site/core/business/date-format";
import { dollars } from "@site/core/business/dollars";
import type { RequestKind } from "@site/core/chat/memory";
import { getWindowState } from "@site/core/giveaway/edition";
import { pages } from "@site/core/site/pages";
import type { Place } from "../slots/find-place.ts";
import { labelsOf } from "../understanding/topics.ts";
import { formatList } from "../words.ts";
import { type AnswerBank, depends, known } from "./answer.ts";
import { placesIn } from "./area.ts";
import { bankOf } from "./company-texts.ts";
import { generalSpanish } from "./general-spanish.ts";
import { spanishHolidays, spanishHoursReply } from "./spanish-times.ts";

const towns = formatList(
  serviceTowns.map((town) => town.replace("surrounding areas", "los alrededores")),
  { word: "y", comma: "" },
);

const named = (places: readonly Place[]): string =>
  formatList(
    places.map(({ name, town }) => (town ? `${name} (${town})` : name)),
    { word: "y", comma: "" },
  );

/** What is said about the places that a text names; only those that the site lists are promised. */
export function spanishArea(text: string): readonly string[] {
  const places = placesIn(text);
  const [served, far, others] = [
    places.filter(({ area }) => area === "served"),
    places.filter(({ area }) => area === "far"),
    places.filter(({ area }) => area !== "served" && area !== "far"),
  ];
  if (places.length === 0)
    return [
      `Trabajamos en ${towns}. ¿En qué ciudad está la casa?`,
      `Dígame la ciudad o el código postal de la casa y le digo si está en nuestra zona.`,
    ];
  const parts = [
    served.length > 0 ? `Sí, trabajamos en ${named(served)}.` : undefined,
    others.length > 0
      ? `${named(others)} no está en nuestra lista, pero también vamos a los alrededores; la oficina lo confirma para su dirección.`
      : undefined,
    far.length > 0
      ? `${named(far)} queda fuera del ${spanish.region} y seguramente muy lejos para nosotros; la oficina se lo confirma en el ${profile.phone}.`
      : undefined,
  ];
  const all = parts.filter(Boolean).join(" ");
  return [all, `${all} El teléfono es ${profile.phone}.`];
}

function giveawayBank(held: Edition): AnswerBank {
  const day = (at: string): string =>
    dateFormat("es-US", { dateStyle: "long", timeZone: held.timezone }).format(new Date(at));
  const rules = `Según las reglas, debe tener ${held.minAge} años o más y ser dueño de una casa en uno de estos condados: ${held.counties.join(", ")}. Cuenta una participación por hogar.`;
  const isOver = (now: Date): boolean => getWindowState(held, now) === "closed";
  const past = (now: Date): string => (isOver(now) ? " Ese plazo ya pasó." : "");
  const ended = (now: Date): string =>
    isOver(now) ? ` El plazo para participar terminó el ${day(held.closesAt)}.` : "";
  const dates = (now: Date): string =>
    `Según las reglas, el formulario se recibe del ${day(held.opensAt)} al ${day(held.closesAt)} y el sorteo es el ${day(held.drawAt)}.${past(now)} Las reglas están en ${pages.win.path}.`;
  const county = (text: string): string => {
    const told = spanish.counties.find(({ words }) => new RegExp(words, "i").test(text))?.say;
    if (told) return `${told} `;
    return held.counties.some((name) => new RegExp(name, "i").test(text)) ? "Ese condado participa. " : "";
  };
  const prize = `El premio es de hasta ${dollars(held.prizeValue)} en productos y servicios`;
  return {
    giveaway: depends(({ now }) => [`${prize}. ${rules} ${dates(now)}`]),
    "giveaway-prize": known(`${prize}, o ${spanish.cashShare} en efectivo. Las reglas están en ${pages.win.path}.`),
    "giveaway-dates": depends(({ now }) => [
      dates(now),
      "Es la única fecha que tengo; el lugar y lo demás lo dice la oficina.",
    ]),
    "giveaway-rent": depends(({ text, now }) => [
      `${county(text)}${rules}${ended(now)} De la ciudadanía no dice nada lo que tengo; las reglas oficiales en ${pages.win.path} deciden.`,
    ]),
    "giveaway-eligibility": depends(({ text, memory, slots, now }) => {
      const own = county(text) || county(slots.location ?? "");
      const isTold = memory.topics.some((topic) => topic.startsWith("giveaway"));
      return isTold && own
        ? [
            `${own}Además piden ser mayor de edad y dueño de la casa; si puede entrar lo deciden las reglas de ${pages.win.path}, no yo.${past(now)}`,
          ]
        : [`${own}${rules}${ended(now)} Las reglas están en ${pages.win.path}.`];
    }),
    "giveaway-place": known(`El lugar del sorteo no lo tengo aquí; la oficina se lo dice en el ${profile.phone}.`),
    "giveaway-purchase": known(
      `Si hace falta comprar algo lo dicen las reglas oficiales, en ${pages.win.path}; no se lo quiero adivinar.`,
    ),
    "giveaway-winner": known(`No puedo nombrar a un ganador; la lista se pide a la oficina: ${profile.phone}.`),
  };
}

const jobsText = positions
  .map(({ slug, title, pay }) => `${spanish.positions[slug] ?? title}: ${pay.replace("per hour", "por hora")}`)
  .join("; ");

const jobBank: AnswerBank = {
  pay: known(`${jobsText}. La solicitud está en ${pages.careers.path}.`),
  "job-requirements": depends(({ text }) => [
    `${/ingl[eé]s|espa[nñ]ol|idioma/i.test(text) ? "Si el inglés es requisito no lo sé desde aquí" : "Qué piden exactamente no lo sé desde aquí"}; se lo dice el equipo de contratación en el ${profile.phone}. De todos modos puede mandar su solicitud en ${pages.careers.path}.`,
    `Eso también lo contesta el equipo de contratación, en el ${profile.phone}.`,
  ]),
  ...(spanish.jobs
    ? {
        "job-schedule": known(
          `Los puestos son de ${spanish.jobs}. El horario exacto lo dice el equipo de contratación.`,
        ),
      }
    : {}),
  ...(spanish.benefits ? { benefits: known(`${spanish.benefits}. Los detalles están en ${pages.careers.path}.`) } : {}),
};

/** Papers: nothing is asked and nothing is claimed about them. */
function immigration(text: string, kind: RequestKind | undefined): readonly string[] {
  const isJob = kind === "job" || /\b(?:trabaj\w*|empleo|chamba|jale|aplicar)\b/i.test(text);
  const isCredit = /\b(?:financ\w*|cr[eé]dito|pagos|itin|social)\b/i.test(text);
  const who = isJob
    ? "Qué documentos hacen falta para un empleo se lo dice el equipo de contratación"
    : isCredit
      ? "Qué documentos pide el banco para financiar se lo explica la oficina"
      : "Si algún trámite pide documentos, la oficina se lo explica";
  return [
    `En este chat no preguntamos por estatus migratorio, y no hace falta que me lo diga. ${who}: ${profile.phone}.`,
    `De papeles no le pregunto nada ni le puedo asegurar nada; llame al ${profile.phone}.`,
  ];
}

const none = (labels: readonly string[], text: string): AnswerBank =>
  Object.fromEntries(labels.map((label) => [label, known(text)]));

/** What is said in Spanish, by what a message means. */
export const spanishAnswers: AnswerBank = {
  ...bankOf({ ...generalSpanish, ...spanish.answers }),
  area: depends(({ text }) => spanishArea(text)),
  hours: depends(spanishHoursReply),
  holidays: depends(spanishHolidays),
  "always-open": depends(spanishHoursReply),
  ...(jobsText ? jobBank : none(labelsOf("jobs"), "Por ahora no tenemos puestos abiertos.")),
  ...(edition ? giveawayBank(edition) : none(labelsOf("giveaway"), "Por ahora no tenemos ningún sorteo.")),

  immigration: depends(({ text, memory }) => immigration(text, memory.kind)),
  "is-set": depends(({ slots }) =>
    (slots.phone ?? slots.email)
      ? [
          `Sí, su mensaje ya está con la oficina${slots.name ? `, a nombre de ${slots.name}` : ""}. La fecha o la hora las confirman ellos.`,
          "Sí, ya lo tienen.",
        ]
      : ["Todavía no: me falta un número o un correo para pasarlo a la oficina."],
  ),
  "spanish-speaker": known(
    "No le puedo prometer que atienda alguien que hable español; lo anoto para que la oficina lo sepa.",
    "Ya queda anotado que prefiere español; quién le llame lo decide la oficina.",
  ),
  ...(plans.length > 0 ? {} : none(labelsOf("financing"), "No ofrecemos financiamiento.")),
};
