import { isOpen } from "@site/core/business/opening-hours";
import { phone, spanishHours } from "../ranking/knowledge-base.ts";
import { anyOf } from "../signals/any-of.ts";
import type { Texts } from "./en.ts";

export const officeNow = (now: Date): string =>
  isOpen(now)
    ? `La oficina está abierta ahora: ${phone}.`
    : `La oficina está cerrada ahora; atiende en el ${phone}, ${spanishHours}.`;

const urgent = (now: Date, reach: string | undefined): string =>
  `${officeNow(now)} ${reach ? `Lo pasé marcado como urgente, con ${reach}; no puedo prometer cuándo va alguien.` : "No puedo prometer una cuadrilla desde este chat."}`;

export const dangers: Texts["dangers"] = {
  despair: () => [
    "Por favor llame o mande un mensaje al 988 ahora mismo (hay español, oprima 2). Si está en peligro, llame al 911. Siento mucho que esté pasando por esto. La casa puede esperar.",
    "El 988 está ahí a cualquier hora, también solo para hablar; 911 si está en peligro.",
  ],
  gas: () => [
    `Salgan todos de la casa ahora, sin tocar interruptores ni encender nada, y llamen al 911 o a la compañía de gas desde afuera. Después, la oficina está en el ${phone}.`,
    "Quédense afuera y esperen al 911 o a la compañía de gas.",
  ],
  wires: () => [
    `Llame al 911, y a la compañía de luz. Aléjense todos y no toquen nada cerca del cable. Después la oficina puede ver la casa: ${phone}.`,
    "No se acerquen al cable hasta que la compañía de luz diga que es seguro; 911 si hay peligro.",
  ],
  fire: () => [
    `Salgan todos ahora y llamen al 911 desde afuera. La oficina, ${phone}, puede esperar.`,
    "Quédense afuera y hagan lo que les diga el 911.",
  ],
  intruder: ({ now, reach }) => [
    `Llame al 911 ahora si puede haber alguien cerca o no lo ha reportado, y quédese en un cuarto con llave o con un vecino. Atranque la puerta con algo pesado. ${urgent(now, reach)}`,
    `Primero el 911. ${urgent(now, reach)}`,
  ],
  injury: () => [
    "Llame al 911 ahora mismo y haga lo que le digan. No mueva a la persona si no hay peligro, y quédese con ella. Lo demás puede esperar.",
    "El 911 es lo correcto, también si no está seguro. Quédese con la persona hasta que lleguen.",
  ],
  water: ({ now, reach, text }) => [
    `${/\b(?:ventanas?|puertas?|lluvia|llueve|lloviendo|nieve)\b/.test(text) ? "Ponga cubetas y toallas, y cubra el hueco por dentro con plástico si es seguro; si entra también sin lluvia, cierre la llave de paso del agua" : "Cierre ahora la llave de paso del agua"} (junto al medidor o donde el tubo entra a la casa), y mantenga a todos lejos de techos mojados y enchufes; 911 si alguien está herido. ${urgent(now, reach)}`,
    `Deje el agua cerrada y no se acerque a lo mojado; 911 si alguien está en peligro. ${urgent(now, reach)}`,
  ],
  house: ({ now, reach }) => [
    `Mantenga a todos, niños y mascotas también, lejos del hueco y de los vidrios; no toquen cables, y 911 si alguien está herido. Si es seguro, cúbralo por dentro con plástico o una tabla y tome fotos. ${urgent(now, reach)}`,
    `No se acerque y déjelo cubierto; 911 si alguien está en peligro. ${urgent(now, reach)}`,
  ],
};

export const dangerSteps: Texts["dangerSteps"] = [
  [
    anyOf(
      /\b(?:luz|luces|lampara|foco|enchufe|contacto|interruptor|breaker|cables?)\b.{0,30}\b(?:gote\w*|mojad\w*|agua|chisp\w*)/,
      /\b(?:gote\w*|agua)\b.{0,30}\b(?:luz|luces|lampara|foco|enchufe|contacto|interruptor)\b/,
    ),
    "Agua en una luz o un enchufe puede matar: no toque ni la luz ni su interruptor y que nadie entre en ese cuarto. Corte su breaker solo si llega al panel en seco. Si hay chispas, zumbido u olor a quemado, salga y llame al 911.",
  ],
  [
    /\bque (?:hago|hacemos|puedo hacer)\b|\by ahora\b/,
    `Si el agua viene de un tubo, una regadera o una tina, cierre la llave de paso y no la use hasta que la revisen. Si entra por una ventana o una puerta, cúbrala por dentro con plástico o una tabla, con guantes y zapatos por los vidrios. Cuidado con enchufes mojados. La oficina está en el ${phone}.`,
  ],
  [
    /\b(?:pueden|puede|podrian) (?:venir|mandar|arreglar)|\b(?:hoy|esta noche|ahorita)\b.*\?/,
    `Desde este chat no puedo mandar a nadie ni prometer una cuadrilla. Llame al ${phone}; de noche ayuda un servicio de emergencia o los bomberos, por su línea normal.`,
  ],
  [
    /\bquien paga\b|\bseguro\b/,
    "Quién paga no lo puedo decidir aquí; una persona de la oficina lo tiene que ver, con sus fotos.",
  ],
];
