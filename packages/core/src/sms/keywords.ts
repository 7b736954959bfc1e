export interface Keyword {
  wish: "stop" | "start" | "help";
  language: "en" | "es";
}

const words: Record<Keyword["wish"], Record<Keyword["language"], readonly string[]>> = {
  stop: {
    en: ["stop", "stopall", "unsubscribe", "cancel", "end", "quit", "revoke", "optout"],
    es: ["alto", "parar", "pare", "paren", "cancelar", "basta"],
  },
  start: { en: ["start", "unstop", "subscribe"], es: ["comenzar", "empezar", "iniciar"] },
  help: { en: ["help", "info"], es: ["ayuda"] },
};

/** What may stand around the word and changes nothing: "Stop texting me please". */
const fillers = new Set(
  (
    "please pls plz thanks thank you now it this that these the all me us my ya por favor gracias los las mensajes " +
    "de texto sending texting messaging contacting texts text txt txts messages message sms immediately"
  ).split(" "),
);

/** "Resume texts"; "my resume" comes with an application. */
const resumesTexts = /^\W*(?:please )?resume (?:sending )?(?:the )?(?:texts?|messages?|texting)\W*$/i;

/** What an incoming text asks of the service itself, in any case, with periods and polite words around it; undefined for
 * one that is for the office. */
export function parseKeyword(text: string): Keyword | undefined {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}|\p{Cf}/gu, "")
    .toLowerCase()
    .replace(/\bopt[\s-]?out\b/g, "optout")
    .match(/\p{L}+/gu);
  const left = plain?.filter((word) => !fillers.has(word)) ?? [];
  if (resumesTexts.test(text)) return { wish: "start", language: "en" };
  const [only, ...more] = new Set(left);
  if (only === undefined || more.length > 0 || /\d/.test(text)) return undefined;
  for (const wish of ["stop", "start", "help"] as const)
    for (const language of ["en", "es"] as const) if (words[wish][language].includes(only)) return { wish, language };
  return undefined;
}
