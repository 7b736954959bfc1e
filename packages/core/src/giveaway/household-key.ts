import { hash } from "node:crypto";

/** Changes with the rules below; the draw compares keys of one version only. */
export const householdKeyVersion = 1;

const short = new Map([
  ["street", "st"],
  ["str", "st"],
  ["saint", "st"],
  ["avenue", "ave"],
  ["av", "ave"],
  ["road", "rd"],
  ["drive", "dr"],
  ["lane", "ln"],
  ["court", "ct"],
  ["place", "pl"],
  ["boulevard", "blvd"],
  ["terrace", "ter"],
  ["circle", "cir"],
  ["highway", "hwy"],
  ["parkway", "pkwy"],
  ["square", "sq"],
  ["turnpike", "tpke"],
  ["trail", "trl"],
  ["heights", "hts"],
  ["extension", "ext"],
  ["route", "rte"],
  ["rt", "rte"],
  ["mount", "mt"],
]);

const suffixes = new Set([...short.values(), "way"]);

const directions = new Map([
  ["north", "n"],
  ["south", "s"],
  ["east", "e"],
  ["west", "w"],
  ["northeast", "ne"],
  ["northwest", "nw"],
  ["southeast", "se"],
  ["southwest", "sw"],
]);

const units = new Set(["#", "apt", "apartment", "suite", "ste", "unit", "no", "number"]);

/** Letters without accents or width, lower case, punctuation as spaces; "N.W." is one word. */
const simplify = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’`]/gu, "")
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, "$1")
    .replace(/#/g, " # ")
    .replace(/[^\p{L}\p{N}#]+/gu, " ")
    .trim();

/** A direction is shortened beside a street's name and not where it is the name: "12 West St" is not "12 W St". */
function isDirection(words: string[], index: number): boolean {
  const next = words[index + 1];
  const isBeforeName = next !== undefined && !suffixes.has(next) && next !== "unit";
  return index > 0 && (isBeforeName || suffixes.has(words[index - 1] ?? ""));
}

/** The street address in one spelling: "12 w main st unit 4". */
export function normalizeStreet(address: string): string {
  const words = simplify(address)
    .split(" ")
    .map((word) => (units.has(word) ? "unit" : (short.get(word) ?? word)))
    // "Apt #4" names its unit twice, "No. 12 Main St" numbers the house.
    .filter((word, index, all) => word !== "unit" || (index > 0 && all[index - 1] !== "unit"));
  return words.map((word, index) => (isDirection(words, index) ? (directions.get(word) ?? word) : word)).join(" ");
}

/** Five digits of the ZIP code, else the city without its state. */
export function normalizePlace(cityZip: string): string {
  const text = simplify(cityZip.normalize("NFKD").replace(/(?<!\d)(\d{5})-?\d{4}(?!\d)/g, "$1"));
  const zip = /(?<!\d)\d{5}(?!\d)/.exec(text)?.[0];
  return zip ?? (text.replace(/ (ny|new york)$/, "") || text);
}

/** Key of an entrant's household: SHA-256 of the normalized address and place, 64 hexadecimal digits. Conservative:
 * one household in two spellings gets one key; whatever may be two households stays apart and is shown for review at
 * the draw. */
export const householdKey = ({ address, cityZip }: { address: string; cityZip: string }): string =>
  hash("sha256", `${normalizePlace(cityZip)}|${normalizeStreet(address) || address}`);
