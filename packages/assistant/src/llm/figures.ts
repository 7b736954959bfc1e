const numberWords = new Map(
  "a:1 an:1 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 twelve:12 fifteen:15 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 ninety:90 hundred:100"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

const units = "hours?|days?|weeks?|months?|years?|percent|dollars?|bucks?|minutes?|colou?rs?|seasons?";

const anyNumber = `(${[...numberWords.keys()].join("|")})`;
const wordsBeforeUnit = new RegExp(
  `\\b${anyNumber}(?:\\s*(-|to)\\s*${anyNumber})?[\\s-]+(?:business |working |full )?(?=(?:${units})\\b)`,
  "gi",
);

const digit = (word: string): string => numberWords.get(word.toLowerCase()) ?? word;

/** "five to seven days" with its numbers as digits. A number word without a unit ("one of us") stays. */
const withDigits = (text: string): string =>
  text.replace(wordsBeforeUnit, (_, from: string, __, to?: string) => `${digit(from)}${to ? `-${digit(to)}` : ""} `);

const figure = new RegExp(
  `(\\$\\s?)?(\\d[\\d,]*(?:\\.\\d+)?)(?:\\s*(?:-|\\bto\\b)\\s*(\\$?\\d[\\d,]*(?:\\.\\d+)?))?\\+?[\\s-]*((?:business |working )?(?:${units})\\b|%|[ap]\\.?m\\b|k\\b|mph\\b|cfm\\b)?`,
  "gi",
);

const bareNumber = (text: string): string => text.replace(/[$,\s]/g, "");

function getUnit(text: string): string {
  const unit = text.toLowerCase().replace(/[.]/g, "").trim();
  if (unit === "%") return "percent";
  return unit === "bucks" || unit === "buck" ? "dollar" : unit.replace("colour", "color").replace(/s$/, "");
}

/** The figures of a text in one spelling, so that two texts can be compared: "5 to 7 business days", "five to seven
 * days" and "5-7 days" are all "5-7 day"; "$1,200" is "1200 dollar", "two percent" is "2 percent". */
export function extractFigures(text: string): string[] {
  const digits = withDigits(text.normalize("NFKC").replace(/[\u2010-\u2015\u2212]/g, "-"));
  return [...digits.matchAll(figure)].map(([, dollar, from = "", to, unit = ""]) => {
    const number = to ? `${bareNumber(from)}-${bareNumber(to)}` : bareNumber(from);
    const name = dollar || to?.startsWith("$") ? "dollar" : getUnit(unit);
    return name ? `${number} ${name}` : number;
  });
}
