import { normalise } from "../words.ts";

/** Something is not as it should be. */
const fault =
  /\b(?:leak|drip|squeak|creak|rattl|crack|fogg?|peel|warp|buckl|bubbl|rust|stain|sag|split|dent|whistl)(?:s|e|es|ed|y|ing|ling|ging)?\b|\b(?:loose|stuck|sticks?|sticking|jam(?:s|med)?|broken?|bent|gaps?|crooked|uneven|fad(?:es|ed|ing)|mold\w*|drafty|missing|soft|cold air|comes? (?:off|loose|apart|undone)|c[ao]ming (?:off|loose|apart|undone)|came (?:off|loose|apart)|f[ae]ll(?:s|ing|en)? (?:off|out|down|apart)|popp(?:ed|ing) (?:off|out)|chipped|scratched|scratches|gouge\w*|hard to (?:open|close|slide|turn))\b|\b(?:won'?t|wont|doesn'?t|doesnt|don'?t|dont|can'?t|cant|never|not|isn'?t|aint|stopped|quit) (?:\w+ )?(?:close|closing|shut|latch\w*|lock\w*|open\w*|stay\w*|line up|match\w*|seal\w*|drain\w*|work\w*|fit|slide|sliding|roll|stop)\b/i;

/** It is work of ours that is spoken of. */
const ours =
  /\b(?:you|u|ya|you guys|yous|yall|y'all|they|your (?:\w+ )?(?:guys?|crew|men|people|installers?|team|company|workers?)|the (?:crew|installers?)) (?:just |only |already |all )?(?:put(?: (?:it|them))? (?:in|up|on)|install\w*|did|done|built|hung|replaced|fitted|sold)\b|\byour (?:guys?|crew|men|people|installers?|workers?|team|work|windows?|doors?|siding|showers?|tubs?)\b|\b(?:put (?:in|up)|install\w*|done|replaced) (?:by (?:you|u|your)|here by you)\b|\b(?:they|he|somebody|someone|a guy|the guy|your guy)(?: already)? (?:came|come|been|was|were) (?:out |here |back )?(?:once|twice|already|again|before|here)\b|\b(?:my|our|the|these|this) (?:brand )?new (?:\w+ )?(?:windows?|sash\w*|siding|trim|shower\w*|tub\w*|bath\w*|doors?|slider|vinyl|glass|screen\w*|floor)\b(?! (?:for|in the future))/i;

/** Only who did the work can have done this: seams that don't meet, the wrong color, a piece that never came. */
const workmanship =
  /\b(?:seams?|colou?rs?|corners?|panels?|pieces?|boards?|trim)\b.{0,25}\b(?:wrong|don'?t|dont|doesn'?t|doesnt|not) ?(?:line up|match|meet)?\b.{0,40}\b(?:siding|window|door|house|side|front|wall)|\bstill missing\b|\b(?:never|half) finished\b|\bthe (?:wrong|other) (?:colou?r|size|style|window|door)\b.{0,25}\b(?:came|put|installed|delivered|here)\b/i;

/** Somebody waits for us in vain. */
const chasing =
  /\b(?:no ?body|no one|noone|nobody's|never) (?:has |have |ever |even )?(?:call\w*|came|come|show\w*|return\w*|answer\w*|got back|gets? back|follow\w*)\b|\b(?:\d+|two|three|four|five|several) (?:voice ?mails?|messages?|calls?|times|emails?)\b.{0,40}\b(?:no|nobody|nothing|anybody|anyone|still)\b|\bstill waiting (?:for|on) (?:you|your|a call|somebody|someone|the)\b/i;

const wanting = /\b(?:quote|estimate|price|how much|cost|interested|new ones?|replace|replacing|looking (?:for|to))\b/i;

/** How old a thing is, or that it came with the house: no work of ours. */
const aged =
  /\b(?:original (?:from|to)|originals?\b|from (?:the )?(?:19|'?[5-9]0'?s)|\d{2,3} ?(?:years?|yrs?) old|older than|came with the (?:house|place)|previous owner|builder[- ]grade|since (?:the )?(?:19|'?[5-9]0'?s|we (?:bought|moved)))/i;

/** Whether something old is spoken of that others put in. */
export const isAged = (message: string): boolean => aged.test(normalise(message));

/** Whether something is said to be broken, whoever put it in. */
export const isFaulty = (message: string): boolean => fault.test(normalise(message));

/** A fault of something that we did, or a promise that was not kept, in whatever words. */
export function troubleOf(message: string): "claim" | "complaint" | undefined {
  const text = normalise(message);
  if (chasing.test(text)) return "complaint";
  if (isAged(text) || wanting.test(text)) return undefined;
  if (workmanship.test(text)) return "claim";
  return fault.test(text) && ours.test(text) ? "claim" : undefined;
}

const parts =
  "front|back|side|storm|patio|screen|entry|sliding|glass|kitchen|bedroom|bathroom|basement|living room|shower|tub|bath|window|windows|sash|sashes|pane|panes|screens?|siding|vinyl|trim|aluminum|seams?|corners?|panels?|wall|walls|surround|doors?|slider|latch|lock|handle|hinges?|frames?|sill|caulk(?:ing)?|floor|tiles?|faucet|valve|drain|gutters?|soffit|fascia|porch|deck|driveway|lawn|yard|ceiling|roof|toilet|vanity|crank|weatherstrip(?:ping)?|threshold|measure|install(?:ation)?|appointment|estimate|quote|deposit|invoice|bill";
const thing = new RegExp(
  String.raw`(?<!\b(?:\w+n'?t|not|to|never) )\b(?:${parts})\b(?:'s)?(?: (?:${parts})(?:'s)?\b)*`,
  "gi",
);

const whereOnly =
  /^(?:front|back|side|kitchen|bedroom|bathroom|basement|living room|glass|patio|storm|screen|entry|sliding)$/;

/** What a complaint is about, as one would name it: "siding seams", "shower door". */
export function thingIn(...words: (string | undefined)[]): string | undefined {
  const found = (normalise(words.filter(Boolean).join(". ")).toLowerCase().match(thing) ?? [])
    .map((each) => each.replaceAll("'s", ""))
    .filter((each) => !whereOnly.test(each));
  const named = [...new Set(found)].filter(
    (each, _, all) => !all.some((other) => other !== each && other.includes(each)),
  );
  const [first, second] = named;
  if (!first) return undefined;
  return [first, second].filter(Boolean).join(" and ");
}
