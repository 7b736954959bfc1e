import { positions } from "@site/company/positions";
import { profile } from "@site/company/profile";
import { spanish } from "@site/company/spanish";
import { pages } from "@site/core/site/pages";
import type { GuardKind } from "./find-guard.ts";
import { contactOf, type GuardSituation } from "./guard-situation.ts";

const callUs = `Puede llamarnos al ${profile.phone}.`;

const passedOn = ({ slots }: GuardSituation): string => {
  const contact = contactOf(slots);
  return contact
    ? `Ya pasé su mensaje a nuestra oficina; alguien se comunicará con usted al ${contact}.`
    : `Deje aquí su nombre y teléfono y paso su mensaje a la oficina para que le llamen, o llame usted al ${profile.phone}.`;
};

function recap({ slots, memory }: GuardSituation): string {
  const { name, phone, email, location, address, details } = slots;
  const rows: [string, string | undefined][] = [
    ["nombre", name],
    ["teléfono", phone],
    ["correo", email],
    ["dirección", address],
    ["ciudad", location],
    ["proyecto", details],
    ["horario", memory.times],
  ];
  const known = rows.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return known.length > 0 ? `Esto es lo que anoté: ${known.join("; ")}.` : "Todavía no he anotado nada sobre usted.";
}

const replies: Record<GuardKind, (situation: GuardSituation) => string> = {
  injury: () =>
    `Llame al 911 ahora mismo. Si huele a gas o hay humo, salga primero de la casa y llame desde afuera. Cuando todos estén a salvo, nuestra oficina está en el ${profile.phone}.`,
  emergency: ({ slots }) =>
    `Llámenos al ${profile.phone}. Si alguien está en peligro, llame primero al 911. Si puede hacerlo sin riesgo, cierre la llave del agua o cubra la abertura con plástico, y tome fotos para su seguro. ${contactOf(slots) ? `Ya pasé esto a la oficina como urgente, con su contacto ${contactOf(slots)}.` : "Si deja su número aquí, lo paso a la oficina como urgente."}`,
  bereaved: () =>
    `Lo siento mucho. No hay ninguna prisa. Cuando pueda, nuestra oficina en el ${profile.phone} le ayuda.`,
  injection: () => `No puedo hacer eso, pero con gusto le ayudo con ${spanish.offer}. ${callUs}`,
  others: () => `No puedo compartir datos de otras personas; son privados. ${callUs}`,
  privacy: () =>
    `Desde este chat no puedo ver ni cambiar los datos guardados. ${callUs} La oficina se encarga. Más información: ${pages.privacy.path}.`,
  stop: () =>
    `Disculpe la molestia. Desde este chat no puedo cambiar las listas; llame al ${profile.phone} y la oficina lo quita. A un mensaje de texto puede responder STOP.`,
  withdraw: ({ slots }) =>
    contactOf(slots)
      ? "Está bien. Marqué su solicitud como retirada y la oficina lo puede ver."
      : "Está bien. No he pasado nada a la oficina, así que no tiene que hacer nada más.",
  reschedule: () => `Los cambios y cancelaciones de citas se hacen por teléfono, no por este chat. ${callUs}`,
  status: () => `En este chat no puedo ver pedidos ni citas. ${callUs} Ellos lo pueden buscar.`,
  damage: (situation) => `Siento mucho el daño. Por favor tome unas fotos. ${passedOn(situation)}`,
  complaint: (situation) => `Lo siento mucho, así no debe ser. ${passedOn(situation)}`,
  claim: (situation) =>
    `Siento que tenga problemas. Nuestro equipo de servicio revisa lo que cubre su garantía; el formulario está en ${pages.serviceRequest.path}. ${passedOn(situation)}`,
  job: () =>
    positions.length > 0
      ? `Gracias por su interés en trabajar con nosotros. Puestos: ${positions.map(({ slug, title, pay }) => `${(spanish.positions[slug] ?? title).toLowerCase()} (${pay.replace("per hour", "por hora")})`).join(" y ")}${spanish.jobs ? `, ${spanish.jobs}` : ""}. La solicitud está en ${pages.careers.path}.`
      : `Gracias por su interés en trabajar con nosotros. Por ahora no tenemos puestos abiertos. ${callUs}`,
  vendor: () => `Gracias, pero este chat es para dueños de casa. ${callUs}`,
  recap,
  identity: () =>
    `Soy el asistente automático de ${profile.company}, no una persona. Para hablar con alguien: ${profile.phone}.`,
  human: (situation) => `Claro. Puede hablar con una persona en el ${profile.phone}. ${passedOn(situation)}`,
  callback: ({ slots, memory }) =>
    slots.phone
      ? `Claro. Nuestro equipo tiene su número, ${slots.phone}, y sabe que quiere una llamada${memory.times ? ` (${memory.times})` : ""}.`
      : "Claro, alguien le puede llamar. ¿A qué número, y con quién deben hablar?",
  abuse: () => `Siento que esto sea frustrante. ${callUs}`,
};

export const spanishGuardReply = (kind: GuardKind, situation: GuardSituation): string =>
  replies[kind](situation).trim();
