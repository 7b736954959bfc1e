import { chatWords } from "@site/company/chat-words";
import { services } from "@site/company/services";
import { productNames } from "@site/core/catalogue/options";
import { listKeys } from "@site/core/contract/form";
import type { ServiceType } from "@site/core/leads/options";
import { normalizeText, removeAccents } from "../ranking/normalize.ts";

const patterns = listKeys(services).map((id) => [id, new RegExp(services[id].words, "i")] as const);

/** "shower doors" are a bathroom, "windows in the door" a door: what stands first here wins. */
const showerDoor = /\b(?:shower|tub) ?(?:glass |screen )?doors?\b/i;

/** "The shower's caulk is black and the door drips" */
const doorOfShower = /\b((?:shower|tub)\b.{0,60}\b(?:the|its)) door\b/gi;

const products = Object.entries(chatWords.products).map(([slug, pattern]) => [slug, new RegExp(pattern, "i")] as const);

/** Doors of another trade, unless the company names them among its own words. */
const otherDoors =
  /\b(?:garage|cabinet|closet|car|dog|doggy|pet|interior|bilco|cellar|oven) ?-?doors?\b|\bnext[- ]door\b|\bdoor[- ]to[- ]door\b|\bout the door\b|\bhot ?tubs?\b|\bpuertas? (?:de |del |para )(?:el |la )?(?:garaje|garage|cochera|closet|gabinete|carro|horno)\b/gi;
const hasOtherDoors = listKeys(services).some((id) => /garage/.test(services[id].words));

const anyService = listKeys(services)
  .map((id) => services[id].words)
  .join("|");

/** "A bathroom window" is a window. */
const ofRoom = /\bbath(?:room)? (windows?|doors?)\b/gi;
/** "I was in the shower", "the one over the tub": where somebody or something is. */
const whereabouts =
  /\b(?:i|he|she|we|they) (?:was|were|am|is|are) (?:just )?in the (?:shower|tub|bath(?:room)?)\b|(?<=\b(?:ones?|windows?) (?:\w+ ){0,2})(?:over|above|next to|beside|behind|by|near|in) (?:the|my|our) (?:shower|(?:bath)?tub|bath(?:room)?)\b/gi;

/** "I do not need windows", "no siding", "doors not windows": named and not wanted. */
const unwanted = new RegExp(
  String.raw`\b(?:(?:do not|don'?t|dont|didn'?t|never|not) (?:need|want|ask(?:ed)?(?: for| about)?|say|said|mean|looking for|interested in) (?:any |new |a |an |the |more )*|(?:skip|forget|drop|scratch)(?: about)? (?:(?:the|my|our) )?|no (?:new |more )?|without |(?<!\b(?:why|if|or|whether|did|do|does|could|would) )not (?:(?:the|my|any|an?) )?)(?:(?:patio|front|back|storm|entry|sliding|bay) )?(?:${anyService}|\b(?:estimates?|quotes?)\b)`,
  "gi",
);

const byUs = String.raw`\b(?:you|u|ya|yall|yous|your (?:guys?|crew|men|people|installers?))(?: guys| people)? (?:just |already |have |had )*(?:did|done|put (?:in|on|up)|hung|installed|replaced|redid)\b`;
const weDid = new RegExp(byUs, "i");
/** Whether work is spoken of that this company did. */
export const mentionsOurWork = (text: string): boolean => weDid.test(text);

/** "You did our windows in 2019": no wish, where another service is spoken of. */
const doneBefore = new RegExp(
  String.raw`${byUs} (?:\w+ ){0,3}?(?:${anyService})|\b(?:had|got) (?:(?:my|our|the|new|some) )*(?:${anyService})\S* (?:done|put (?:in|on|up)|installed|replaced|hung)\b|\b(?:he|she|they) did (?:my|our) (?:${anyService})`,
  "gi",
);

const isWish = /\b(?:now|this time|next|thinking|wants?|needs?|like|looking|interested|quote|estimate)\b/i;

const ofOtherPerson = /\b(?:neighbou?r|sister|brother|friend|cousin|aunt|uncle)\b/i;
/** "I want a front door and she wants her bathroom done", of a neighbor. */
const othersWish = /\b(?:she|he|they|hers|his|theirs) (?:wants?|needs?|is|are|would like)\b[^.;]*/gi;

/** A text without what its writer does not want, has from us, or tells of another house. */
export function extractWishes(text: string): string {
  const all = text.replace(unwanted, " ");
  const own = ofOtherPerson.test(text) ? all.replace(othersWish, " ") : all;
  const wishes = findServices(own).length > 0 ? own : all;
  const newOnes = wishes.replace(doneBefore, " ");
  return isWish.test(newOnes) && findServices(newOnes).length > 0 ? newOnes : wishes;
}

export const listUnwanted = (text: string): ServiceType[] =>
  Array.from(text.matchAll(unwanted)).flatMap(([words]) => findServices(words));

/** Of the services of a text those that are wished for: "his uncle ordered the windows, so no windows, a front door". */
export function withoutUnwanted(named: ServiceType[], text: string): ServiceType[] {
  const unwantedOnes = listUnwanted(text);
  const wanted = named.filter((each) => !unwantedOnes.includes(each));
  return wanted.length > 0 ? wanted : named;
}

/** Tina, who is no bathtub: with a capital within a text, or before a number. */
const personTina = /(?<=\S ?)(?<!\b(?:[Ll]as?|[Uu]nas?|mis?|tu|de|su) )\bTina\b|\b[Tt]ina(?=,? \(?\d{3})/g;

export function findServices(message: string): ServiceType[] {
  const text = removeAccents(normalizeText(message))
    .replace(personTina, " ")
    .replace(whereabouts, " ")
    .replace(ofRoom, "$1")
    .replace(new RegExp(showerDoor, "gi"), "shower")
    .replace(doorOfShower, "$1")
    .replace(hasOtherDoors ? /$^/ : otherDoors, " ");
  return patterns
    .map(([type, pattern]) => ({ type, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ type }) => type);
}

/** The catalogue's names of the products that a text speaks of. */
const listProducts = (text: string): string[] =>
  products.filter(([, pattern]) => pattern.test(text)).flatMap(([slug]) => productNames[slug] ?? []);

/** The catalogue's name of the first product that a text speaks of. */
export const findProduct = (message: string): string | undefined => listProducts(normalizeText(message))[0];

/** The service that a product of the catalogue belongs to. */
export const serviceOfProduct = (product: string | undefined): ServiceType | undefined =>
  listKeys(services).find((id) => Object.values<string>(services[id].products).includes(product ?? ""));

/** The product that a text puts in the place of a known one: "not a bay, a double hung". A visitor who names both wants both. */
export function correctProduct(message: string, known: string): string | undefined {
  const text = normalizeText(message);
  const named = listProducts(text);
  return named.includes(known) && !/\bnot?\b/i.test(text) ? undefined : named.find((each) => each !== known);
}
