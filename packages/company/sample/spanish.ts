import type { SpanishWords } from "../schema.ts";

const bathDays = "Un baño tarda de 5 a 7 días en la mayoría de las casas; depende del trabajo.";

/** What the chat needs to speak of this company in Spanish. */
export const spanish: SpanishWords = {
  services: "ventanas, revestimiento, baños y puertas",
  question: "¿Es para ventanas, revestimiento, baño o puertas?",
  offer: "ventanas, revestimiento, baños o puertas",
  names: {
    windows: "las ventanas",
    siding: "el revestimiento",
    bathrooms: "el baño",
    doors: "las puertas",
  },
  region: "centro de Nueva York",
  positions: { installer: "Instalador", "lead-installer": "Instalador líder" },
  cashShare: "una décima parte",
  counties: [{ words: "s[iy]racus[ae]", say: "Siracusa está en el condado de Onondaga, que participa." }],
  jobs: "tiempo completo en Whitesboro",
  benefits: "Seguro médico, vacaciones pagadas, 401(k), herramientas y uniformes",
  answers: {
    hours: {
      say: ["Nuestro horario es: {horario}."],
      cases: [
        {
          words: "s[aá]bado",
          say: [
            "El sábado abrimos de 9 AM a 1 PM. La página de contacto dice hasta las 4, así que por favor llame al {phone} antes de venir por la tarde.",
          ],
        },
        {
          words: "domingo",
          say: ["El domingo está cerrado. De lunes a viernes abrimos de 8 AM a 6 PM y el sábado de 9 AM a 1 PM."],
        },
      ],
    },
    showroom: { say: ["Puede ver muestras en nuestra sala de exhibición: {showroom}. Horario: {horario}."] },
    price: {
      say: [
        "No puedo dar un precio en este chat porque todo se hace a la medida. El presupuesto es gratis y le respondemos {promise}.",
      ],
    },
    budget: {
      say: [
        "No puedo prometer qué alcanza con ese presupuesto sin ver la casa. La visita y el presupuesto son gratis, y hay financiamiento con aprobación de crédito.",
      ],
    },
    "estimate-valid": { say: ["El presupuesto es válido por 30 días."] },
    financing: {
      say: [
        "Sí, ofrecemos financiamiento con aprobación de crédito: 12-24 meses al 0% si se paga completo en ese plazo, o pagos mensuales fijos hasta 10 años. Los planes están en {page.financing}.",
      ],
    },
    "same-as-cash": {
      say: ["Sí: 12-24 meses al 0% si se paga completo en ese plazo, con aprobación de crédito."],
    },
    "zero-apr": { say: ["Sí, hay 0% APR para clientes que califican, con aprobación de crédito."] },
    monthly: {
      say: ["Hay planes mensuales fijos hasta 10 años, con aprobación de crédito. No puedo prometer una cantidad."],
    },
    "bad-credit": {
      say: [
        "No puedo decirle si lo aprueban ni qué documentos pide el banco: todo depende de la aprobación de crédito. La preaprobación no afecta su puntaje, y nuestro equipo le explica los requisitos.",
      ],
    },
    "pre-approval": { say: ["No, la preaprobación no afecta su puntaje de crédito."] },
    warranty: {
      say: ["Nuestros productos tienen garantía de por vida. Los detalles están en {page.warranty}."],
    },
    "warranty-transfer": {
      say: ["La garantía de ventanas, revestimiento y puertas se puede pasar al nuevo dueño."],
    },
    licensed: { say: ["Sí, tenemos licencia y seguro."] },
    subcontractors: {
      say: ["El trabajo lo hacen nuestros propios instaladores certificados, sin subcontratistas."],
    },
    "how-long": {
      say: [
        "Depende del trabajo: ventanas de 1 a 2 días, revestimiento de 1 a 2 semanas, un baño de 5 a 7 días en la mayoría de las casas.",
      ],
      cases: [
        { services: ["windows"], say: ["La mayoría de las instalaciones de ventanas tarda de 1 a 2 días."] },
        { services: ["siding"], say: ["El revestimiento suele tardar de 1 a 2 semanas."] },
        { services: ["bathrooms"], say: [bathDays] },
      ],
    },
    "tub-to-shower": { say: ["Sí, cambiamos la tina por una regadera con entrada baja en el mismo espacio."] },
    "safety-tub": {
      say: ["Sí, tenemos tinas de seguridad con puerta, asiento y barras: se entra sin levantar mucho la pierna."],
    },
    "bath-access": {
      say: [
        "Tenemos regaderas de entrada baja y tinas de seguridad con asiento y barras; los detalles se planean con nuestro equipo.",
      ],
    },
    "window-kinds": { say: ["Tenemos ventanas de guillotina, corredizas, bay, bow y fijas, hechas a la medida."] },
    "siding-kinds": {
      say: ["Tenemos revestimiento de vinilo reforzado, de madera de ingeniería y de vinilo con aspecto de piedra."],
    },
    "siding-colors": { say: ["El vinilo reforzado viene en 40 colores."] },
    "door-kinds": { say: ["Tenemos puertas de entrada, contrapuertas y puertas de patio, a la medida."] },
    soffit: {
      say: [
        "Las canaletas y aleros no están en nuestra lista; la oficina le confirma si se hacen junto con el revestimiento.",
      ],
    },
  },
};
