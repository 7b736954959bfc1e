import { edition } from "@site/company/giveaway";
import { region as companyRegion, counties, serviceTowns } from "@site/company/places";
import { findZip, nearestTown, type Place, townsIn } from "../slots/find-place.ts";
import { formatList, normalise } from "../words.ts";
import { phone } from "./answer.ts";

const names = (places: readonly Place[]): string =>
  formatList(places.map(({ name, town }) => (town ? `${name} (${town})` : name)));

const notTowns =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|I|Do|Does|Are|Is|You|We|My|Can|Will|Hi|Hello|No|Yes|Ok|What|Whats|U|The)\b/;
const afterPlaceWord =
  /\b(?:in|to|into|about|around|near|serve?|cover|outside(?: of)?|from|as far as|up to|over in|out in|service|do|en|hasta|para|pa|por|desde|sirven|atienden|cubren)\s+((?:\p{L}[\p{L}'.-]+)(?:\s\p{L}[\p{L}'.]+){0,2})/giu;

/** Places that a question about the area names: listed towns, ZIP codes, else a word with a capital behind "in". */
export function placesIn(message: string): Place[] {
  const text = normalise(message);
  const towns = [...new Map(townsIn(text).map((place) => [place.name, place])).values()];
  const zip = findZip(text);
  const words = [...text.matchAll(afterPlaceWord)].flatMap(([, found = ""]) => found.split(" "));
  const [near] = words.flatMap((word) => nearestTown(word) ?? []);
  const isPart = near && towns.some(({ name }) => name !== near.name && name.includes(near.name));
  const known = [...new Set([...(near && !isPart ? [near] : []), ...towns]), ...(zip ? [zip] : [])];
  if (known.length > 0) return known;
  const [named] = [...text.matchAll(afterPlaceWord)]
    .map(([, found = ""]) => /^(?:\p{Lu}[\p{L}'.-]+\s?)+/u.exec(found)?.[0].trim() ?? "")
    .filter((found) => found && !notTowns.test(found));
  return named ? [{ name: named, area: "unknown" }] : [];
}

const region = `our area is ${formatList(serviceTowns)}`;

const around = (edition?.counties ?? Object.values(counties).map((name: string) => name.replace(/ County$/, ""))).slice(
  0,
  5,
);

/** What is said about towns: only those that the site lists are promised. */
export function areaReply(places: readonly Place[]): readonly string[] {
  if (places.length === 0)
    return [
      `We serve ${formatList(serviceTowns)}. Which town or ZIP code is the house in?`,
      `${around.length > 0 ? `The counties around are ${formatList(around)}; for` : "For"} your own town the office at ${phone} confirms it.`,
    ];
  const served = places.filter(({ area }) => area === "served");
  const near = places.filter(({ area }) => area === "nearby");
  const far = places.filter(({ area }) => area === "far");
  const unknown = places.filter(({ area }) => area === "unknown");
  const parts = [
    served.length > 0 ? `Yes, we serve ${names(served)}.` : undefined,
    near.length > 0
      ? `${names(near)} ${near.length > 1 ? "are" : "is"} not on the list of towns we name, but we serve the surrounding areas, too; our team confirms it for your address.`
      : undefined,
    unknown.length > 0
      ? `I can't tell whether we come to ${names(unknown)}: ${region}. Our team confirms it for your address.`
      : undefined,
    far.length > 0
      ? `${names(far)} ${far.length > 1 ? "are" : "is"} outside ${companyRegion} and most likely too far for us; ${region}. The office at ${phone} can say for sure.`
      : undefined,
  ];
  const text = parts.filter(Boolean).join(" ");
  return [text, `${text} You can also ask the office at ${phone}.`];
}
