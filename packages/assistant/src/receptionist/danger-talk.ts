import type { Memory } from "@site/core/chat/memory";
import { addTopics } from "../conversation/remember-turn.ts";
import type { TurnInput, TurnResult } from "../conversation/turn.ts";
import { anyOf } from "../signals/any-of.ts";
import { type Danger, intruderGone } from "../signals/danger.ts";
import type { Signals } from "../signals/extract-signals.ts";
import { mentionsOurWork } from "../signals/services.ts";
import { acknowledge } from "./acknowledge.ts";
import { serviceLink } from "./answer-choice.ts";
import { buildTurn, type Composition, composeReply, firstUnread, getSituation, type Turn } from "./compose-reply.ts";
import { isQuestionLike } from "./question-parts.ts";

function pickWordingOf(turn: Turn, danger: Danger): string | undefined {
  const wordings = turn.texts.dangers[danger](getSituation(turn));
  return firstUnread(wordings, turn.read) ?? wordings.at(-1);
}

/** The first words to people in danger; filed as urgent, and nothing is asked or sold. */
export function answerDanger(input: TurnInput, signals: Signals): TurnResult {
  const turn = buildTurn(input, signals);
  const { memory, texts, read, mayAskContact } = turn;
  const { danger = "house" } = signals;
  const isHouse = danger === "water" || danger === "house";
  const isOurs = isHouse && mentionsOurWork(signals.plain);
  // A visitor who tells more of it has read the first words.
  const next = isHouse ? houseStep(turn, memory)?.parts : undefined;
  return composeReply(turn, {
    parts: [...(next ?? [pickWordingOf(turn, danger)]), isOurs ? firstUnread([texts.ofOurWork], read) : undefined],
    memory: addTopics(
      { ...memory, kind: "emergency", isWithdrawn: undefined },
      isHouse ? "act-emergency" : "act-injury",
      `danger-${danger}`,
      // A visitor who tells of the police in the same breath is not told to call them once more.
      ...(danger === "intruder" && intruderGone.test(signals.plain) ? [safeTopic] : []),
    ),
    state: "handoff",
    // Of trouble at the house the office has to hear; a person's comes first and alone.
    asksContact: isHouse && mayAskContact,
    quickReplies: isOurs ? serviceLink(texts) : undefined,
  });
}

/** Stands among the topics since help has come. */
const safeTopic = "danger-over";
export const isSafe = ({ topics }: Memory): boolean =>
  topics.findLast((topic) => topic.startsWith("danger-")) === safeTopic;

/** A talk whose danger is over is one like any other; despair is not over by a word. */
export const endDanger = (memory: Memory): Memory => ({
  ...memory,
  kind: memory.kind === "emergency" ? undefined : memory.kind,
  topics: memory.topics.filter((topic) => !topic.startsWith("danger-") || topic === "danger-despair"),
});

/** The danger to people that the talk is about. */
function personDanger({ topics }: Memory): Exclude<Danger, "water" | "house"> | undefined {
  const last = topics
    .findLast((topic) => topic.startsWith("danger-") && topic !== safeTopic)
    ?.slice("danger-".length) as Danger | undefined;
  return last === "water" || last === "house" ? undefined : last;
}

/** Somebody was in danger, and nothing says that help has come. */
export const isInDanger = (memory: Memory): boolean => personDanger(memory) !== undefined && !isSafe(memory);

/** What is said while somebody is in danger, whatever they write. @returns `isAll` when nothing of it is new to them */
export function pickDangerWording(turn: Turn, previous: Memory): { wording: string; isAll: boolean } | undefined {
  const danger = personDanger(previous);
  if (!danger || isSafe(previous)) return undefined;
  const fresh = firstUnread(turn.texts.dangers[danger](getSituation(turn)), turn.read);
  return {
    wording: fresh ?? turn.texts.dangerFirst[danger === "despair" ? "despair" : "others"],
    isAll: fresh === undefined,
  };
}

/** What is said to more words about a house in trouble. */
export const stillInTrouble = (turn: Turn): string | undefined =>
  pickWordingOf(turn, turn.memory.topics.includes("danger-water") ? "water" : "house");

const helpIsThere = anyOf(
  /\b(?:ambulance|paramedics?|emts?|firefighters?|fire (?:dept|department|trucks?)|police|cops?|troopers?|gas (?:company|guy|man)|power company|utility|911|dispatcher?)\b.{0,30}\b(?:is|are|r|s|coming|here|said|says|told|on (?:the|their|its) way|left|came|arrived|checked|took|picked|has (?:her|him|them)|got (?:her|him|them))\b/,
  /\b(?:they'?re|they are|theyre|help is|hes|she'?s|he'?s) (?:coming|here|on (?:the|their) way|ok(?:ay)?|fine)\b/,
  /\b(?:they|he|she) said\b.{0,20}\b(?:coming|way|ok)|\b(?:ok )?called (?:911|them|it in|an ambulance)\b/,
  /\b(?:we'?re|we are|im|i'?m|everybody is|everyone is) (?:all )?(?:out(?:side)?|safe|at (?:the|my|our) neighbou?r'?s?)\b/,
  /\b(?:they|ambulance) (?:just )?(?:took|found|fixed|shut)\b/,
  /\b(?:took|taken|taking|brought|we'?re|(?:she|he|they)(?:'?s|'?re| is| are)) (?:\w+ ){0,2}(?:in|at|to) the (?:hospital|er)\b/,
  /\bi(?:'?ll| will|'?m going to) (?:call|text) (?:them|988)\b|\bambulancia\b.{0,20}\b(?:viene|llego|aqui)/,
  /\bya (?:llame|viene|vienen|estan aqui)\b/,
  /\b(?:fire ?(?:dept|department|fighters?|men)|firemen|police|cops?|ambulance|paramedics?|plumber|electrician|(?:power|gas) company|red cross)\b.{0,40}\b(?:came|got (?:here|us|me|him|her|them)|pulled up|arrived|checked|cut|killed|shut|braced|put us|been through)\b/,
  /\b(?:bomberos|ambulancia|policia)\b.{0,30}\b(?:llego|llegaron|apagaron|estan|revis\w+)\b|\b(?:llego|llegaron|apagaron|atendiendo)\b.{0,30}\b(?:bomberos|ambulancia|policia|medicos?)\b/,
  /\b(?:at|in) the (?:er|hospital) now\b|\b(?:nurse|doctor|doc)s?\b.{0,20}\b(?:sitting with|is with|says|said|looking at)\b|\bgot \d+ stitches\b/,
  /\bwe'?re (?:all )?(?:at|in) (?:a|the) (?:motel|hotel)\b|\beveryone'?s out\b|\b(?:talking|talked|spoke) (?:to|with) \w+ at 988\b|\bllame al 988\b/,
);

/** Help is not wanted, has not come, or somebody is in danger still. */
const isWithoutHelp = anyOf(
  /\b(?:(?:do|does|did|wo|ca|is|are|has|have)(?:n'?t| not)|refus\w+|without|never|no) (?:\w+ ){0,5}(?:ambulance|911|paramedics?|hospital|er|help|police|cops?|doctor|coming|here|ambulancia|hospital)\b/,
  /\b(?:still (?:in|inside|there|here)|inside|busy|not answering|no answer|line is dead|(?:hours?|minutes?|miles?|far) away|forever|waiting (?:for|on)|yet|(?:can|wo)(?:'?n?'?t|not) come|hours|till? later|never (?:came|come|showed))\b/,
  /\bbut\b.{0,60}\b(?:still|in there|not|(?:is|ca|wo|do|does)n'?t|keeps?|dead|busy|asking|hurts?)\b/,
  /\b(?:gone|left)\b.{0,30}\b(?:from|now (?:at|in|by|on|trying))\b/,
  // What came another day has not come to this, and a brother on the road is no ambulance.
  /\b(?:last (?:week|month|year|night|time|summer|winter|spring|fall)|yesterday|(?:days?|weeks?|months?|years?) ago|not now)\b/,
  /\b(?:brother|sister|son|daughter|husband|wife|mom|dad|friend|neighbou?r)\b.{0,40}\bon (?:his|her|their|the) way\b/,
  /\b(?:no|nadie) (?:me |nos )?(?:contesta|responde|viene|llega)n?\b|\b(?:aun|todavia) no\b|\b(?:ocupado|tardan|esperando)\b/,
);

export function houseStep(turn: Turn, previous: Memory): Composition | undefined {
  const { signals, texts, read, memory } = turn;
  const danger = personDanger(previous);
  if (previous.kind !== "emergency" || (danger !== undefined && danger !== "intruder")) return undefined;
  const steps = texts.dangerSteps.flatMap(([pattern, step]) => (pattern.test(signals.plain) ? [step] : []));
  const aid = steps.filter((step) => firstUnread([step], read)).slice(0, 2);
  return aid.length > 0 ? { parts: [...aid, ...acknowledge(turn)], memory: addTopics(memory, "talk") } : undefined;
}

/** A visitor who asks that is not looked after yet, wherever they stand. */
const asksWhatNow = /\b(?:now what|what now|what (?:do|should) (?:we|i) do)\b/;

/** What smells of gas or of fire in many a house, and is none; and who was taken for somebody who breaks in. By nothing else
 * that it was a danger is called off: the dog may be what bit, and the wind what broke the window. */
const harmless: Partial<Record<Danger, string>> = {
  gas: "onions?|garlic|trash|garbage|grill|bbq|barbecue|skunk|dog|cat|dinner|lunch|eggs?|durian|fart|basura|cebollas?|ajo|parrilla|perro|gato|comida|cena",
  fire: "toast(?:er)?|grill|bbq|barbecue|candles?|incense|incienso|cooking|dinner|lunch|popcorn|steam|fog|test|tv|movie|fireworks|asado|parrilla|comida|cena|vela|vapor",
  intruder:
    "wind|dog|cat|raccoon|squirrel|husband|wife|son|daughter|kids?|brother|sister|mom|dad|neighbou?r|roommate|landlord|tenant|mailman|ups|fedex|delivery(?: guy| driver)?|meter reader|perro|gato|viento|esposo|esposa|hij[oa]|herman[oa]|vecin[oa]",
};

/** Words by which a danger is called off: "false alarm", "it was nothing", and what it was where that ends it. */
const callsOff = (nouns = "nothing after all"): RegExp =>
  new RegExp(
    String.raw`\b(?:(?:never ?mind|nvm|sorry|oops|my bad|ok(?:ay)?|no)[,. ]+)*(?:(?:it|that|this|they|he|she|era|fue)(?:'?s| is| was| were)?(?: nothing(?: after all)?| (?:just |only |really |actually |solo |nada mas )*(?:the |a |an |my |our |his |her |their |some |la |el |mi |un |una )?(?:\w+'s? )?(?:${nouns}))|turn(?:ed|s) out (?:to be |it was |it'?s |that it was )?(?:just |only )?(?:the |a |an |my |our |some )?(?:\w+'s? )?(?:nothing|${nouns})|(?:(?:it|that|this)(?:'?s| is| was) )?(?:a |una )?(?:false alarm|falsa alarma))(?: lol| haha)?(?=\W*$|\s*[^\p{L}\p{N}\s'-]|\s(?:outside|it|its|that|era|fue|my name|i|we|anyways?|so|and|can|do|does|how|what|when|are|sorry|lol|haha|jaja)\b)`,
    "giu",
  );

/** "It was drywall dust, my bad": who says what it was and is sorry for the stir. */
const dismisses =
  /\b(?:my bad|ignore (?:me|that|this)|(?:please )?disregard|(?:so )?sorry to bother|so sorry|no se preocupe|disculpe la molestia|embarrass\w*|feel (?:\w+ )?(?:silly|dumb|stupid))\b/;
/** "It was drywall dust", "that's a speaker wire": an apology alone may be for asking at all. */
const saysWhatItWas =
  /\b(?:was|were|wasn'?t|weren'?t|era|eran|fue)\b|\b(?:it|that|this)(?:'?s| is) (?:just |only )?(?:an?|my|our|the|nothing)\b/;
/** What is a danger by itself, whatever else was none. */
const ofDanger =
  /\b(?:stoves?|ovens?|burners?|furnace|boiler|heater|pilot|dryer|outlets?|panel|leak\w*|spark\w*|live|hot|stroke|heart|seizure|broke\w*|swell\w*|estufa|caldera|horno|fuga)\b/;
/** Words by which nothing is over, also beside an apology. */
const isNotOver =
  /\b(?:still|worse|stronger|again|spreading|inside|bleed\w*|dizzy|headaches?|sleepy|nause\w*|faint\w*|normal|help|but|pero|maybe|might|hope|think|should|why|todavia|peor|sigue\w*|maread\w*|ayud\w*)\b/;

/** "It isn't a false alarm", "false alarm, but it smells more now": what is denied, hoped or goes on is not called off. */
const goesOn =
  /\b(?:not|no (?:es|era|fue)|no false|never(?! ?mind)|(?:is|was|do|does|did|ca|wo|could|has|have|are|were)n'?t|hope|wish|please let|pray\w*|says?|if|could|can it|may ?be|might|thought|but|pero|still|stronger|worse|again|more|inside|hurt|bleed\w*|lying|staring|two of them|hiss\w*|mix\w*|passed out|drunk|high|bat|restraining|scream\w*|gun|knife|scared|threat\w*)\b|false alarm\s*\?/;

/** A turn that calls a danger off goes on as any other, with what else it says. Nobody calls despair off by a word.
 * @returns undefined when the turn does not, or there is nothing to call off */
export function callOffDanger({ input, signals, memory }: Turn): TurnInput | undefined {
  const danger = personDanger(memory);
  if ((memory.kind !== "emergency" && !isInDanger(memory)) || danger === "despair") return undefined;
  const off = callsOff(harmless[danger ?? "water"]);
  const { plain } = signals;
  const isCalledOff = off.test(plain) && !goesOn.test(plain);
  const isDismissed = dismisses.test(plain) && saysWhatItWas.test(plain) && !isNotOver.test(plain);
  if (ofDanger.test(plain) || !(isCalledOff || isDismissed)) return undefined;
  const rest = signals.text.replace(off, " ").replace(/^[\s,.;:!-]+/, "");
  return { ...input, messages: /\p{L}{2}/u.test(rest) ? [rest] : [], memory: endDanger(memory) };
}

export function helpHasCome(turn: Turn): Composition | undefined {
  const { signals, texts, read, memory } = turn;
  const isIntruder = personDanger(memory) === "intruder";
  const isTold = helpIsThere.test(signals.plain) || (isIntruder && intruderGone.test(signals.plain));
  const isThere = isTold && !isWithoutHelp.test(signals.plain);
  if (!isThere || asksWhatNow.test(signals.plain)) return undefined;
  const office = isQuestionLike(signals.plain) ? texts.safeOffice : undefined;
  const { phone, email } = signals.contact.changes;
  const acknowledgment = (phone ?? email) ? acknowledge(turn) : [];
  return {
    parts: [isIntruder ? pickWordingOf(turn, "intruder") : firstUnread(texts.safe, read), office, ...acknowledgment],
    memory: addTopics(memory, safeTopic),
    state: "handoff",
  };
}
