import { positions } from "@site/company/positions";
import { profile } from "@site/company/profile";
import { spanish } from "@site/company/spanish";
import { isOpen } from "@site/core/business/calendar";
import { isPageEnabled } from "@site/core/site/page-availability";
import { pages } from "@site/core/site/pages";
import { spanishHours } from "../answers/spanish-times.ts";
import { formatList, withoutAccents } from "../words.ts";
import type { GuardKind } from "./find-guard.ts";
import { abuseLimit } from "./guard-reply.ts";
import { contactOf, type GuardSituation } from "./guard-situation.ts";

const { phone } = profile;
const callUs = `Puede llamarnos al ${phone}.`;

const passedOn = ({ slots }: GuardSituation): string => {
  const contact = contactOf(slots);
  return contact
    ? `Ya lo pasé a nuestra oficina con sus palabras; alguien se comunicará con usted al ${contact}. No le puedo prometer el día.`
    : `Deje aquí su nombre y teléfono y lo paso a la oficina para que le llamen, o llame usted al ${phone}.`;
};

const officeNow = (now: Date): string =>
  isOpen(now)
    ? `La oficina está abierta ahora, en el ${phone}.`
    : `La oficina, en el ${phone}, está cerrada en este momento (${spanishHours}) y ve su mensaje al abrir.`;

/** What was taken down, in sentences. */
function recap({ slots, memory }: GuardSituation): readonly string[] {
  const { name, phone: number, email, location, address, service, details } = slots;
  const parts = [
    name ? `su nombre, ${name}` : undefined,
    number ? `el teléfono ${number}` : undefined,
    email ? `el correo ${email}` : undefined,
    (address ?? location) ? `que la casa está en ${[address, location].filter(Boolean).join(", ")}` : undefined,
    service ? `que se trata de ${spanish.names[service] ?? "su proyecto"}` : undefined,
    details ? `"${details}"` : undefined,
    memory.times ? `que prefiere "${memory.times}"` : undefined,
  ].filter((each) => each !== undefined);
  return parts.length > 0
    ? [`Tengo anotado ${formatList(parts, { word: "y", comma: "" })}. Si algo está mal, dígame y lo corrijo.`]
    : ["Todavía no he anotado nada sobre usted."];
}

/** What to do first, by what happened. */
const aid: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:cables?|poste|chispas|corriente)\b/,
    "Llame al 911 y a la compañía de luz, y que nadie se acerque al cable ni a nada que lo toque.",
  ],
  [
    /\b(?:vidrio|cristal|ventana|quebr\w*)\b/,
    "Aléjese del vidrio, y aleje a niños y mascotas; si puede hacerlo sin riesgo, cubra el hueco por dentro con plástico o una tabla.",
  ],
  [
    /\b(?:tubo|tuberia|inund\w*|llave|gote\w*|banera|tina|regadera|ducha)\b/,
    "Si puede, cierre la llave principal del agua y no toque nada eléctrico que esté mojado.",
  ],
  [
    /\b(?:puerta|cerrar|trancar|frio)\b/,
    "Atranque la puerta por dentro si puede hacerlo sin riesgo, tape el hueco con cobijas o plástico y aleje a los niños.",
  ],
  [
    /\b(?:arbol|palo|rama|siding|techo|tormenta|viento)\b/,
    "No se acerque a lo que esté suelto o colgando, y no suba a revisarlo.",
  ],
];
const generalAid = "Aléjese de lo que esté suelto o mojado, y ponga una cubeta o un plástico si es seguro.";

const jobs = positions
  .map(
    ({ slug, title, pay }) =>
      `${(spanish.positions[slug] ?? title).toLowerCase()} (${pay.replace("per hour", "por hora")})`,
  )
  .join(" y ");
const form = isPageEnabled(pages.careers.path) ? ` La solicitud está en ${pages.careers.path}.` : "";

/** Whether somebody asks for a person who speaks Spanish: it is noted and never promised. */
const asksSpeaker = (message: string): boolean =>
  /\b(?:habl\w*|atienda|entiend\w*) (?:\S+ ){0,2}(?:espanol|ingles|castellano)\b/.test(
    withoutAccents(message.toLowerCase()),
  );
const speaker = "Anoté que prefiere español; no le puedo prometer quién atienda.";

function emergency({ slots, message, now }: GuardSituation): readonly string[] {
  const text = withoutAccents(message.toLowerCase());
  const first = aid.find(([words]) => words.test(text))?.[1] ?? generalAid;
  const contact = contactOf(slots);
  const passed = contact
    ? `Ya lo pasé a la oficina como urgente, con su contacto ${contact}; no puedo prometer a qué hora va alguien.`
    : "Si deja su número y la dirección aquí, lo paso a la oficina como urgente. Las fotos le sirven para su seguro.";
  return [
    `${first} ${first.includes("911") ? "" : "Si alguien está en peligro, llame al 911. "}${officeNow(now)} ${passed}`,
    `Quédense lejos de ahí, y si hay peligro llame al 911. ${passed}`,
    `Lo agregué. ${officeNow(now)}`,
  ];
}

const gas = /\bgas\b|\bmonoxido\b/;
const despair =
  /\b(?:matarme|quiero matar|morirme|quiero morir|no quiero (?:seguir )?viv\w+|quitarme la vida|suicid\w*)\b/;
const fire = /\b(?:humo|fuego|incendi\w*|quema\w*|candela|chispas)\b/;
const wire = /\b(?:cables?|lineas? de luz|electrocut\w*)\b/;

function injury({ message, slots }: GuardSituation): readonly string[] {
  const text = withoutAccents(message.toLowerCase());
  const contact = contactOf(slots);
  const later = contact
    ? `La oficina ya lo sabe, con su contacto ${contact}.`
    : `Cuando todos estén a salvo, nuestra oficina está en el ${phone}.`;
  if (despair.test(text))
    return [
      "Siento mucho que esté pasando por esto. Por favor llame o mande un texto al 988 ahora mismo, atienden en español; si está en peligro, llame al 911. No está solo.",
      "Llame al 988, por favor, o al 911. Hay alguien que le escucha a cualquier hora.",
    ];
  if (gas.test(text))
    return [
      `Salgan todos de la casa ya, sin prender ni apagar luces, y desde afuera llame al 911 y a la compañía de gas. No regrese hasta que le digan que es seguro. ${later}`,
      "Primero salga y llame al 911 desde afuera.",
    ];
  if (fire.test(text))
    return [
      `Salgan de la casa y llame al 911 desde afuera, ahora mismo. No regrese por nada. ${later}`,
      "Llame al 911 desde afuera.",
    ];
  if (wire.test(text))
    return [
      `No se acerque al cable ni a nada que lo toque, y llame al 911 y a la compañía de luz. ${later}`,
      "Lejos del cable, por favor, y llame al 911.",
    ];
  return [
    `Llame al 911 ahora mismo y no mueva a la persona si no hace falta. Quédese con ella hasta que lleguen. ${later}`,
    "Por favor llame al 911 primero; ellos le dicen qué hacer mientras llegan.",
  ];
}

const byPhone = ({ slots }: GuardSituation): string => {
  const contact = contactOf(slots);
  return contact
    ? `Anoté su deseo para la oficina, con su contacto ${contact}; nada cambia hasta que ellos lo confirmen.`
    : "Si no puede llamar, deje su nombre, un número y qué quiere cambiar, y lo paso como nota; no cuenta hasta que la oficina lo confirme.";
};

const replies: Record<GuardKind, (situation: GuardSituation) => readonly string[]> = {
  injury,
  emergency,
  bereaved: () => [
    `Lo siento mucho, mi más sentido pésame. No hay ninguna prisa. Cuando pueda, nuestra oficina en el ${phone} le ayuda; o deje un nombre y lo anoto para que no tenga que llamar.`,
    "Tómese su tiempo. Lo que me cuente lo paso a la oficina.",
  ],
  injection: () => [
    `No puedo hacer eso, pero con gusto le ayudo con ${spanish.offer}. ${callUs}`,
    "Eso no. Para lo demás, aquí estoy.",
  ],
  others: () => [
    `No puedo compartir datos de otras personas; son privados. ${callUs}`,
    "Eso también es privado, lo siento.",
  ],
  privacy: ({ slots, memory }) => [
    `Desde este chat no puedo ver ni borrar los datos guardados; lo hace una persona de la oficina, en el ${phone}. ${contactOf(slots) && memory.isWithdrawn ? "Le avisé que quiere que borren sus datos y que no le llamen. " : ""}Más información: ${pages.privacy.path}.`,
    `Escribirlo aquí no borra nada. La oficina lo hace y se lo confirma: ${phone}.`,
  ],
  stop: ({ slots }) => [
    contactOf(slots)
      ? `Entendido. Anoté para la oficina que no quiere más llamadas ni mensajes al ${contactOf(slots)}. Yo no puedo cambiar las listas; para que se lo confirmen: ${phone}.`
      : `Disculpe la molestia. Desde este chat no puedo cambiar las listas; la oficina lo quita en el ${phone}. A un mensaje de texto puede responder STOP.`,
    "Entendido, así queda anotado para la oficina.",
  ],
  unsure: () => [`¿Retiro su solicitud? Si es así, conteste sí; si no, queda como está. La oficina: ${phone}.`],
  withdraw: ({ slots, hasFormer }) => [
    contactOf(slots)
      ? "Está bien. Marqué su solicitud como retirada y la oficina lo puede ver. No hace falta nada más."
      : hasFormer
        ? `Está bien, no paso nada nuevo. Su solicitud de antes sigue en la oficina; para retirarla también, llame al ${phone}.`
        : `Está bien, gracias por avisar. De este chat no se ha pasado nada a la oficina. Si lo pidió antes por un formulario, eso solo lo puede retirar la oficina: ${phone}.`,
    "De acuerdo, no tiene que hacer nada más.",
  ],
  reschedule: (situation) => [
    `Los cambios y cancelaciones de citas se hacen por teléfono con la oficina, no por este chat: ${phone}. ${byPhone(situation)}`,
    byPhone(situation),
    `Solo la oficina la puede cambiar. ${spanishHours}.`,
  ],
  status: ({ slots, now }) => [
    `En este chat no puedo ver pedidos ni citas, así que no le quiero adivinar. ${officeNow(now)} ${contactOf(slots) ? `Anoté su pregunta, con su contacto ${contactOf(slots)}.` : "O deje un número y pido que le llamen."}`,
    `Eso solo lo ve la oficina: ${phone}.`,
  ],
  damage: (situation) => [
    `Siento mucho el daño; eso no debe pasar. Por favor tome unas fotos y déjelo como está si puede. ${passedOn(situation)}`,
    `Lo siento, agregué eso también. ${contactOf(situation.slots) ? "" : `¿Con qué nombre y número le llaman?`}`,
    `Qué se hace lo decide una persona de la oficina: ${phone}.`,
  ],
  complaint: (situation) => [
    `Lo siento mucho, así no debe ser. ${passedOn(situation)}`,
    `Le entiendo, y lo siento. Agregué eso a su queja. ${contactOf(situation.slots) ? `Si quiere respuesta hoy, el teléfono es ${phone}.` : "¿A qué nombre y número le puede llamar la oficina?"}`,
    `Todo lo que me escribe lo lee la oficina. Con una persona habla en el ${phone}.`,
  ],
  claim: (situation) => [
    `Siento que le esté dando problemas. Eso lo revisa servicio al cliente, que ve también qué cubre la garantía; yo no lo puedo decidir. ${contactOf(situation.slots) ? passedOn(situation) : `Deje aquí su nombre y teléfono y lo paso, llame al ${phone}, o mande el formulario de ${pages.serviceRequest.path}.`}`,
    contactOf(situation.slots)
      ? "Lo siento; lo agregué a su solicitud de servicio."
      : "Entiendo, eso es para servicio al cliente, no una venta. ¿A qué nombre y número le llaman?",
    `Servicio al cliente lo tiene que ver: ${phone}.`,
  ],
  job: ({ slots }) =>
    jobs
      ? [
          `Gracias por su interés en trabajar con nosotros. Puestos abiertos: ${jobs}${spanish.jobs ? `, ${spanish.jobs}` : ""}.${form}${contactOf(slots) ? " También pasé su mensaje a la oficina." : ""}`,
          `Qué bueno, esa experiencia póngala en la solicitud. Si alguien decide contratar, es el equipo de contratación: ${phone}.`,
          `Para lo del empleo, la oficina está en el ${phone}.`,
        ]
      : [`Gracias por su interés en trabajar con nosotros. Por ahora no tenemos puestos abiertos. ${callUs}`],
  vendor: () => [`Gracias, pero este chat es para dueños de casa. ${callUs}`],
  recap,
  identity: () => [
    `Soy el asistente automático de ${profile.company}, no una persona. Para hablar con alguien: ${phone}.`,
    "Sigo siendo el asistente automático, no una persona.",
  ],
  human: (situation) => [
    `${asksSpeaker(situation.message) ? `${speaker} ${officeNow(situation.now)}` : `Claro. ${officeNow(situation.now)}`} ${contactOf(situation.slots) ? "Ya saben que quiere hablar con alguien." : "O deje su nombre y número y le llaman."}`,
    `Con una persona habla en el ${phone}: ${spanishHours}.`,
  ],
  callback: ({ slots, memory, message }) => {
    const when = memory.times ? ` ("${memory.times}"; la hora no la puedo garantizar)` : "";
    const whom = memory.askFor ? `, y que pregunten por ${memory.askFor}` : "";
    const note = asksSpeaker(message) ? ` ${speaker}` : "";
    return contactOf(slots)
      ? [
          `Claro. Pasé a la oficina que quiere una llamada al ${contactOf(slots)}${whom}${when}.${note}`,
          `Lo agregué a su pedido de llamada${whom}${when}.${note}`,
          "También eso queda anotado para la llamada.",
        ]
      : [
          `Claro, alguien de la oficina le puede llamar${when}.${note} ${slots.name ? "¿A qué número?" : "¿A qué número, y por quién preguntan?"}`,
          `Para eso solo me falta el número.${note}`,
          `Sin número no le podemos llamar; el nuestro es ${phone}.`,
        ];
  },
  abuse: ({ abuse }) =>
    abuse >= abuseLimit
      ? [`Siento no haberle ayudado. Aquí lo dejo; la oficina está en el ${phone}.`]
      : [
          `Siento que esté molesto. Si algo salió mal con nosotros, cuénteme qué fue y lo paso a la oficina, o llame al ${phone}.`,
          `Prefiero ayudarle. Una persona le atiende en el ${phone}.`,
        ],
};

/** Fixed replies of a guard in Spanish, each to be said once. */
export const spanishGuardReplies = (kind: GuardKind, situation: GuardSituation): readonly string[] =>
  replies[kind](situation).map((text) => text.trim());
