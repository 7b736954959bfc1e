import { hours } from "@site/company/hours";
import { serviceTowns } from "@site/company/places";
import { positions } from "@site/company/positions";
import { profile } from "@site/company/profile";
import { addressLine } from "@site/core/business/profile";
import { currentEdition } from "@site/core/giveaway/edition";
import { pages } from "@site/core/site/pages";
import { placesIn } from "./area.ts";

const days: Readonly<Record<string, string>> = { "Mon-Fri": "lunes a viernes", Sat: "sábado", Sun: "domingo" };
const hoursText = hours.site
  .map(({ label, text }) => `${days[label] ?? label} ${text.replace("closed", "cerrado")}`)
  .join(", ");

export const services = "ventanas, revestimiento, baños y puertas";
export const office = `Eso se lo puede decir nuestra oficina: ${profile.phone}.`;

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
const giveawayDates = (): string =>
  `Según las reglas, el formulario se recibe del ${spanishDay(edition.opensAt)} al ${spanishDay(edition.closesAt)} y el sorteo es el ${spanishDay(edition.drawAt)}. Las reglas están en ${pages.win.path}.`;
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
export const spanishAnswers: Readonly<
  Record<string, string | ((text: string, service: string | undefined) => string)>
> = {
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
  since: `Somos una empresa local y trabajamos desde ${profile.founded}.`,
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
  giveaway: () => `El premio es de hasta $25,000 en productos y servicios. ${giveawayRules} ${giveawayDates()}`,
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
