import { profile } from "@site/company/profile";
import { spanish } from "@site/company/spanish";
import { pages } from "@site/core/site/pages";
import { listAnswerTexts, phone, spanishHours } from "../ranking/knowledge-base.ts";
import { dangerSteps, dangers, officeNow } from "./danger-es.ts";
import type { Matter, Texts } from "./en.ts";
import type { Situation } from "./situation.ts";

const ofComplaint = `Una persona de allí se encarga; si quiere hablar con alguien, llame al ${phone}.`;
const withoutPromise: Partial<Record<Matter, string>> = {
  emergency: `Si no puede esperar, llame al ${phone}.`,
  complaint: ofComplaint,
  damage: ofComplaint,
};

const matters: Record<Matter, string> = {
  complaint: "su queja",
  damage: "esto",
  warranty: "esto como solicitud de servicio",
  job: "esto como solicitud de empleo",
  callback: "su deseo de una llamada",
  emergency: "esto, marcado como urgente,",
  none: "su solicitud",
  change: "su nota sobre la cita",
  contract: "su deseo sobre el contrato",
};

const formatForwarded = ({ reach, memory, statement }: Situation): string => {
  const quotation = statement && ` (${statement})`;
  if (memory.isWithdrawn)
    return `Dejé sus palabras anotadas para la oficina, y nadie le llama por eso. Si quiere una respuesta, llame al ${phone}.`;
  return reach
    ? `Ya lo tiene la oficina con sus palabras${quotation}, y le responden al ${reach}.`
    : `Deje abajo su nombre y un teléfono o correo, y llega a la oficina con sus palabras${quotation}. También puede llamar al ${phone}.`;
};

export const es: Texts = {
  dangers,
  dangerSteps,
  acts: {
    injection: () => [
      `Eso no lo puedo hacer. Con gusto le ayudo con ${spanish.services}, o llame al ${phone}.`,
      "Eso tampoco.",
    ],
    others: () => [
      `No puedo compartir nada sobre otras personas; es privado. La oficina está en el ${phone}.`,
      "Eso queda privado.",
    ],
    privacy: ({ reach }) => [
      `Desde este chat no puedo ver ni borrar datos guardados; ${reach ? `su deseo llega a la oficina con ${reach}, y` : ""} una persona de la oficina lo hace y lo confirma: ${phone}. Más en ${pages.privacy.path}.`,
      `Eso solo lo puede hacer la oficina, en el ${phone}.`,
    ],
    stop: ({ reach }) => [
      reach
        ? `Entendido. Ya no le mandamos mensajes ni correos al ${reach}, y anoté para la oficina que no quiere llamadas. Para confirmarlo llame al ${phone}.`
        : `Entendido, y disculpe la molestia. Desde aquí no sé de qué número o correo se trata: responda STOP al mensaje; de las listas de llamadas le quita la oficina, en el ${phone}.`,
      "Entendido.",
    ],
    abuse: () => [
      `Siento que esté molesto. Si algo salió mal con nosotros, dígame qué y llega a la oficina: ${phone}.`,
      "Le escucho. ¿Qué pasó?",
    ],
    vendor: () => [`Gracias, pero este chat es para dueños de casa. Para ofertas, la oficina: ${phone}.`],
    bereaved: () => [
      `Siento mucho su pérdida. No hay prisa con nada aquí. Lo que haya que detener o cambiar lo hace una persona de la oficina con usted, en el ${phone}.`,
    ],
    reschedule: ({ reach }) => [
      `Las citas se cambian o cancelan por teléfono, en el ${phone}; por este chat no queda cambiada. ${reach ? `Dejé una nota a la oficina con ${reach}; vale cuando ellos se lo confirmen.` : "Si no puede llamar, deje abajo su nombre y número con lo que debe cambiar, y llega como nota."}`,
      "No está cambiada hasta que la oficina se lo confirme.",
    ],
    contract: (situation) =>
      [
        `Un contrato no se cancela por este chat. El que se firmó en casa por lo general se puede cancelar por escrito dentro de tres días hábiles; lea en sus papeles cómo, y llame hoy al ${phone}. ${formatForwarded(situation)}`,
        `Por lo general son tres días hábiles desde la firma; sus papeles dicen el día y la manera. Solo queda cancelado cuando la oficina se lo confirme: ${phone}.`,
      ].slice(situation.memory.topics.includes("act-contract") ? 1 : 0),
    damage: (situation) => [
      `Lo siento mucho, eso no debe pasar. Tome fotos y guarde lo que se rompió; una persona de la oficina decide qué se hace. ${formatForwarded(situation)}`,
    ],
    complaint: (situation) => [
      `Lo siento mucho; entiendo que esté molesto. Desde aquí no lo puedo resolver, pero una persona de la oficina sí. ${formatForwarded(situation)}`,
    ],
    claim: (situation) => [
      `Siento la molestia. Si es trabajo nuestro, lo revisa servicio al cliente y ellos ven qué cubre la garantía: ${phone} o ${pages.serviceRequest.path}. ${situation.reach ? formatForwarded(situation) : ""}`.trim(),
    ],
    status: ({ now }) => [
      `Desde este chat no puedo ver pedidos ni citas, y aquí no se cambió nada. ${officeNow(now)}`,
      `Eso solo lo ve la oficina: ${phone}.`,
    ],
    job: ({ text, now }) => [
      `Gracias por su interés en trabajar con nosotros. ${listAnswerTexts("pay", { text, now, language: "es" })[0] ?? `Se solicita en ${pages.careers.path}.`} Preguntas en el ${phone}. No puedo prometer nada sobre la contratación.`,
      `El formulario está en ${pages.careers.path}.`,
    ],
    impostor: () => [
      `Por favor no abra la puerta, no deje entrar a nadie y no pague nada, menos en efectivo: desde aquí no veo a quién mandó la oficina. Pregúntele primero: ${phone}, ${spanishHours}. Llame al 911 si no se va o le da miedo.`,
      `Así es, no pague ni firme nada. La oficina le dice si mandó a alguien: ${phone}.`,
    ],
    scam: () => [
      `Por favor no pague nada ni conteste ese mensaje. La oficina le dice si viene de nosotros: ${phone}, ${spanishHours}.`,
      `Así es, no pague. Si ya pagó, llame a su banco. La oficina: ${phone}.`,
    ],
    identity: () => [
      `Soy el asistente automático de ${profile.company}, no una persona. La oficina atiende en el ${phone}.`,
      "Soy un programa; nadie escribe aquí.",
    ],
    withdraw: ({ reach }) => [
      reach
        ? `Está bien, no pasa nada: su solicitud queda marcada como retirada, y la oficina ve que no quiere llamadas sobre esto. Si algún día nos necesita, ${phone}.`
        : `Está bien, no pasa nada. De este chat no ha llegado nada a la oficina. Si mandó un formulario antes, la oficina lo puede retirar: ${phone}.`,
      "Entendido.",
    ],
    human: ({ now }) => [`Con gusto. ${officeNow(now)}`, `La oficina atiende en el ${phone}, ${spanishHours}.`],
    callback: ({ reach, memory: { askFor } }) => [
      reach
        ? `Su deseo de una llamada${askFor ? ` a ${askFor}` : ""} al ${reach} ya está con la oficina. La hora exacta no la puedo prometer.`
        : "Con gusto, alguien de la oficina le puede llamar. ¿A qué número?",
      `El número de la oficina es ${phone}.`,
    ],
  },
  accepted: "Está bien, no tiene que dejar ningún dato.",
  officeNumber: `El teléfono de la oficina es el ${phone}, ${spanishHours}.`,
  offered: (services) => `Sí, trabajamos ${services}. La visita y el presupuesto son gratis.`,
  noNames:
    "No puedo nombrar a otra compañía. Sea quien sea, pida prueba de seguro, referencias cercanas y más de un presupuesto por escrito.",
  fall: {
    now: "Siento lo de la caída. Si alguien está lastimado, primero llame al 911.",
    before: "Siento lo de la caída.",
  },
  hardship: "Lo siento mucho.",
  nobodyComes: "Por este chat no va ni llama nadie.",
  condolence: "Siento mucho su pérdida.",
  hello: ["Hola, ¿en qué le puedo ayudar?", "Sí, dígame."],
  welcome: ["De nada, para servirle.", "De nada, que tenga buen día.", "Con gusto."],
  goAhead: ["Claro. ¿Qué le gustaría saber?", "Dígame."],
  praised: ["¡Gracias por contarnos, nos alegra mucho! Aquí estamos para lo que necesite."],
  bye: ["Gracias, y hasta luego.", "Hasta luego."],
  fine: ["Muy bien. Aquí estoy si necesita algo.", "De acuerdo.", "Dígame."],
  callUs: [`Muy bien. Nos encuentra en el ${phone}, ${spanishHours}.`, "Con gusto esperamos su llamada."],
  offTopic: [`De eso no sé; lo mío son ${spanish.services}.`, "De eso tampoco sé."],
  thanks: (name) => `Gracias, ${name}.`,
  forwarded: (matter, values, promise, quotation = "") =>
    `Ya pasé ${matters[matter]} a nuestra oficina: ${values}, con todo lo que escribió${quotation && ` (${quotation})`}. ${withoutPromise[matter] ?? `Le responden ${promise}.`}${matter === "change" || matter === "contract" ? " No cambia ni se cancela nada hasta que se lo confirmen." : ""}`,
  updated: (values) => `Agregué eso a su solicitud: ${values}.`,
  changed: (values) => `Ya lo cambié: ${values}.`,
  echoedOn: (quotation) => [
    `Agregué eso${quotation && `: ${quotation}`}.`,
    `La oficina recibe eso también${quotation && `: ${quotation}`}.`,
    `Eso va con su solicitud${quotation && `: ${quotation}`}.`,
  ],
  echoed: (quotation) => [
    `Lo anoté en sus palabras${quotation && `: ${quotation}`}. Llega a la oficina en cuanto haya abajo un nombre y un número o correo; también puede llamar al ${phone}, ${spanishHours}.`,
    `También lo anoté${quotation && `: ${quotation}`}. Una persona atiende en el ${phone}.`,
  ],
  wished: (values) => [
    values ? `Con gusto le ayudamos con ${values}.` : "Con gusto.",
    values ? `También lo podemos ver: ${values}.` : "También lo podemos ver.",
  ],
  known: (values) => `${values}: anotado.`,
  freeEstimate: "La visita y el presupuesto son gratis.",
  creditTerms: "Con aprobación de crédito.",
  noCalls: "Anoté que no quiere llamadas.",
  times: (quotation) => `Anoté cómo y cuándo le queda bien: ${quotation}.`,
  correctBelow: ["Si abajo falta su nombre u otro dato, o no es correcto, póngalo ahí."],
  again: (text) => `Como le dije: ${text}`,
  missing: { name: "su nombre", location: "la ciudad", reach: "un teléfono o correo" },
  askContact: (missing, promise) => [
    `Deje abajo ${missing}${promise && `, y nuestro equipo le responde ${promise}`}.`,
    `Para mandarlo a la oficina me falta ${missing}.`,
  ],
  askAreaCode: ["Parece que falta el código de área: ¿me manda los diez números del teléfono?"],
  foreignNumber: ["Solo puedo pasar teléfonos de Estados Unidos y Canadá. ¿Tiene uno de esos, o un correo?"],
  askService: [`¿De qué se trata: ${spanish.services}, u otra cosa?`],
  unknown: (quotation) => [
    `Eso no lo tengo aquí${quotation && ` (${quotation})`}, y no le quiero adivinar. La oficina sí: ${phone}, ${spanishHours}. ¿Le paso su pregunta?`,
    `${quotation ? `Sobre ${quotation}: eso` : "Eso"} tampoco lo sé. ¿Se lo paso a la oficina?`,
  ],
  unknownInMatter: (quotation) => [
    `Eso no lo puedo decidir ni prometer desde aquí; lo hace una persona de la oficina, en el ${phone}. Su pregunta${quotation && ` (${quotation})`} queda con lo que me contó.`,
    `Eso también lo tiene que contestar una persona de la oficina: ${phone}.`,
  ],
  unknownOn: (quotation) => [
    `Eso no lo sé desde aquí, así que puse su pregunta con su solicitud${quotation && `: ${quotation}`}. Para saberlo antes, llame al ${phone}.`,
    `También agregué ${quotation || "esa pregunta"} para la oficina.`,
  ],
  unsure: (quotation) => [
    `No se lo puedo decir con seguridad${quotation && ` (${quotation})`}; la oficina sí, en el ${phone}. ¿O es una de estas?`,
    `${quotation ? `De ${quotation}` : "De eso"} sabe más la oficina. ¿O es una de estas?`,
  ],
  kept: ["Le paso su pregunta a la oficina, con su solicitud.", "También le paso esa pregunta."],
  keptForOffice: [
    "Guardé su pregunta para la oficina. Para recibir la respuesta, deje abajo su nombre y un teléfono o correo.",
    "También guardé esa pregunta.",
  ],
  declined: [
    `No hay problema, no hace falta que deje nada. Pregunte lo que guste, o llame al ${phone}.`,
    "De acuerdo, no se lo vuelvo a pedir.",
    "Claro.",
  ],
  next: [
    "Sus palabras ya están con la oficina; le responden {promise}. No tiene que hacer nada más; la cita la acuerdan con usted.",
    `No falta nada. Si quiere antes, llame al ${phone}.`,
  ],
  nextNone: [
    "Todavía no hay nada en la oficina, porque no tengo un número o correo suyo. Déjelo abajo con su nombre y le responden {promise}.",
    `Lo más seguro es llamar al ${phone}.`,
  ],
  recap: (values) =>
    `Esto es lo que tengo: ${values}. Lo demás que escribió se guarda con sus palabras; abajo lo puede corregir.`,
  recapNone: "Todavía no tengo su nombre ni su número, solo lo que escribió aquí.",
  withdrawnNote: (reach) =>
    `Le pasé ese deseo a la oficina, con ${reach}. Queda hecho cuando ellos se lo confirmen; para estar seguro, llame al ${phone}, ${spanishHours}.`,
  notDone: [
    `Desde este chat no: solo anoto lo que quiere. Queda hecho cuando la oficina se lo confirme; para estar seguro, llame al ${phone}.`,
    `Solo la oficina se lo puede confirmar, en el ${phone}.`,
  ],
  ofOurWork: `Si lo pusimos nosotros, lo atiende nuestro servicio: ${phone} o ${pages.serviceRequest.path}. Lo que cubre la garantía no lo puedo decidir aquí.`,
  safeOffice: `Para la casa llame a la oficina cuando todos estén a salvo: ${phone}, ${spanishHours}.`,
  unclear: [
    `Perdone, no le entendí bien. ¿Me lo dice con otras palabras? O llame al ${phone}, ${spanishHours}.`,
    `Eso tampoco lo entendí. La oficina le ayuda en el ${phone}.`,
  ],
  falseAlarm: "Qué bueno que no fue nada. Si alguna vez es algo, primero llame al 911.",
  dangerFirst: {
    despair: "El 988 está ahí a cualquier hora, por llamada o mensaje.",
    others: "Si eso no ha pasado: primero la seguridad de todos, y el 911.",
  },
  safe: [
    "Me alegra que ya tenga ayuda. Haga lo que le digan; lo de la casa puede esperar.",
    "Bien. Primero cuídese usted.",
  ],
  resumed: "Su solicitud sigue en pie, y la oficina lo puede ver.",
  masked: "Borré un número que parecía de tarjeta o de seguro social: por favor no mande esos datos en este chat.",
  saved: (values, promise) => `Gracias. La oficina tiene su solicitud: ${values}. Le responden ${promise}.`,
  savedAgain: (values) => `Gracias, ya está al día: ${values}.`,
  buttons: {
    office: "Ninguna: pregunte a la oficina",
    yesOffice: "Sí, pregunte a la oficina",
    estimate: "Pedir un presupuesto gratis",
    apply: "Abrir la solicitud de empleo",
    serviceRequest: "Abrir el formulario de servicio",
  },
  askQuestion: ["¿Qué le gustaría saber?", "Dígame."],
  changeOrWithdraw:
    "Cambie sus datos abajo, o retire ahí la solicitud. Si la hizo por teléfono o formulario, la oficina la cambia: ",
};
