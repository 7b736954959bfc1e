import { normalizeText, removeAccents } from "../ranking/normalize.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const spanishWords = words(
  `hola buenas buenos dias tardes noches gracias favor saludos adios el la los las un una unos unas de al que
  con por para pero porque como si muy mas menos ya aqui alla ahi aca es esta estan estoy estamos eres soy somos era fue
  ser estar hay tiene tienen tengo tenemos hace hacen hago hacer haria puede pueden puedo podemos podria podrian quiero
  quiere quieren quisiera queremos necesito necesita necesitamos ocupo deseo busco ando voy vamos viene vienen venir
  llegan llega dan dar doy se su sus mi mis tu tus lo le les nos ella ellos ustedes usted yo nosotros ese esa eso esos
  esas este esto estos estas cual cuales cuanto cuanta cuantos cuantas cuando donde quien quienes cosa algo nada nadie
  alguien todo toda todos todas otro otra ventana ventanas puerta puertas bano banos tina banera regadera ducha casa
  techo revestimiento precio precios cuesta cuestan cobran cobra presupuesto estimado cotizacion cotizar horario abren
  cierran abre cierra sabado domingo lunes martes miercoles jueves viernes hoy ayer manana semana mes ano anos telefono
  numero nombre llamo llama llamen llame llamar llamada correo mensaje texto espanol ingles habla hablan hablo hable
  vivo vive trabajo trabajan trabaja chamba pagan garantia credito financiamiento sorteo cambiar cambian ponen pusieron
  poner instalan instalar instalaron agua vidrio frio hijo hija esposo esposa hermano hermana tia abuela senor
  senora dona digame oiga oye mire bueno bien mal entonces tambien despues antes desde hasta entre sobre cerca lejos
  perdon disculpe siento molesta queja rompio ayuda dinero persona entra salgo sirve gratis nuevas nueva viejas sin
  enfrente atras piso calle queda siempre nunca solo seguro claro mejor viejo vieja nuevo usan dijeron gustaria aun cubren salen salgo sirven reciben aceptan quedo paso pasa saber
  en mensajes clientes tres trabajadores pintan dejan venden rompieron intereses aguanta aunque otros sabes madre van
  empleados mucho alguna entiendo salio veces pues dejaron chiste permiso construyen gris llevan quebro huele alarma
  rayaron diga ladrones pared canaletas interes formulario aplique necesitan concurso incluye puntaje trabajos humano
  esten medidas cocinas jefe borren esperar decir chofer troca cuentan anticipo quitenme vayanse neta contesto entendi
  tantito mandame prueba ahorita uno aluminio representante agradezco mandan blanco tinas pagos puso despierta desmayo
  vecino electrocuto dio prendio viento chispas congelo incendio quitan suben vidrios piedra mismo cero cubre viaje
  contestan instalacion impuestos devuelven vacantes obra corredizas aire escriban olvidelo abuelo pedido recibieron
  llegaron paseme vendedor hablar funciona puse muchachos pide poder computadora equipo manejan visita tarjeta escombros
  experiencia aplicacion luego comparten preguntan recomienda sirves confianza pregunta fallecio comprendo dejo conviene
  califico ninguna cel oficina quince cancelen ver trataron carro ofrezco jale herramienta nuevos todavia llamas contigo
  jalan bendiga manden borrenme explica modo trabajan mandar metieron robar`,
);
const englishWords = words(
  `the is are am was were be been do does did you your yours my i im we our us they their he she his her it its this that
  these those and or but for of to in on at with from by an what when where who which why how can could will would should
  have has had need want get got give take make call please thanks thank hello hi hey yes not dont doesnt isnt there here
  some any all just about out up if so then than much many long soon new old like know tell ask only speaks speak english`,
);
/** Spanish words that are names, slang or words in English, too: "Dan", "Tina", "yo", "De Ruyter". Alone they tell nothing. */
const eitherWords = words(
  `yo ya al de la el los las un lo les su tu mi mis se dan van ella tina dona mal mes sin era solo dar hay entre ser
  cara nina mia trae luz paz blanco blanca marcos mayo casas rama camino haya sabia corte cerro espejo diez primero feo
  socorro leer problema vaya rota ruben rosa dolores mercedes angel leon cruz flores reyes rios campo prado torre
  como con por en paso ando mire claro piso entra nada casa mas ano tia sirve nueva nuevo toda todo queda`,
);
/** Words of the trade, which Spanish speakers use as well. */
const tradeWords = words(
  `window windows door doors siding tub shower quote estimate price cost house home work job open`,
);

const asksForSpanish = /\b(?:en espanol|in spanish|espanol por favor|no (?:hablo|entiendo|se) (?:\w+ )?ingles)\b/;
const asksForEnglish = /\b(?:in english|en ingles)\b/;

/** What Spanish is typed as on a phone, and what it stands for. */
const forms: ReadonlyMap<string, string> = new Map(
  `q que, k que, ke que, d de, x por, xq porque, pq porque, porq porque, xfa por favor, porfa por favor, porfas
  por favor, pa para, tb tambien, tmb tambien, tbn tambien, dnd donde, cdo cuando, nomas solo, toy
  estoy, ta esta, oy hoy, ai hay, aser hacer, asen hacen, acen hacen, ola hola, qiero quiero, ase hace, cosina
  cocina, bentana ventana, bentanas ventanas, presio precio, sabao sabado, serrado cerrado, sierran cierran,
  grasias gracias, nesesito necesito, asta hasta, ora hora, oras horas, aora ahora, benir venir, bienen vienen`
    .split(/,\s+/)
    .map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)]),
);

/** A Spanish text with its shortened and misspelled words written out; "kiero" becomes "quiero", and "5k" stays a sum. */
const plainSpanish = (text: string): string =>
  text.replace(/(?<![\p{L}\d])\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    return forms.get(lower) ?? (/^k[ei]/.test(lower) ? `qu${word.slice(1)}` : word);
  });

/** How many words of each language a message has. */
export function countWords(message: string): { es: number; only: number; en: number; trade: number } {
  const text = normalizeText(message).toLowerCase();
  const found = removeAccents(plainSpanish(text)).match(/\p{L}+/gu) ?? [];
  const marks = /[¿¡ñ]|[áéíóú]\w*\b/.test(text) ? 1 : 0;
  const own = found.filter((word) => spanishWords.has(word));
  // "K thx": a letter that stands for a word may be of either language.
  const letters = text.match(/\b[kq]\b/g) ?? [];
  return {
    only: Math.max(0, own.filter((word) => !eitherWords.has(word)).length - letters.length) + marks,
    es: own.length + marks,
    en: found.filter((word) => englishWords.has(word)).length,
    trade: found.filter((word) => tradeWords.has(word)).length,
  };
}

/** Language of a chat after a message; short answers such as names keep it. */
export function languageAfter(message: string, before: "en" | "es"): "en" | "es" {
  const text = removeAccents(normalizeText(message).toLowerCase());
  if (asksForEnglish.test(text)) return "en";
  if (asksForSpanish.test(text)) return "es";
  const { es, only, en, trade } = countWords(message);
  if (before === "es") return en >= 2 && en > es + 1 ? "en" : "es";
  const isShort = text.split(" ").length <= (en + trade === 0 ? 6 : 3);
  return (only > 0 || (es >= 3 && en === 0)) && es >= en + trade && (es >= 2 || isShort) ? "es" : "en";
}
