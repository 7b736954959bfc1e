import { services } from "@site/company/services";

/** What is true of the trade anywhere: no fact of a company, and no promise. */
interface Known {
  /** The service that must be among the company's; none for what holds of any work. */
  of?: string;
  /** The meaning that it answers. */
  label: string;
  /** Every one of these is spoken of. */
  words: readonly RegExp[];
  say: string;
}

const between = /\b(?:or|vs\.?|versus|over|instead|than|then|diff\w*|compare\w*|better|which|between|worth)\b/i;
const ours = "Which of them we offer for your house our team can tell you at the free visit.";

/** The first that fits counts, so the narrower stand first. */
const everything: readonly Known[] = [
  {
    of: "windows",
    label: "double-hung",
    words: [
      /\b(?:sink|counter|reach|shoulder\w*|arthrit\w*|easier|lift|heavy|short)\b/i,
      /\b(?:window\w*|slid\w*|hung|crank|casement|ones?|open)\b/i,
    ],
    say: "Where you have to reach, or lifting is hard, a window that slides sideways or opens by a crank is usually easier than one whose sash you push up. In a showroom or at the visit you can try how light each one moves.",
  },
  {
    of: "windows",
    label: "double-hung",
    words: [/\b(?:clean\w*|wash\w*)\b/i, /\b(?:them|it|window\w*|upstairs|floor|outside)\b/i],
    say: "Many double-hung windows tilt in, so that the outside can be washed from the room; fixed ones are washed from outside. Ask at the visit to see it on the model that you like.",
  },
  {
    of: "windows",
    label: "frame-material",
    words: [
      /\b(?:vinyl|fiber ?glass|wood(?:en)?|alumin[iu]+m|composite)\b/i,
      between,
      /\bwindow\w*|\bframes?\b|vinyl.*fiber ?glass|fiber ?glass.*vinyl/i,
    ],
    say: `In general vinyl frames need the least care and cost less, fiberglass is stiffer and moves less with heat and cold, and wood looks best in an old house but wants paint. ${ours}`,
  },
  {
    of: "windows",
    label: "glass",
    words: [/\b(?:triple|tripple|double|three|two|2|3)[ -]?(?:pane|pain|glaz|glass)\w*/i],
    say: "A third pane keeps the glass warmer and a room a little quieter, and it is heavier and costs more; good double glass with a coating and gas is enough for many homes. For a cold or noisy room it is worth asking at the free visit.",
  },
  {
    of: "windows",
    label: "glass",
    words: [/\b(?:low[ -]?e|argon|krypton)\b/i],
    say: `Low-E is a thin coating on the glass that holds heat in, and argon is a gas between the panes that slows it down. ${ours}`,
  },
  { of: "windows", label: "bay-bow", words: [/\bbay\b/i, /\bbow\b/i], say: "" },
  {
    of: "windows",
    label: "double-hung",
    words: [/\b(?:double|single)[ -]?hung\b/i, /\bslid\w*|\bsingle[ -]?hung.*double|double[ -]?hung.*single/i],
    say: "",
  },
  {
    of: "windows",
    label: "fog",
    words: [
      /\bfog\w*|\bwet\b|condens\w*|sweat\w*|\bfrost\b|moisture/i,
      /\bbetween\b|\binside\b|morning|panes?|winter|glass|frame/i,
    ],
    say: "Fog between the panes means that the seal of that glass has failed; it does not clear up again. Water or frost on the room side is different: warm, damp air meets cold glass, and tighter glass and some airing both help.",
  },
  {
    of: "windows",
    label: "install-method",
    words: [/\b(?:insert|pocket|full[ -]?frame)\b/i],
    say: "An insert goes into the old frame, which is quicker and leaves the trim alone; a full-frame job takes everything out to the wall and lets rot be seen and mended. Which your openings need is decided when they are looked at.",
  },
  {
    label: "screens",
    words: [/\bscreens?\b|\bmesh\b/i, /\b(?:cats?|dogs?|pets?|claws?|shepherds?|puppy|tough\w*|shred\w*|tear\w*)\b/i],
    say: "There are screens of a heavier mesh that stand up to claws much better than the usual ones; they let in a bit less light and air. Tell our team about the pet, so that they can say what fits yours.",
  },
  {
    of: "doors",
    label: "storm-door",
    words: [/\bstorm\b/i, /\b(?:cats?|dogs?|pets?|claws?|shepherds?|puppy|lab)\b/i],
    say: "With dogs a storm door with a solid or metal lower panel, or with the glass only in the upper half, lasts longest; full glass looks nice but gets the paws. Our team can show you which fit your opening.",
  },
  {
    label: "door-extras",
    words: [/\b(?:cat|dog|pet|doggy|doggie) ?doors?\b/i],
    say: "A pet door is easier to plan with a new door than to cut in later, and glass can't be cut once it is made. Whether it can be built into yours our team has to say, so bring it up at the visit.",
  },
  {
    of: "doors",
    label: "door-material",
    words: [
      /\b(?:steel|metal|fiber ?glass|wood(?:en)?)\b/i,
      between,
      /\bdoors?\b|steel.*fiber ?glass|fiber ?glass.*steel|wood.*fiber ?glass|fiber ?glass.*wood/i,
    ],
    say: `In general steel is strong and costs less but can dent and rust where it is scratched; fiberglass does not dent, rust or swell and can look like wood; wood is the warmest to look at and needs the most care. ${ours}`,
  },
  {
    of: "doors",
    label: "patio-kinds",
    words: [/\bslid\w*/i, /\b(?:french|swing\w*|hinged)\b/i],
    say: "A sliding door needs no room to swing and suits a tight space; a hinged or French door opens wider and seals well, but its leaf needs the room. At the visit our team sees which your opening takes.",
  },
  {
    of: "bathrooms",
    label: "shower-glass",
    words: [/\b(?:shower|tub|glass) ?doors?\b/i, /\b(?:swing\w*|tiny|small|tight|narrow|toilet|room)\b/i],
    say: "In a tight bathroom a sliding door or a fixed piece of glass is usually the better choice, because nothing swings into the room. The opening is measured first, so our team can tell you what fits yours.",
  },
  {
    of: "bathrooms",
    label: "bath-access",
    words: [/\bgrab ?bars?\b|\bbars?\b.*\bhold\b|\bseat\b|\bbench\b|\bhand ?rails?\b|\bcurb ?less\b/i],
    say: "Yes, seats and grab bars are best planned into a new shower or tub from the start, because the wall behind must carry them. Tell our team who will use it and what they need, and they plan it with you.",
  },
  {
    of: "bathrooms",
    label: "bath-access",
    words: [
      /\b(?:tub|bath)\b/i,
      /\b(?:lift|step|leg|legs|climb|hip|knees?|fall|fell|balance|wheelchair|walker|old|elderly|8\d|9\d|mom|dad|mother|father)\b/i,
      /\bshower\b|\bdoor\b|walk ?in|what|which|better|\bor\b/i,
    ],
    say: "For somebody who can't step over the side there are two good ways: a low-step shower in the place of the tub, quick to use and good with a seat and grab bars, or a walk-in tub with a door, for who wants to sit and soak; you wait in it while it fills and drains. Our team can look at the room with you, free of charge.",
  },
  {
    of: "siding",
    label: "vinyl-vs-wood",
    words: [/\bwood ?peckers?\b|\bpileateds?\b|\bpeck\w*/i],
    say: "Woodpeckers go for wood that sounds hollow or holds insects. Vinyl gives them little reason to stay, engineered wood is denser than cedar; I know of no siding that anybody can guarantee against them. Let our team see the holes, because there may be insects behind.",
  },
  {
    of: "siding",
    label: "siding-care",
    words: [
      /\b(?:re)?paint\w*\b/i,
      /\b(?:engineered|cedar|wood|it|vinyl|siding)\b/i,
      /\b(?:need|have to|ever|every|how often|does|can)\b/i,
    ],
    say: "Vinyl is colored all through and is not painted. Engineered wood comes finished and holds its color far longer than painted cedar, though any painted surface needs care some day.",
  },
  {
    of: "siding",
    label: "weather",
    words: [
      /\b(?:winter|january|february|december|november|cold|snow|freez\w*|spring)\b/i,
      /\bsid(?:e|ing)\b/i,
      /\b(?:can|do|does|too|wait|put|install\w*|possible|or)\b/i,
    ],
    say: "Siding can be put up in winter: vinyl shrinks and gets stiffer in the cold, so the crew leaves room for it, and snow, ice or strong wind can move the days. When it would be for you our team tells you; you need not wait for spring to have it measured.",
  },
  {
    label: "weather",
    words: [
      /\b(?:winter|january|february|december|november|cold|snow|freez\w*)\b/i,
      /\b(?:windows?|doors?|install\w*|work|them|it)\b/i,
      /\b(?:can|do|does|too|wait|put in|install\w*|possible)\b/i,
    ],
    say: "Windows and doors can be changed in winter, too: it is done one opening at a time, so the house is open only for a short while. In bad weather a day may be moved, and the team settles that with you.",
  },
  {
    label: "permit",
    words: [/\bpermits?\b/i, /\bwho\b|\bme or you\b|\byou or me\b/i],
    say: "That differs from town to town: your codes office says whether one is needed for this job, and who files it should be settled with our team before the work starts and stand in the quote.",
  },
  {
    label: "haul-away",
    words: [/\bdumpsters?\b/i, /\b(?:where|need|put|go(?:es)?|park|driveway)\b/i],
    say: "Where the old material goes, and whether a dumpster is needed and where it can stand, is planned with you before the day; you need not order one yourself before you have talked with them. If space is tight, show it to our team at the free visit.",
  },
  {
    label: "hoa",
    words: [
      /\bshared wall\b|\brow ?house\b|\bneighbou?r\b.*\b(?:ask|permission|ok)\b|\b(?:ask|permission)\b.*\b(?:him|her|neighbou?r)\b/i,
    ],
    say: "For work on your own side people usually ask no leave, but a shared wall can be different; your deed and the codes office settle it, and it is wise to tell the neighbor first. Our team can tell you what they would touch.",
  },
];

const known = everything.filter(({ of }) => of === undefined || of in services);

/**
 * What is generally true of what some words ask; an empty text stands for the meaning's own.
 * @param before what the same person wrote before, for words that lean on it
 */
export const knowledgeOf = (text: string, before = ""): { label: string; say: string } | undefined =>
  known.find(({ words }) => words.every((each) => each.test(text))) ??
  known.find(
    ({ words }) => words.some((each) => each.test(text)) && words.every((each) => each.test(`${before} ${text}`)),
  );
