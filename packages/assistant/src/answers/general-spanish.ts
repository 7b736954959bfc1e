import type { ChatAnswers } from "@site/company/schema";

/** What holds for any contractor, in Spanish, where the company's own folder says nothing. */
export const generalSpanish: ChatAnswers = {
  greet: { say: ["Hola, ¿en qué le puedo ayudar?"] },
  hours: { say: ["Nuestro horario es: {horario}."] },
  holidays: {
    say: ["Los días festivos no están publicados; por favor llame al {phone}. El horario normal es: {horario}."],
  },
  address: { say: ["Estamos en {showroom}."] },
  phone: { say: ["Puede llamarnos al {phone}."] },
  price: {
    say: [
      "No puedo dar un precio en este chat porque cada casa es distinta. El presupuesto es gratis y le respondemos {promise}.",
    ],
  },
  "push-price": {
    say: [
      "Entiendo que quiere una cifra, pero no tengo una que sea cierta para su casa. El presupuesto gratis le da el precio exacto.",
    ],
  },
  rival: {
    say: [
      "No puedo comparar ni igualar precios en este chat. El presupuesto es gratis y por escrito, así lo puede comparar con calma.",
    ],
  },
  offers: { say: ["No puedo prometer descuentos en este chat; la oficina le dice qué ofertas hay: {phone}."] },
  "free-estimate": { say: ["Sí, la visita y el presupuesto son gratis y sin compromiso."] },
  warranty: { say: ["Los detalles de la garantía están en {page.warranty}."] },
  "warranty-exclusions": { say: ["Lo que cubre lo dice la garantía escrita; la oficina lo revisa: {phone}."] },
  about: { say: ["Instalamos {servicios}."] },
  since: { say: ["Somos una empresa local y trabajamos desde {founded}."] },
  "how-soon": { say: ["No puedo ver el calendario desde aquí; la oficina le dice la fecha: {phone}."] },
  deadline: { say: ["No puedo prometer una fecha desde aquí; la oficina se lo dice después de la visita."] },
  book: {
    say: [
      "No puedo fijar una cita en este chat; la oficina la acuerda con usted por teléfono. Dígame qué días le convienen y lo paso.",
    ],
  },
  times: { say: ["La oficina acuerda la hora exacta con usted por teléfono."] },
  "call-time": { say: ["Lo paso como su deseo; no puedo garantizar la hora exacta."] },
  channel: { say: ["Lo paso a la oficina como su deseo."] },
  "why-ask": { say: ["Solo para que la oficina le pueda responder. Usted decide qué comparte."] },
  "other-trade": {
    say: ["Eso no está en nuestra lista de servicios; instalamos {servicios}. La oficina se lo puede confirmar."],
  },
  "off-topic": { say: ["De eso no sé. Le puedo ayudar con {servicios}."] },
  "not-our-business": { say: ["Eso no lo puedo decir. Le puedo ayudar con {servicios}."] },
  "chat-kept": { say: ["Sí, este chat se guarda y la oficina lo puede leer. Más información: {page.privacy}."] },
  "data-use": { say: ["Su número se usa para responder a su solicitud. Más información: {page.privacy}."] },
  "whats-next": {
    say: ["Si dejó un número o correo, su solicitud está con la oficina y alguien se comunica con usted."],
  },
};
