import { normalise } from "../words.ts";

const half = "(?: ?[ap]\\.?m\\.?)?";
const clock = `\\d{1,2}(?::\\d\\d)?${half}`;
const part = "(?:ma[nñ]an(?:a|as|ita)|tardes?|noches?)";
const day = "(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)";
const moments = [
  `(?:despu[eé]s|antes|a partir)(?: de| del?)? (?:las? )?${clock}`,
  `entre (?:las? )?${clock} y (?:las? )?${clock}`,
  `(?:a eso de|como a|a|hasta|tipo) las? ${clock}`,
  "(?:despu[eé]s|antes) del (?:mediod[ií]a|trabajo|almuerzo)",
  `(?:en|por) las? ${part}`,
  `(?:el |los )?${day}(?: (?:en|por) las? ${part})?`,
  "(?:la )?(?:pr[oó]xima|otra|esta) semana",
  "pasado ma[nñ]ana|ma[nñ]ana|hoy|entre semana|fin(?:es)? de semana|cualquier (?:d[ií]a|hora)",
].join("|");
const when = new RegExp(`(?<![\\p{L}\\d])(?:${moments})(?![\\p{L}])`, "giu");
/** What happened is no wish: "llegaron el martes", "desde el lunes". */
const past =
  /(?:\b(?:desde|hace|ayer|pasad[oa]|vinieron|llegaron|dijeron|llam[eé]|pusieron|instalaron|esper[eé]|ten[ií]a\w*|tengo (?:una )?cita|qued[oó]|fue|era)\b|\b\p{L}+aron\b)[^.,;]{0,30}$/iu;

/** "Pero no el viernes", "menos los lunes". */
const ruledOut = /(?<!\p{L})(?:no|menos|excepto|salvo|nunca) (?:en )?$/iu;

/** When somebody wants to be reached or visited, in their own Spanish words. */
export function spanishWhen(message: string): string | undefined {
  const text = normalise(message).replace(/\+?1?[ (.-]*\d{3}[ ).-]*\d{3}[ .-]*\d{4}/g, "#");
  const found = [...text.matchAll(when)]
    .filter(({ index }) => !past.test(text.slice(Math.max(0, index - 40), index)))
    .map(({ 0: words, index }) => `${ruledOut.test(text.slice(0, index)) ? "no " : ""}${words.trim()}`);
  return found.length > 0 ? [...new Set(found)].join(", ").slice(0, 120) : undefined;
}

const surelyTime = new RegExp(`${day}|${part}|despu[eé]s|antes|a partir|las? \\d|[ap]\\.?m|:\\d\\d`, "iu");

/** Whether a time can be nothing else: "entre 6 y 8" may answer how many there are. */
export const isSurelySpanishTime = (time: string): boolean => surelyTime.test(time);

const channels: readonly (readonly [RegExp, string])[] = [
  [
    /\bno (?:me )?llam\p{L}+(?=.{0,30}\b(?:texto|mensaje|text)\p{L}*)|\bsolo (?:por )?(?:mensajes?|textos?)\b/iu,
    "solo por mensaje de texto",
  ],
  [
    /\b(?:por|x|mejor|prefiero|prefiere|mand\p{L}+|env[ií]\p{L}+|de) (?:un |por |x |el )?(?:mensajes?|textos?|text)\b/iu,
    "por mensaje de texto",
  ],
  [/\bwhats ?app\b/i, "por WhatsApp"],
  [/\b(?:por|prefiero|mejor|al) (?:el |por |mi )?(?:correo|e-?mail)\b/i, "por correo"],
  [/\bllam(?:e|en|ar)(?:me|nos)?\b.{0,20}\bno\b.{0,10}\b(?:textos?|mensajes?)\b/iu, "por llamada, no por texto"],
];

/** How somebody wants to be reached. */
export const spanishChannel = (message: string): string | undefined =>
  channels.find(([pattern]) => pattern.test(normalise(message)))?.[1];
