import { profile } from "@site/core/business/profile";
import { liveAgentReply } from "@site/core/chat/live-agent";
import { serviceTowns } from "@site/core/site/texts/about";
import { findZip, type Place, townsIn } from "../slots/find-place.ts";
import { enumeration, normalise } from "../words.ts";

/** What is said to every question about a price: never an amount. */
export const priceReply = liveAgentReply("price");

const money =
  /\b(?:prices?|pricing|priced|costs?|costing|charge|charging|ballpark|rough (?:idea|figure|number|estimate|guess)|expensive|cheap(?:er|est)?|quote me|per (?:window|square|foot|door)|dollars?|bucks|what(?:'s| is) the damage|run me|set me back|price range|budget of|how much|(?:more|less|over|under|below|around) (?:than )?\$?\d+ ?(?:k|grand|thousand))\b|\$\s?\d|\b(?:beat|match|lower|better)\b.{0,25}\b(?:that|this|it|price|quote|offer|their|deal)\b|\b\d+ ?(?:%|percent) (?:off|discount)\b/i;

export const asksPrice = (clause: string): boolean => money.test(clause);

export const otherTradeReply = `That is not among our services. We install windows, siding, bathrooms and doors; for anything near them the office at ${profile.phone} can tell you more.`;

const serves =
  /\b(?:serve|serves|service|cover|work|works|come|travel|go|deliver|install|operate|available|do (?:jobs|work|projects|business)|drive|in your (?:area|range|territory)|out of (?:your )?(?:area|range)|too far|far (?:away|for you)|outside your)\b/i;
const asksWhether = /\b(?:do|does|will|would|can|could|are|is|am)\b/i;

const names = (places: readonly Place[]): string => enumeration.format(places.map(({ name }) => name));

/** What is said about towns: only those that the site lists are promised. */
export function areaReply(places: readonly Place[]): string {
  const served = places.filter(({ area }) => area === "served");
  const others = places.filter(({ area }) => area !== "served");
  const isFar = others.some(({ area }) => area === "far");
  return [
    served.length > 0 ? `Yes, we serve ${names(served)}.` : undefined,
    others.length > 0
      ? `${names(others)} ${others.length > 1 ? "are" : "is"} not on our list of towns${isFar ? ", and may be too far" : ""}: our service area is ${enumeration.format(serviceTowns)}. Please call ${profile.phone} to be sure.`
      : undefined,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "Do you work in X?": the places of such a question, listed or not. */
export function placesAskedFor(clause: string, repaired: string): readonly Place[] {
  const text = normalise(clause);
  if (!serves.test(`${text} ${repaired}`) || !asksWhether.test(`${text} ${repaired}`)) return [];
  const towns = [...new Map([...townsIn(text), ...townsIn(repaired)].map((place) => [place.name, place])).values()];
  if (towns.length > 0) return towns;
  const zip = findZip(text);
  if (zip) return [zip];
  const named =
    /\b(?:in|to|into|around|near|serve|cover|as far as)\s+((?:\p{Lu}[\p{L}'.]+)(?:\s\p{Lu}[\p{L}'.]+){0,2})/u.exec(
      text,
    )?.[1];
  return named &&
    !/\b(?:County|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/.test(
      named,
    )
    ? [{ name: named, area: "unknown" }]
    : [];
}
