import type { SpanishWords } from "../schema.ts";

const bathDays = "Un baño tarda de 5 a 7 días en la mayoría de las casas; depende del trabajo.";

const safetyTub =
  "Sí, tenemos tinas de seguridad con puerta, asiento y barras: se entra sin levantar mucho la pierna. La medida se ve en una visita gratis.";

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
  dayNotes: {
    Saturday:
      "La página de contacto dice hasta las 4, así que por favor llame al {phone} antes de venir después de la 1.",
  },
  region: "centro de Nueva York",
  positions: { installer: "Instalador", "lead-installer": "Instalador líder" },
  cashShare: "una décima parte",
  counties: [
    { words: "s[iy]racus[ae]", say: "Siracusa está en el condado de Onondaga, que participa." },
    {
      words: "\\b(?:rome|utica|whitesboro|new hartford|clinton)\\b",
      say: "Ahí es el condado de Oneida, que participa.",
    },
    { words: "\\b(?:little falls|frankfort|ilion|mohawk)\\b", say: "Ahí es el condado de Herkimer, que participa." },
  ],
  jobs: "tiempo completo en Whitesboro",
  benefits: "Seguro médico, vacaciones pagadas, 401(k), herramientas y uniformes",
  answers: {
    showroom: { say: ["Puede ver muestras en nuestra sala de exhibición: {showroom}. Horario: {horario}."] },
    price: {
      say: [
        "No puedo dar un precio en este chat porque todo se hace a la medida. El presupuesto es gratis y le respondemos {promise}.",
        "El precio sale de las medidas y del material, así que aquí no tengo cifras. La visita no le cuesta nada.",
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
        "Se puede pagar por mes, siempre con aprobación de crédito; la decisión llega en minutos.",
      ],
    },
    "financing-apply": {
      say: [
        "Se solicita con nuestro equipo, y la decisión llega en minutos; todo está sujeto a aprobación de crédito. Los planes están en {page.financing}.",
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
        "Eso solo lo decide el banco. Puede preguntar sin que le afecte el puntaje.",
      ],
    },
    "pre-approval": { say: ["No, la preaprobación no afecta su puntaje de crédito."] },
    warranty: {
      say: [
        "Nuestros productos tienen garantía de por vida. Los detalles están en {page.warranty}.",
        "Es de por vida; qué incluye exactamente está por escrito, y servicio al cliente se lo explica en el {phone}.",
      ],
    },
    "warranty-transfer": {
      say: [
        "La garantía de ventanas, revestimiento y puertas no se pierde: se puede pasar al nuevo dueño. Las condiciones se las confirma servicio al cliente.",
      ],
    },
    licensed: { say: ["Sí, tenemos licencia y seguro."] },
    subcontractors: {
      say: ["El trabajo lo hacen nuestros propios instaladores certificados, sin subcontratistas."],
    },
    reviews: {
      say: ["Tenemos 4.9 estrellas en las opiniones de clientes. Referencias cerca de usted las da la oficina."],
    },
    owner: { say: ["Somos una empresa familiar, desde {founded}. Nombres no tengo aquí; pregunte en el {phone}."] },
    "how-long": {
      say: [
        "Depende del trabajo: ventanas de 1 a 2 días, revestimiento de 1 a 2 semanas, un baño de 5 a 7 días en la mayoría de las casas.",
      ],
      cases: [
        { services: ["windows"], say: ["La mayoría de las instalaciones de ventanas tarda de 1 a 2 días."] },
        { services: ["siding"], say: ["El revestimiento suele tardar de 1 a 2 semanas, según la casa."] },
        { services: ["bathrooms"], say: [bathDays] },
      ],
    },
    "tub-to-shower": { say: ["Sí, cambiamos la tina por una regadera con entrada baja en el mismo espacio."] },
    "safety-tub": { say: [safetyTub] },
    "walk-in-tub": { say: [safetyTub] },
    "bath-access": {
      say: [
        "Tenemos regaderas de entrada baja y tinas de seguridad con puerta, asiento y barras. Qué conviene más se ve en la visita gratis, con la persona que lo va a usar.",
        "El espacio para silla de ruedas, el asiento y las barras se planean en la visita.",
      ],
    },
    "bath-scope": {
      say: [
        "Hacemos el cambio de tina a regadera, tinas de seguridad y puertas de regadera. Si el piso, el lavabo o el inodoro entran también, se ve en la visita gratis.",
      ],
    },
    "bath-walls": {
      say: [
        "Si hay que abrir la pared no se sabe sin verla, sobre todo en una casa vieja. Eso se revisa en la visita gratis.",
      ],
    },
    "window-kinds": { say: ["Tenemos ventanas de guillotina, corredizas, bay, bow y fijas, hechas a la medida."] },
    "window-custom": { say: ["Sí, todas se hacen a la medida, también para casas viejas."] },
    "window-drafts": {
      say: [
        "Una ventana nueva y bien sellada ayuda contra las corrientes de aire. Cuánto, depende de la casa; en la visita gratis se ve por dónde entra.",
      ],
    },
    "siding-kinds": {
      say: ["Tenemos revestimiento de vinilo reforzado, de madera de ingeniería y de vinilo con aspecto de piedra."],
    },
    "siding-colors": { say: ["El vinilo reforzado viene en 40 colores. Las muestras las puede ver en {showroom}."] },
    "siding-wind": { say: ["El revestimiento reforzado está clasificado para vientos de hasta 210 mph."] },
    "siding-fade": { say: ["El color del vinilo reforzado tiene 30 años de garantía contra la decoloración."] },
    "door-kinds": { say: ["Tenemos puertas de entrada, contrapuertas y puertas de patio, a la medida."] },
    "patio-kinds": { say: ["Sí, ponemos puertas de patio, hechas a la medida del hueco que tiene."] },
    "storm-door": { say: ["Sí, ponemos contrapuertas; si le queda a la suya se ve en la visita gratis."] },
    cleanup: { say: ["Cubrimos pisos y muebles cerca de donde se trabaja y limpiamos al terminar."] },
    prepare: {
      say: [
        "Cubrimos pisos y muebles cerca de cada hueco. Qué más hay que mover se lo dicen antes del día; si algo le pesa demasiado, avíseles.",
      ],
    },
    soffit: {
      say: [
        "Las canaletas y aleros no están en nuestra lista; la oficina le confirma si se hacen junto con el revestimiento.",
      ],
    },
  },
};
