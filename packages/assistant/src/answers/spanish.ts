import { plans } from "@site/company/financing";
import { edition } from "@site/company/giveaway";
import { serviceTowns } from "@site/company/places";
import { positions } from "@site/company/positions";
import { profile } from "@site/company/profile";
import type { Edition } from "@site/company/schema";
import { spanish } from "@site/company/spanish";
import { dollars } from "@site/core/business/dollars";
import { pages } from "@site/core/site/pages";
import { labelsOf } from "../understanding/topics.ts";
import { type AnswerBank, depends, known } from "./answer.ts";
import { placesIn } from "./area.ts";
import { bankOf } from "./company-texts.ts";
import { generalSpanish } from "./general-spanish.ts";

export const office = `Eso se lo puede decir nuestra oficina: ${profile.phone}.`;

function place(text: string): string {
  const [first] = placesIn(text);
  if (!first)
    return `Trabajamos en ${serviceTowns.join(", ").replace("surrounding areas", "los alrededores")}. ¿En qué ciudad está la casa?`;
  if (first.area === "served") return `Sí, trabajamos en ${first.name}.`;
  if (first.area === "far")
    return `${first.name} queda fuera del ${spanish.region} y seguramente muy lejos para nosotros; la oficina se lo confirma en el ${profile.phone}.`;
  return `${first.name} no está en nuestra lista, pero también vamos a los alrededores; la oficina lo confirma para su dirección.`;
}

function giveawayBank(held: Edition): AnswerBank {
  const day = (at: string): string =>
    new Intl.DateTimeFormat("es-US", { dateStyle: "long", timeZone: held.timezone }).format(new Date(at));
  const rules = `Según las reglas, debe tener ${held.minAge} años o más y ser dueño de una casa en uno de estos condados: ${held.counties.join(", ")}. Cuenta una participación por hogar.`;
  const dates = (): string =>
    `Según las reglas, el formulario se recibe del ${day(held.opensAt)} al ${day(held.closesAt)} y el sorteo es el ${day(held.drawAt)}. Las reglas están en ${pages.win.path}.`;
  const county = (text: string): string => {
    const told = spanish.counties.find(({ words }) => new RegExp(words, "i").test(text))?.say;
    if (told) return `${told} `;
    return held.counties.some((name) => new RegExp(name, "i").test(text)) ? "Ese condado participa. " : "";
  };
  const prize = `El premio es de hasta ${dollars(held.prizeValue)} en productos y servicios`;
  return {
    giveaway: depends(() => [`${prize}. ${rules} ${dates()}`]),
    "giveaway-prize": known(`${prize}, o ${spanish.cashShare} en efectivo. Las reglas están en ${pages.win.path}.`),
    "giveaway-dates": depends(() => [dates()]),
    "giveaway-rent": depends(({ text }) => [
      `${county(text)}${rules} De la ciudadanía no dice nada lo que tengo; las reglas oficiales en ${pages.win.path} deciden.`,
    ]),
    "giveaway-eligibility": depends(({ text }) => [`${county(text)}${rules} Las reglas están en ${pages.win.path}.`]),
    "giveaway-winner": known(`No puedo nombrar a un ganador; la lista se pide a la oficina: ${profile.phone}.`),
  };
}

const jobsText = positions
  .map(({ slug, title, pay }) => `${spanish.positions[slug] ?? title}: ${pay.replace("per hour", "por hora")}`)
  .join("; ");

const jobBank: AnswerBank = {
  pay: known(`${jobsText}. La solicitud está en ${pages.careers.path}.`),
  "job-requirements": known(
    `Puede mandar su solicitud en ${pages.careers.path}; los requisitos los decide el equipo de contratación. ${jobsText}.`,
  ),
  ...(spanish.benefits ? { benefits: known(`${spanish.benefits}. Los detalles están en ${pages.careers.path}.`) } : {}),
};

const none = (labels: readonly string[], text: string): AnswerBank =>
  Object.fromEntries(labels.map((label) => [label, known(text)]));

/** What is said in Spanish, by what a message means. */
export const spanishAnswers: AnswerBank = {
  area: depends(({ text }) => [place(text)]),
  ...(jobsText ? jobBank : none(labelsOf("jobs"), "Por ahora no tenemos puestos abiertos.")),
  ...(edition ? giveawayBank(edition) : none(labelsOf("giveaway"), "Por ahora no tenemos ningún sorteo.")),
  ...bankOf({ ...generalSpanish, ...spanish.answers }),
  ...(plans.length > 0 ? {} : none(labelsOf("financing"), "No ofrecemos financiamiento.")),
};
