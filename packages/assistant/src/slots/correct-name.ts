import { distance } from "fastest-levenshtein";
import { capitalise, isExcluded } from "./name-words.ts";

const spelling =
  /\b(?:spell(?:ed|t|ing)?|misspell\w*|typo|correction|with(?:out)? an? \p{L}\b|names? (?:is|was) wrong|my name wrong)/iu;
const word = String.raw`(\p{Lu}[\p{L}'-]+)`;

/** "Not Pat, Patricia", "Patricia, not Pat". */
function inPlaceOf(part: string, text: string): string | undefined {
  const before = new RegExp(
    String.raw`\b[Nn]ot ${part}\b[,;.]? (?:(?:but|rather|it'?s|its|it is|i'?m|is) )*${word}`,
    "u",
  );
  const behind = new RegExp(String.raw`${word},? (?:and )?(?:not|instead of) ${part}\b`, "u");
  const right = (before.exec(text) ?? behind.exec(text))?.[1];
  return right && !isExcluded(right) ? right : undefined;
}

/** "It's spelled Kaye", "Karol with a K": a word that hardly differs. */
const like = (part: string, text: string): string | undefined =>
  [...text.matchAll(/(?<!\bnot )(?<![\p{L}'-])\p{L}[\p{L}'-]{2,}/giu)]
    .map(([each]) => each)
    .find(
      (each) =>
        each !== part &&
        !isExcluded(each) &&
        (each.startsWith(part) ||
          distance(each.toLowerCase(), part.toLowerCase()) <=
            (each[0]?.toLowerCase() === part[0]?.toLowerCase() ? 2 : 1)),
    );

/** The name given before, with the part of it that a message puts right. */
export function correctedName(text: string, name: string): string | undefined {
  const spelled = [text, ...text.split(/[.,;!?]| and /)].find(
    (words) => spelling.test(words) && words.split(" ").length <= 10,
  );
  for (const part of name.split(" ").filter((each) => /^\p{L}[\p{L}'-]+$/u.test(each))) {
    const right = inPlaceOf(part, text) ?? (spelled ? like(part, spelled) : undefined);
    if (right && right !== part) return name.replace(part, capitalise(right));
  }
  return undefined;
}
