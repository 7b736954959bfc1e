/** One spelling for what keyboards write in several: NFKC, straight quotes, plain hyphens, single spaces. */
export const normalise = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u2018\u2019\u02BC\u0060\u00B4]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** Lower-case words and numbers of a text, in order; accents fall away. */
export const wordsOf = (text: string): string[] =>
  normalise(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/(\p{L})'(?=\p{L})/gu, "$1")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Lower-case words and numbers as they stand, accents and all. */
export const plainWordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export const enumeration = new Intl.ListFormat("en-US", { type: "conjunction" });

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words without a subject of their own: "how long does" must not outweigh what it is about. */
export const stopWords = list(`
  wheres whens hows whos whys youre theyre were thats theres heres lets youd youll theyll cant ill weve youve isnt arent wasnt
  wouldnt couldnt shouldnt someone somebody anyone anybody something everything nothing somewhere someplace anywhere case chance
  chances gonna wanna gotta kinda whole only while first possible able right else chance part idea reason point yall
  a an the this that these those it its is are was were be been being am im ive id ill and or but if so than then as at by
  for from in into of off on onto out over to up with about around do does did done doing dont doesnt didnt have has had
  having havent can could would should will wont may might must shall u ur r i me my mine myself we us our ours you your
  yours he she they them their theirs his her there here any some all both each such no not nor too very just also only
  more most much many long what whats which who whom whose when where how why please plz pls thanks thank hi hello hey ok
  okay yes yeah sure well really actually maybe get got give go going want wanted need know tell say said let like think
  wonder wondering kind kinds sort type types able guys folks people thing things something anything else other before
  after again still yet even ever way lot bit one ones made make use using look looking see take takes come comes put
  usually generally currently question ask asking new offer provide sell own main tu su es el la los las de un una y en
  que`);

const suffixes: readonly (readonly [RegExp, string])[] = [
  [/(?<=\w{3})ies$/, "y"],
  [/(?<=\w{3})(?:sses|shes|ches|xes)$/, ""],
  [/(?<=\w{2})(?<!s|u|i)s$/, ""],
  [/(?<=\w{3})(?:ation|ations)$/, "at"],
  [/(?<=\w{4})(?:ing|ings)$/, ""],
  [/(?<=\w{3})ed$/, ""],
  [/(?<=\w{4})(?:er|ers|ly|able|ible|ment|ness)$/, ""],
  [/(?<=\w{3})e$/, ""],
  [/([bdgklmnprt])\1$/, "$1"],
];

const synonyms: Readonly<Record<string, string>> = {
  remodel: "renovat",
  renov: "renovat",
  redo: "renovat",
  redon: "renovat",
  bath: "bathroom",
  guarante: "warranty",
  guarant: "warranty",
  finance: "financ",
  loan: "financ",
  cash: "cash",
  contest: "giveaway",
  raffl: "giveaway",
  sweepstak: "giveaway",
  drawing: "draw",
  job: "job",
  career: "job",
  employ: "job",
  hir: "job",
  crew: "installer",
  install: "install",
  worker: "installer",
  workman: "installer",
  price: "cost",
  pric: "cost",
  quot: "estimat",
  bid: "estimat",
  colour: "color",
  sat: "saturday",
  sun: "sunday",
  mon: "monday",
  telephon: "phone",
  mail: "email",
  shop: "showroom",
  store: "showroom",
  locat: "located",
  addres: "address",
  term: "term",
  yr: "year",
};

/** A light stem: enough to join "installing" and "install", and never less than three letters. */
function stem(word: string): string {
  const cut = suffixes.reduce((text, [ending, rest]) => text.replace(ending, rest), word);
  return synonyms[cut] ?? synonyms[word] ?? cut;
}

/** Groups of stop words that say together what is asked: "how long", "been around". */
const groups: readonly (readonly [RegExp, string])[] = [
  [/\bhow long (?:have|has)\b/gi, " business "],
  [/\bbeen (?:around|doing this|at it)\b|\bin business\b/gi, " business "],
  [
    /\bhow (?:long|lng|quick|quickly|fast|soon|many (?:days|weeks|months)|much time)\b(?!\W+(?:is|does|will) (?:my|the|your|an?) (?:estimate|quote|price))|\b(?:time ?frame|time ?line|turn ?around)\b/gi,
    " howlong ",
  ],
];

/** Stems of a text's content words; of a text of stop words alone, all of its words. */
export function terms(text: string): string[] {
  const words = wordsOf(groups.reduce((rest, [pattern, word]) => rest.replace(pattern, word), normalise(text)));
  const content = words.filter((word) => !stopWords.has(word));
  return (content.length > 0 ? content : words).map(stem);
}
