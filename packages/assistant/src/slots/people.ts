import { normalise } from "../words.ts";
import { firstNames } from "./first-names.ts";
import { nonNames } from "./non-names.ts";

const relatives =
  "wife|husband|hubby|spouse|partner|girlfriend|boyfriend|fianc[eé]e?|mom|mum|mother|dad|father|son|daughter|sister|brother|aunt|uncle|cousin|nephew|niece|grand(?:ma|pa|mother|father|son|daughter)|(?:mother|father|son|daughter|brother|sister)[- ]in[- ]law|neighbou?r|friend|roommate|tenant|super|boss|assistant|caretaker|landlord";
const name = String.raw`(\p{L}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)`;

/** "Ask for Deb", "talk to my wife Joanne", "put it under my husband, Earl", "her name is Beth". */
const cues: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:ask for|talk (?:to|with)|speak (?:to|with)|call|ring|text|contact|use|deal with|put (?:it|this|that|me)? ?(?:down )?(?:under|in)|reach) (?:my |our )(?:${relatives}),? (?!'s\b)${name}`,
    "iu",
  ),
  new RegExp(String.raw`\b(?:ask for|talk (?:to|with)|speak (?:to|with)|put (?:it|this|that) under) ${name}`, "iu"),
  new RegExp(String.raw`\b(?:he'?s|she'?s) ${name}\s*(?:$|[,.])`, "iu"),
  new RegExp(String.raw`\b(?:his|her|(?:my|our) (?:${relatives})(?:'?s)?) name(?:'?s| is) ${name}`, "iu"),
  new RegExp(
    String.raw`\b(?:my|our) (?:${relatives}),? ${name},? (?:handles|takes care|decides|is (?:the one|home)|will (?:talk|answer)|should be called)`,
    "iu",
  ),
  // "My wife's the one to talk to. Tina 315-555-0149".
  new RegExp(
    String.raw`\b(?:my|our) (?:${relatives})(?:'?s| is) (?:the (?:one|person)|who)\b[^?!]{0,60}?[.,;] ${name},? \(?\d{3}`,
    "iu",
  ),
  new RegExp(String.raw`\bcall ${name} instead\b`, "iu"),
  new RegExp(String.raw`\b(?:it'?s|its) (?:for )?(?:a \p{L}+ )?named ${name}`, "iu"),
  new RegExp(String.raw`(?<!\p{L})(?:do[nñ]a|don|(?:la |el )?se[nñ]ora?) ${name}`, "iu"),
  new RegExp(
    String.raw`(?<!\p{L})(?:se llama|preg[uú]nten? por|hablen? con|comun[ií]quen?se con|llam(?:e|en) a)(?: mi \p{L}+)? ${name}`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})mi (?:mam[aá]|pap[aá]|t[ií][ao]|herman[ao]|espos[ao]|hij[ao]|suegr[ao]|abuel[ao]),? (?:se llama |es )?${name}`,
    "iu",
  ),
];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What somebody asks for who asks for nobody by name. */
const departments: ReadonlySet<string> = new Set(
  `accounting accounts billing corporate dispatch english español financing hr human installs management marketing
  reception sales scheduling spanish speaker staff support ventas`.split(/\s+/),
);

/** A first name that is known, or a word with a capital that is no other word. */
function nameIn(found: string | undefined): string | undefined {
  const words = found?.split(" ") ?? [];
  const [first = "", second] = words;
  const lower = first.toLowerCase();
  if (!first || nonNames.has(lower) || departments.has(lower)) return undefined;
  if (!firstNames.has(lower) && !/^\p{Lu}\p{Ll}/u.test(first)) return undefined;
  const isSurname = second !== undefined && /^\p{Lu}/u.test(second) && !nonNames.has(second.toLowerCase());
  return [capitalised(first), isSurname ? second : undefined].filter(Boolean).join(" ");
}

/** Words between "I" and "talk" that leave the talking to the visitor: "I would just like to". */
const still =
  "able|also|be|can|could|directly|get|hope|hoping|just|like|love|may|maybe|might|need|please|prefer|quickly|rather|really|to|try|trying|wanna|want|wanted|was|wish|wishing|would";
const own = String.raw`(?:i|we|me|us|possible|(?<!\b(?:you|u|they|he|she)(?:'?ll|'?d)? )(?:like|love|want|wanna|hoping|prefer))`;

/** "Can I talk to Mike", "I'd like to speak with Dave", "have Steve call me": somebody who works here. */
const officeCues: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${own}(?:'?(?:d|m|re))?(?: (?:${still}))* (?:talk|speak)(?: directly)? (?:to|with) ${name}`,
    "iu",
  ),
  new RegExp(String.raw`\b(?:put|transfer|connect|pass) me (?:through |over )?(?:to|with) ${name}`, "iu"),
  new RegExp(String.raw`\b(?:have|get|ask|tell) ${name} (?:to )?(?:call|ring|text|phone|email) me\b`, "iu"),
  new RegExp(
    String.raw`(?<!\p{L})(?:puedo|podr[ií]a|podemos|quier[oe]|queremos|quisiera|necesito|deseo|gustar[ií]a|me (?:comunic[ae]|pas[ae]))(?: (?:hablar|platicar))? (?:con|a)(?: (?:el |la )?(?:se[nñ]ora?|don|do[nñ]a))? ${name}`,
    "iu",
  ),
];

/** Who asks whether they can does so of the office, whatever comes first. */
const asks = "(?:can|could|may|might|possible(?: for me)?)";
const talks = `(?:talk|speak)(?: (?:it|this) over)? (?:to|with) (?:(?:my|our) (?:${relatives}),? )?${name}`;
const beside = String.raw`,? (?:my|our) (?:${relatives})(?=\W*$|,| (?:before|first|and|who|about|tonight))`;
const self = String.raw`\b(?:i|we|me|us)\b[\p{L}']*(?: (?!(?:you|so|but|and|please|he|she|they)\b)[\p{L}']+){0,5}`;
const before = String.raw`before \p{L}|first(?=\W*$|[,;]| and | before )|tonight`;
const later =
  "gets? back(?! to (?:me|us))|let (?:you|u) know|(?:and|then|'ll|will) (?:call you|decide)|to decide|deciding";

/** A matter of the visitor's own household: "I have to talk to Jim, my husband, before deciding". */
const household: readonly RegExp[] = [
  String.raw`\b(?:i|we)(?:'ll| will|(?:'?(?:m|re|ve)| am| are)? (?:(?:just|first|still|really) )*(?:have to|got to|gotta|going to|gonna|should))(?: \p{L}+)? ${talks}`,
  String.raw`(?<!\b${asks} )${self} ${talks}[^.!?]{0,60}?(?<!\p{L})(?:${before})`,
  String.raw`${self} ${talks}(?:${beside}|[^.!?]{0,60}?(?<!\p{L})(?:${later}))(?!\p{L})`,
].map((pattern) => new RegExp(pattern, "giu"));

/** A message without what its writer settles at home. */
const withoutHousehold = (text: string): string =>
  household.reduce((rest, pattern) => rest.replace(pattern, " "), text);

interface Officer {
  name: string;
  /** The words that name them. */
  words: string;
}

function officerIn(text: string): Officer | undefined {
  for (const cue of officeCues) {
    const found = cue.exec(text);
    const person = nameIn(found?.[1]);
    if (found && person) return { name: person, words: found[0] };
  }
  return undefined;
}

/** Somebody of the office whom the visitor wants to talk to; the visitor's own name is still to be asked. */
export const personOfOffice = (message: string): string | undefined =>
  officerIn(withoutHousehold(normalise(message)))?.name;

/** Somebody else whom the office should ask for. */
export function personToAskFor(message: string): string | undefined {
  const said = withoutHousehold(normalise(message));
  const text = said.replace(officerIn(said)?.words ?? "", " ");
  const found = cues.flatMap((cue) =>
    [...text.matchAll(new RegExp(cue.source, "giu"))].map(([, said]) => nameIn(said)),
  );
  return found.find((person) => person !== undefined);
}

const inPlace =
  /\binstead\b|\bput (?:it|this|that|me)? ?(?:down )?(?:under|in)\b|\b(?:not me|rather than me|actually)\b|\bunder (?:my|his|her)\b/i;

/** Whether the person to ask for takes the place of the name that is known. */
export const replacesName = (message: string): boolean => inPlace.test(normalise(message));

/** "Call me instead", "call ME not him": nobody else is asked for any more. */
export const wantsSelf = (message: string): boolean =>
  /\bi'?m the (?:one|person) (?:to|who|that|you)\b|\b(?:call|ring|text|ask for|contact|email|use) (?:me|mine)\b.{0,12}\b(?:instead|not (?:him|her|them|my)|rather)\b|\b(?:not|don'?t call|dont call) (?:him|her|them)\b.{0,20}\bme\b/i.test(
    normalise(message),
  );

const benefit = new RegExp(
  String.raw`\b(?:for|at|of|on behalf of) (?:my|our) (${relatives})(?:'?s\b)?(?! (?:name|number|phone))`,
  "iu",
);

/** For whom somebody writes: "father". */
export const writesFor = (message: string): string | undefined => benefit.exec(normalise(message))?.[1]?.toLowerCase();

const number = /(?<!\d)\(?\d{3}\)?[ .-]{0,3}\d{3}[ .-]{0,3}\d{4}(?!\d)/g;
const putsRight =
  /\b(?:oops|sorry|typo|wrong|actually|i mean|i meant|correction|should be|make (?:it|that))\b|\bnot \(?\d/i;
const separator = /[,;.!?\n](?:\s|$)|\s(?:and|or)\s/gi;
const ofVisitor = /\b(?:i'?m|i am|me|mine|this is|my (?:number|cell|phone|own))\b/i;
const ofAnother = new RegExp(
  String.raw`\b(?:she'?s?|he'?s?|her|hers|his|him|their|(?:my|our) (?:${relatives}))\b`,
  "i",
);

/** A message cut so that each part has one of its numbers; what stands between two belongs to the nearer side. */
function partsByNumber(text: string): string[] {
  const founds = [...text.matchAll(number)];
  const cuts = founds.slice(1).map((found, index) => {
    const start = (founds[index]?.index ?? 0) + (founds[index]?.[0].length ?? 0);
    const marks = [...text.slice(start, found.index).matchAll(separator)];
    return start + (marks.at(0)?.index ?? 0);
  });
  return [0, ...cuts].map((cut, index) => text.slice(cut, cuts[index] ?? text.length));
}

const printed = (part: string): string =>
  (part.match(number)?.[0] ?? "").replace(/\D/g, "").replace(/(\d{3})(\d{3})(\d{4})/, "$1-$2-$3");

export interface People {
  /** The part of a message that is about the visitor. */
  own: string;
  /** The part with the visitor's first number. */
  number: string;
  /** Other people with numbers of their own, or a second number: "Ruthie, 315-555-0171". */
  others: readonly string[];
}

const firstNamesIn = (text: string): string[] =>
  text.split(/[^\p{L}'-]+/u).filter((word) => firstNames.has(word.toLowerCase()));

const isOthersNumber = new RegExp(
  String.raw`\b(?:(?:${relatives})(?:'?s)?|his|her|their) (?:(?:phone|cell|mobile|home|work) )?(?:number|cell|phone)\b`,
  "iu",
);

/** "The neighbor's number is 315-555-0131, his name is Hank": beside the visitor's own, it is somebody else's. */
export const givesOthersNumber = (message: string): boolean =>
  isOthersNumber.test(normalise(message)) && !inPlace.test(normalise(message));

const namesIn = (part: string): string[] => part.split(/[^\p{L}'-]+/u).flatMap((word) => nameIn(word) ?? []);

/** Keeps several people's numbers of one message apart, and somebody else's from the visitor's own.
 * @param hasOwn the visitor's number is known */
export function peopleIn(message: string, hasOwn = false): People {
  const text = normalise(message);
  const parts = partsByNumber(text);
  const [first = text] = parts;
  if (hasOwn && text.match(number)?.length === 1 && givesOthersNumber(text)) {
    const person = firstNamesIn(text)[0] ?? new RegExp(relatives, "i").exec(text)?.[0] ?? "somebody else";
    return { own: text, number: "", others: [`${capitalised(person)}, ${printed(text)}`] };
  }
  if (parts.length < 2 || putsRight.test(text) || new Set(parts.map(printed)).size < 2)
    return { own: text, number: text, others: [] };
  if (!parts.some((part) => ofAnother.test(part)) && firstNamesIn(text).length < 2)
    return { own: text, number: first, others: parts.slice(1).map((part) => `a second number, ${printed(part)}`) };
  const own =
    parts.find((part) => ofVisitor.test(part) && !ofAnother.test(part)) ??
    parts.find((part) => !ofAnother.test(part)) ??
    first;
  const others = parts.flatMap((part) =>
    part === own ? [] : [`${namesIn(part)[0] ?? "somebody else"}, ${printed(part)}`],
  );
  return { own, number: own, others };
}
