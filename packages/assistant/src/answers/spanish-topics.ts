import { plans } from "@site/company/financing";
import { edition } from "@site/company/giveaway";
import { positions } from "@site/company/positions";
import { profile } from "@site/company/profile";
import { pages } from "@site/core/site/pages";
import type { Topic } from "../understanding/topics.ts";

const phone = profile.phone;

const ofProduct = (what: string): string =>
  `Ese detalle ${what} no lo tengo aquí y no le quiero adivinar. Nuestro equipo se lo dice en el ${phone}, o en la visita gratis.`;

/** What is said in Spanish when the topic is clear and the question is not. */
export const spanishTopics: Readonly<Record<Topic, string>> = {
  financing:
    plans.length > 0
      ? `Eso del financiamiento depende del banco y de la aprobación de crédito. Los planes están en ${pages.financing.path}, y la oficina ve su caso con usted: ${phone}.`
      : "No ofrecemos financiamiento.",
  warranty: `Qué cubre en su caso lo dice la garantía escrita, y no la tengo aquí. Con su nombre o la dirección de la casa la oficina la busca: ${phone}.`,
  giveaway: edition
    ? `Del sorteo no le quiero decir algo que no sea; las reglas están en ${pages.win.path} y la oficina aclara dudas en el ${phone}.`
    : "Por ahora no tenemos ningún sorteo.",
  jobs:
    positions.length > 0
      ? `Eso se lo dice el equipo de contratación en el ${phone}. La solicitud está en ${pages.careers.path}.`
      : `Por ahora no tenemos puestos abiertos. La oficina está en el ${phone}.`,
  windows: ofProduct("de las ventanas"),
  siding: ofProduct("del revestimiento"),
  bathrooms: ofProduct("del baño"),
  doors: ofProduct("de la puerta"),
  work: "Eso depende de la casa y del trabajo, así que no le quiero adivinar. Antes de empezar se lo explican paso por paso.",
  estimate: `La visita y el presupuesto son gratis y sin compromiso. Los detalles los acuerda la oficina con usted por teléfono: ${phone}.`,
  price: `Cifras no tengo en este chat. Qué incluye y cómo se paga viene en el presupuesto gratis por escrito; la oficina también se lo explica en el ${phone}.`,
};
