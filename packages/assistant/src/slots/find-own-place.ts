import type { Asked } from "@site/core/chat/memory";
import { asksWhetherServed } from "../engine/cues.ts";
import { titled, wordsOf } from "../words.ts";
import { findStreet, findZip, nearestTown, type Place, townsIn, withoutStreet } from "./find-place.ts";
import { nonNames } from "./non-names.ts";

const ownCue =
  /\b(?:i live|we live|i'm in|im in|i am in|we're in|we are in|i'm from|i am from|located in|located at|my (?:house|home|place|address|zip)|our (?:house|home|place|address)|(?:my|our) \w+'?s? (?:house|home|place|apartment|camp)|(?:he|she|they) lives? in|(?:he'?s|she'?s) in|(?:(?:house|home)(?:'?s| is)?|(?:place|property)(?:'?s| is))(?: (?:actually|really|located))* in|(?:it'?s|its) in|zip(?: code)?|(?:up|down|out|over) here|here in|out in|over in|up in|from|^(?:es |queda )?en|viv(?:o|imos)|soy de|somos de|casa (?:est[aá]|queda)|mi casa|aqu[ií] en|desde|la casa es en)(?![\p{L}])/iu;
const townCue =
  /\b(?:in|from|near|outside|live at|around|town of|city of|village of|vivo en|vivimos en|soy de|queda en|est[aá] en|desde)\s+(?:the )?(?:town of |village of )?((?:\p{Lu}[\p{L}'.]+)(?:\s\p{Lu}[\p{L}'.]+){0,2})/u;

const hasOtherWord = (words: readonly string[]): boolean =>
  words.some((each) => nonNames.has(each) && !["old", "new"].includes(each));

function answeredPlace(text: string): Place | undefined {
  const answer = text
    .replace(
      /^(?:(?:i'm|im|we're|it's|i live|we live|live|in|at|from|near|just|outside|town of|sure|ok(?:ay)?|um|uh|en|es en|est[aá] en|vivo en|queda en|aqu[ií] en|cerca de|por)\b[,. ]*)+/i,
      "",
    )
    .replace(/(?:,? (?:ny|n\.y\.|new york))?[.!]*$/i, "");
  const words = wordsOf(answer);
  const isTownLike = words.length >= 1 && words.length <= 3 && /^[\p{L}' .-]+$/u.test(answer);
  if (!isTownLike || hasOtherWord(words)) return undefined;
  return (
    nearestTown(answer) ?? {
      name: titled(answer),
      area: "unknown",
    }
  );
}

const notTowns =
  /^(?:(?:Renewal|Andersen|Anderson|Pella|Lowe|Home Depot|Window World|Champion|Bath Fitter|Craigslist|Facebook)[a-z]*|Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/;

/** Whether words may name a town that is in no list: neither everyday words nor a month. */
export const couldBeTown = (words: string): boolean => !hasOtherWord(wordsOf(words)) && !notTowns.test(titled(words));

/** A town in no list, by its capital: "I live in Poland". */
function namedPlace(text: string): Place | undefined {
  const named = townCue.exec(text)?.[1];
  if (!named || new RegExp(`${named} county`, "i").test(text) || !couldBeTown(named)) return undefined;
  return nearestTown(named) ?? { name: named, area: "unknown" };
}

/** "Forget Albany", "moved here from Buffalo": no home of theirs. */
const elsewhere =
  /\b(?:forget|never ?mind|skip|except|moved? (?:here |up |back )?from|moving (?:here |up |back )?from|used to live in|call(?:ing|ed)? from)\s+\p{L}+(?:\s\p{Lu}\p{L}+)?/giu;

const houseIn =
  /\b(?:house|home|place|property|camp|cottage|rental|building|job)\b[^.?!]{0,40}\b(?:is|in|at|near|up in|over in|out in)\b/i;
/** "I live in Florida but the house is in Rome": the house counts. */
const livesIn =
  /\b(?:i'?m|i am|we'?re|we are|i|we) (?:(?:now|currently) )?(?:live |living |stay )?(?:down |up |over )?(?:in|here in) \p{L}+(?: now)?/giu;
const ofHouse = (text: string): string => {
  const rest = text.replace(livesIn, " ");
  return houseIn.test(rest) ? rest : text;
};

/** "Yorkville. siding and gutters": hardly more than a town in one part of the text. */
const standsAlone = (town: Place, text: string): boolean =>
  wordsOf(text).length <= wordsOf(town.name).length + 2 ||
  text.split(/[.,;!\n]/).some((part) => {
    const [own] = townsIn(part);
    return (
      own?.name === town.name && wordsOf(part).length <= wordsOf(town.name).length + 1 && !/\bcount?y\b/i.test(part)
    );
  });

/** "12 windows, cape cod new hartford", "Clinton ny near the college": a town last, which no other word leads to, or one
 * with its state. */
const isNamedLast = ({ name }: Place, text: string): boolean =>
  new RegExp(String.raw`\b${name},? (?:ny|n\.y\.|new york)\b`, "i").test(text) ||
  (new RegExp(String.raw`\b${name}[.!]*$`, "i").test(text) &&
    !new RegExp(
      String.raw`\b(?:in|from|near|at|to|of|around|outside|for|by|the|and|or|than|like|with|past|through|about|called|named|not) ${name}[.!]*$`,
      "i",
    ).test(text));

/** "Rome, NY 13440" as it was written, or a town and its ZIP code from two parts of a text. */
function withZip(town: Place, zip: Place | undefined, text: string): Place {
  if (!zip) return town;
  const behind = new RegExp(
    String.raw`\b${town.name}((?:,? (?:ny|n\.y\.|new york)\b\.?)?,? ${zip.name}(?:-\d{4})?)\b`,
    "i",
  );
  const [, tail = zip.town === town.name ? ` ${zip.name}` : ""] = behind.exec(text) ?? [];
  return { ...town, name: `${town.name}${tail}` };
}

const bareZip = /\bin \d{5}\b|\bzip\b|^\D{0,12}\d{5}\D{0,4}$/i;

/** The place of the visitor's home; a town that a message only mentions is none.
 * @param hasOwnTopic the message speaks of the visitor's project or person */
export function findOwnPlace(text: string, asked: Asked | undefined, hasOwnTopic: boolean): Place | undefined {
  const isOwn = hasOwnTopic || ownCue.test(text) || findStreet(text) !== undefined;
  const zip = findZip(text);
  const [town] = townsIn(ofHouse(withoutStreet(text).replace(elsewhere, " ")));
  const isWhole =
    town !== undefined &&
    !asksWhetherServed(text) &&
    !text.endsWith("?") &&
    (standsAlone(town, text) || isNamedLast(town, text));
  const isMeant = asked === "location" || isOwn || isWhole;
  const listed = isMeant ? (town ? withZip(town, zip, text) : zip) : zip && bareZip.test(text) ? zip : undefined;
  if (listed) return listed;
  if (asked === "location" && !text.endsWith("?")) return answeredPlace(text);
  return isOwn ? namedPlace(text) : undefined;
}
