const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const controls = /\p{Cc}/gu;
const controlsButLineAndTab = /[^\P{Cc}\n\t]/gu;
const lineBreak = /[\t\n\v\f\r\u0085\u2028\u2029]/;
/** Whole runs, each looked at once: a pattern that looks for a break behind spaces starts anew at every space. */
const spaces = /[\s\u0085]+/g;

/** Phones paste numbers wrapped in bidi marks and spreadsheets paste line breaks: both are removed, never refused. */
export function cleanLine(value: string): string {
  return value
    .replace(spaces, (run) => (lineBreak.test(run) ? " " : run))
    .replace(controls, "")
    .replace(bidiControls, "")
    .normalize("NFC")
    .trim();
}

export function cleanParagraphs(value: string): string {
  return value
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(controlsButLineAndTab, "")
    .replace(bidiControls, "")
    .normalize("NFC")
    .trim();
}

export const codePoints = (value: string): number => [...value].length;
