import { knownPlaces } from "@site/company/known-places";
import { isOutOfArea } from "@site/core/business/service-area";
import { distance } from "fastest-levenshtein";
import { normalise, titled } from "../words.ts";
import { farTowns, nearbyTowns, servedTowns } from "./places.ts";

/** What is known about a place: `unknown` has the form of a town and is in no list. */
type Area = "served" | "nearby" | "far" | "unknown";

export interface Place {
  /** "Rome", "13440", "12 Main Street". */
  name: string;
  /** The town of a ZIP code. */
  town?: string | undefined;
  area: Area;
}

const known: ReadonlyMap<string, Place> = new Map(
  (
    [
      ["served", servedTowns],
      ["nearby", nearbyTowns],
      ["far", farTowns],
    ] as const
  ).flatMap(([area, towns]) => towns.map((name) => [name.toLowerCase(), { name, area }] as const)),
);

const longest = [...known.keys(), ...Object.keys(knownPlaces.forms)].toSorted((a, b) => b.length - a.length);
const escaped = (text: string): string => text.replace(/[.]/g, "\\$&");
/** "East Utica" is a part of Utica, unless a list has it as a place of its own: "North Syracuse". */
const direction = String.raw`(?:(?:north|south|east|west) |[nsew]\. ?)`;
const directionFirst = new RegExp(`^${direction}`);
const townPattern = new RegExp(`(?<![\\w'-])${direction}?(?:${longest.map(escaped).join("|")})(?![\\w'-])`, "gi");

const letters: Readonly<Record<string, string>> = { n: "north ", s: "south ", e: "east ", w: "west " };

const lookUp = (text: string): Place | undefined => {
  const lower = text.toLowerCase();
  const written = known.get(lower.replace(/^([nsew])\. ?/, (_, letter: string) => letters[letter] ?? ""));
  const listed = known.get((knownPlaces.forms[lower] ?? lower).toLowerCase());
  const town = lower.replace(directionFirst, "");
  const beside = listed || town === lower ? undefined : lookUp(town);
  return beside ? { name: titled(text), area: (written ?? beside).area } : listed;
};

/** Every listed town of a text, in order. "Oneida County" is a county and no town. */
export function townsIn(text: string): Place[] {
  const rest = normalise(text).replace(/\b[\w ]+? county\b/gi, " ");
  return [...new Set(rest.match(townPattern)?.flatMap((found) => lookUp(found) ?? []) ?? [])];
}

/** Words that are no town misspelled, however near they come. */
const noTypingError = new Set(["march", "april", "home", "rose", "robe", "rode"]);

/** A listed town for a word with a typing error: one letter off, or two from eight letters. */
export function nearestTown(word: string): Place | undefined {
  const lower = word.toLowerCase();
  if (lower.length < 4 || noTypingError.has(lower)) return undefined;
  const reach = lower.length >= 8 ? 2 : 1;
  const near = [...known.keys()].find((town) => town[0] === lower[0] && distance(town, lower) <= reach);
  return near === undefined ? undefined : known.get(near);
}

const townOf = (zip: string): string | undefined =>
  Object.entries(knownPlaces.zips).find(([begin]) => zip.startsWith(begin))?.[1];
const zipLike = /(?<![\d#$-])(\d{5})(?:-\d{4})?(?![\d-])/;
const streetLike =
  /\b\d{1,5}[a-z]? (?:[nsew]\.? )?(?:[a-z'.]+ ){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|place|pl|boulevard|blvd|way|circle|terrace|ter|parkway|highway|hwy|route|rt)\b\.?(?: \d{1,3}\b)?/i;

/** "A quote for 19800", "they want 14500 for it". */
const isPrice = (figure: string, text: string): boolean =>
  !new RegExp(`\\b(?:zip(?: ?code)?(?: is|:)?|i'?m in|live in|we'?re in) ${figure}\\b`, "i").test(text) &&
  new RegExp(
    `\\b(?:quot\\w*|pric\\w*|costs?|paid|pay|bid|estimat\\w*|charg\\w*|offer\\w*|budget|total|came to|wants?|asking|saved?)\\b[^.?!]{0,40}\\b${figure}\\b|\\b${figure} (?:for|total|all in|plus|cash)\\b`,
    "i",
  ).test(text);

/** A ZIP code, unless the number is a street number or a count. */
export function findZip(text: string): Place | undefined {
  // "I typed 13502, should be 13501".
  const rest = text.replace(streetLike, " ").replace(/\b\d{5}\b[^\d.?!]{0,25}\bshould (?:be|read|say)\b/i, " ");
  const name = zipLike.exec(rest)?.[1];
  if (name && !townOf(name) && isPrice(name, rest)) return undefined;
  // The giveaway is of 25000, and no ZIP code of a home ends so.
  if (
    !name ||
    name.endsWith("000") ||
    new RegExp(`${name}\\s*(?:sq|square|dollars|bucks|homeowners|people|projects|homes)`, "i").test(rest)
  )
    return undefined;
  const town = townOf(name);
  return { name, town, area: town ? "served" : isOutOfArea(name) ? "far" : "nearby" };
}

export const findStreet = (text: string): string | undefined => streetLike.exec(normalise(text))?.[0];

/** A text without its street address: "5 Kirkland Ave" is in no town of that name. */
export const withoutStreet = (text: string): string => normalise(text).replace(streetLike, " , ");
