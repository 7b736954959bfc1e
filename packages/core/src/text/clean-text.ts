import { plainDigits } from "./plain-digits.ts";

/** What nobody sees: Unicode's default ignorables, the two blanks that are no white space, and marks of annotations. */
const invisible = "\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB\\u{1D159}";

/** Scripts in which a joiner or a non-joiner between two letters changes what is read. */
const joining = ["Arab", "Syrc", "Nkoo", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh"]
  .map((script) => `\\p{Script=${script}}`)
  .join("");
const joined = `(?!\\p{Default_Ignorable_Code_Point})[${joining}]`;

/** Where an invisible character is part of what is seen, it is kept: in an emoji, between letters that join, behind the
 * sign that mutes a vowel, and behind the letters of which it chooses a form. */
const invisibles = new RegExp(
  [
    "(\\u{1F3F4}[\\u{E0020}-\\u{E007F}]+",
    "(?:\\p{Extended_Pictographic}|[\\u{1F3FB}-\\u{1F3FF}]|\\uFE0F)\\u200D(?=\\p{Extended_Pictographic})",
    "\\p{Extended_Pictographic}[\\uFE0E\\uFE0F](?:\\u200D(?=\\p{Extended_Pictographic}))?",
    "[0-9#*]\\uFE0F(?=\\u20E3)",
    "[\\u094D\\u09CD\\u0D4D\\u0DCA]\\u200D",
    `${joined}[\\u200C\\u200D](?=${joined})`,
    "\\p{Script=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]",
    `\\p{Script=Mongolian}[\\u180B-\\u180F])|[${invisible}]`,
  ].join("|"),
  "gu",
);

const controls = /\p{Cc}/gu;
const controlsButLineAndTab = /[^\P{Cc}\n\t]/gu;
const lineBreak = /[\t\n\v\f\r\u0085\u2028\u2029]/;
/** Whole runs, each looked at once: a pattern that looks for a break behind spaces starts anew at every space. */
const spaces = /[\s\u0085]+/g;
const fullWidth = /[\uFF01-\uFF5E]/g;

const withoutInvisibles = (text: string): string => text.normalize("NFC").replace(invisibles, "$1");

/** A line as it is compared, dialed and looked up: without what nobody sees, with plain digits and letters where an
 * Asian keyboard has wide ones. Phones paste numbers wrapped in bidi marks and spreadsheets paste line breaks: both are
 * removed, never refused. */
export function cleanLine(value: string): string {
  const line = value
    .replace(spaces, (run) => (lineBreak.test(run) ? " " : run.replaceAll("\u3000", " ")))
    .replace(controls, "")
    .replace(fullWidth, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  return withoutInvisibles(plainDigits(line)).trim();
}

/** A longer text, with its line breaks and in the digits of its author. */
export function cleanParagraphs(value: string): string {
  const text = value.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(controlsButLineAndTab, "");
  return withoutInvisibles(text).trim();
}
