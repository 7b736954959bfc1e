import { edition } from "@site/company/giveaway";
import { changesByPhone } from "@site/company/live-agent";
import { profile } from "@site/company/profile";
import { isOpen } from "@site/core/business/opening-hours";
import { retention } from "@site/core/business/retention";
import type { Memory, RequestKind } from "@site/core/chat/memory";
import { pages } from "@site/core/site/pages";
import { listAnswerTexts, officeHours, phone, serviceChoice } from "../ranking/knowledge-base.ts";
import { anyOf } from "../signals/any-of.ts";
import { type Danger, intruderGone } from "../signals/danger.ts";

export interface Situation {
  now: Date;
  /** By when a request of now is answered. */
  promise: string;
  /** How the office can reach the visitor; undefined when it can't. */
  reach: string | undefined;
  /** The message in lower case, without accents. */
  text: string;
  /** All that the visitor wrote, likewise. */
  talk: string;
  /** What it tells, in quotation marks; empty where it tells nothing or is better not repeated. */
  statement: string;
  memory: Memory;
  /** The office has a request from before this talk began again. */
  hasFormer?: boolean | undefined;
}

/** Wordings, each said once in a talk. */
type Say = (situation: Situation) => readonly string[];

const officeNow = (now: Date): string =>
  isOpen(now)
    ? `The office is open right now: ${phone}.`
    : `The office is closed right now; people answer at ${phone}, ${officeHours}.`;

const urgent = ({ reach, now }: Situation): string =>
  `${officeNow(now)} ${reach ? `I have passed this on marked urgent, with ${reach}; I can't promise when somebody comes.` : "I can't promise a crew from this chat."}`;

/** Water that comes from outside, as far as it is told. */
const rain =
  /^(?!.*\b(?:pipe|valve|burst|toilet|faucet|sink|shower|tub)\b).*\b(?:rain\w*|storm|snow|windows?|doors?|slider|siding|roof)\b/;

/** What carbon monoxide does before anybody smells a thing. */
const hintsAtCarbonMonoxide =
  /^(?!.*\b(?:gas|smell\w*|stinks?|rotten)\b).*\b(?:monoxide|co (?:alarm|detector)|alarm|detector|headaches?|dizzy|nause\w*|sleepy)\b/;

/** A wall that the wind takes apart has no opening and no glass. */
const comesOff =
  /^(?!.*\b(?:windows?|glass|door|slider)\b).*\b(?:siding|shingles?|soffit|fascia|trim|sheets?|panels?)\b.*\b(?:coming off|came off|blow\w*|blew|flap\w*|slap\w*|hanging|ripp\w*|loose|fl(?:y|ew)\w*)\b/;

const dangers: Record<Danger, Say> = {
  despair: () => [
    "Please call or text 988 now, at any hour: somebody is there to listen, free and in confidence. If you are in danger, call 911. I am so sorry that it is this hard, and I am glad that you said it. The house can wait.",
    "988 is there right now by call or text, also just to talk; 911 if you are in danger. Nothing about the house matters as much as you.",
    "Please reach somebody now: 988 by call or text, or a person you trust who can come and stay with you.",
  ],
  gas: ({ text, talk }) => [
    ...(/\b(?:we|i)(?:'?re|'?m| are| am) (?:all )?out(?:side)?\b/.test(text)
      ? [
          "Good that you are out. If nobody has called yet, call 911 or the gas company's emergency line now, and stay away from the house until they say that it is safe.",
        ]
      : []),
    hintsAtCarbonMonoxide.test(talk)
      ? `Please leave the house now with everybody in it, and call 911 from outside: that can be carbon monoxide, which has no smell. Go back in only when they say that it is safe. The office, ${phone}, can wait until then.`
      : `Please leave the house now with everybody in it, touch no switch and light nothing, and call 911 or the gas company's emergency line from outside. Go back in only when they say that it is safe. The office, ${phone}, can wait until then.`,
    "If you are still inside, get out now. Stay outside, away from the house, and wait for 911 or the gas company there. Don't go back to open windows.",
    `Nobody goes in before the gas company says so, also when the smell is gone. You need us only after that: ${phone}.`,
  ],
  wires: (situation) => [
    ...(/\b(?:should|can|could) (?:i|we) (?:just |try to )*(?:pull|move|touch|cut|push|grab|get|lift|knock)\b/.test(
      situation.text,
    )
      ? ["No, please don't touch it, with anything: what hangs on a line can be live. That is for the power company."]
      : []),
    `Call 911 first, and the power company: treat every wire as live. Keep everybody well away from it and from anything it touches, also from the wall or the siding there. When that is safe, our office can look at the house. ${officeNow(situation.now)}`,
    `The power company and 911 come before us. Call everybody away from it, from a ladder, too, and keep away until the power company says that it is safe; the office is at ${phone} after that.`,
    `Nobody touches anything there before the power company has been. For the house after that the office is at ${phone}, ${officeHours}.`,
  ],
  fire: () => [
    `Get everybody out now and call 911 from outside. Don't go back in for anything. The office, ${phone}, can wait until everybody is safe.`,
    "Stay outside and do what the 911 dispatcher says.",
  ],
  intruder: (situation) => [
    ...(intruderGone.test(situation.text)
      ? [
          `If anybody comes back, call 911. Until it is repaired brace it with something heavy or screw a board across, and use another door; a board-up service or a locksmith comes at night. ${urgent(situation)}`,
        ]
      : []),
    `Call 911 now if anybody may still be around or it has not been reported, and stay in a room that locks, or with a neighbor. For tonight brace the door or window with something heavy or a board; a board-up service or a locksmith comes at night. ${urgent(situation)}`,
    `Get out or behind a door that locks, call 911 and stay on the line. ${urgent(situation)}`,
  ],
  injury: ({ text, memory }) => [
    ...(memory.kind === "emergency" && /\b(?:lift|move|pick|get) (?:him|her|them|my \w+)(?: up)?\b/.test(text)
      ? ["No, please don't lift or move anybody who is hurt; the 911 dispatcher tells you what to do."]
      : []),
    "Please call 911 right now and do what the dispatcher says. Don't move the person unless it is dangerous there, press a clean cloth on a wound that bleeds, and stay with them. Everything else can wait.",
    "911 is right, also if you are not sure. Stay still and on the line until help is there; the rest we talk about another day.",
    "Good. Keep the phone at hand, and tell 911 at once if anything gets worse.",
  ],
  water: (situation) => [
    `${rain.test(situation.text) ? "Catch the water with a bucket and towels, and move what you can; if it runs without rain, too, shut it off" : "Shut off the water now"}: the main valve is usually where the pipe enters the house, by the meter or in the basement. Keep out from under wet or bulging ceilings and away from wet outlets and lights; 911 if anybody is hurt or there is sparking. ${urgent(situation)}`,
    `Keep the water off and stay clear of the wet spot; 911 if anybody is in danger. ${urgent(situation)}`,
  ],
  house: (situation) => [
    comesOff.test(situation.talk)
      ? `Keep everybody, children and pets too, and cars if you can, away from below it: don't hold or pull loose sheets in the wind. Touch no wires, and call 911 if anybody is hurt or something hangs over a sidewalk. Take pictures from a safe place. ${urgent(situation)}`
      : `Keep everybody, children and pets too, clear of the opening and of broken glass, also below it; touch no wires, and call 911 if anybody is hurt. If it is safe, cover it from inside with a tarp, plastic or a board, and take pictures. ${urgent(situation)}`,
    `Keep clear of it${comesOff.test(situation.talk) ? "" : " and keep it covered"}; 911 if anybody is in danger. ${urgent(situation)}`,
  ],
};

/** What to do next in an emergency, by the words of the question. */
const dangerSteps: readonly (readonly [RegExp, string])[] = [
  [
    anyOf(
      /\b(?:lights?|lamps?|fixtures?|outlets?|sockets?|switch(?:es)?|breakers?|(?:breaker|electric\w*|fuse) (?:panel|box)|fan|wir(?:es?|ing))\b.{0,30}\b(?:drip\w*|leak\w*|wet|water|flicker\w*|buzz\w*|soak\w*|spark\w*)/,
      /\b(?:drip\w*|leak\w*|water|pouring|running)\b.{0,30}\b(?:lights?|lamps?|fixtures?|outlets?|sockets?|breakers?)\b/,
      /\b(?:drip\w*|leak\w*|water|pouring|running)\b.{0,30}\b(?:(?:breaker|electric\w*|fuse) (?:panel|box)|fan)\b/,
      /\b(?:lights?|lamps?|outlets?|sockets?|breaker panel|fuse box)\b.{0,12}\b(?:under|below|near|next to|close to|behind|beside|right (?:there|here|by))\b/,
      /\b(?:under|below|near|next to|close to|behind|beside|right by)\b.{0,12}\b(?:lights?|lamps?|outlets?|sockets?|breaker panel|fuse box)\b/,
    ),
    "Water at a light or an outlet can kill: don't touch it or its switch, and keep everybody out of that room. Turn its breaker off only if you can reach the panel dry. If there is sparking, buzzing or a burnt smell, leave and call 911; an electrician has to see it before it is on again.",
  ],
  [
    /(?<!\b(?:no|not|any|without) )\b(?:cables?|wires?|(?:power|electric\w*|service) ?lines?)\b/,
    "Treat any cable or wire as live: nobody goes near it, what it lies in or the wet ground around it, and nothing is covered or moved there. Leave that room, call 911, and call your electric utility.",
  ],
  [
    anyOf(
      /\bwhere\b.{0,20}(?:shut|turn|valve)|how do i (?:shut|turn)|find (?:the|a|any) (?:valve|shut ?off)/,
      /shut ?off (?:is|won'?t|wont)|(?:valve|handle) (?:is )?(?:stuck|won'?t|wont)/,
    ),
    "The main valve is usually where the water pipe enters the house: in the basement, by the meter, or in a crawl space; a lever goes crosswise, a wheel clockwise. If you can't find it or it won't turn, call the water company or a plumber now.",
  ],
  [
    /\bwho (?:pays|is paying)|insurance|cover(?:ed)? by|cost me|free\b/,
    `Who pays I can't decide here, and I won't guess: a person at the office, ${phone}, has to look at it, with your pictures. Your own insurer should hear of it soon, too.`,
  ],
  [
    anyOf(
      /\bboard|tarp|tonight|\btill? you (?:guys )?(?:can )?(?:get|come)\b/,
      /\b(?:best|any|a) way to (?:cover|close|seal|secure|lock|make it safe)/,
      /(?:how|what) (?:do|can|should) (?:we|i) (?:close|cover|seal|secure|lock|block|patch)|til(?:l)? morning/,
      /send (?:some|a)|come (?:out )?(?:now|tonight)|24\/7|after hours/,
    ),
    `I can't send anybody or promise a crew from this chat. Keep clear of wires and glass; if it is safe, cover the opening from inside with a tarp or board, and call ${phone}. A local board-up service or the fire department's non-emergency line can help at night.`,
  ],
  [
    /\bceiling\b/,
    "Keep everybody out from under it and out of that room: a wet ceiling can come down at once. If you can do it dry, switch off the breaker for the lights there, and leave the water off.",
  ],
  [
    /\b(?:its|it'?s|water|main|valve|got it|turned it)(?: is| now)* (?:turned |shut )?off\b/,
    `Good. Keep the water off, keep people out from under wet or bulging spots, leave wet outlets and lights alone (breaker off if you can reach it dry), move what you can and take pictures. Then call the office at ${phone}.`,
  ],
];

const fasterWay = (now: Date): string =>
  isOpen(now)
    ? `For an answer today call ${phone}.`
    : `The office is closed right now; people answer at ${phone}, ${officeHours}.`;

const formatForwarded = ({ reach, memory, statement, now }: Situation, what: string): string => {
  const quotation = statement && ` (${statement})`;
  if (memory.isWithdrawn)
    return `I have put your words down for the office, and nobody calls you because of them. For an answer call ${phone}.`;
  return reach
    ? `I have passed ${what} to our office with your words${quotation}, and somebody gets back to you at ${reach}. ${fasterWay(now)}`
    : `Leave a name and a phone number or email below, and ${what} goes to our office in your own words${quotation}. You can also call ${phone}.`;
};

const apology = (text: string): string => {
  if (/\b(?:money|refund\w*|paid|charg(?:ed|es|ing)|deposit|lawyer|bbb)\b/.test(text))
    return "I am sorry that it came to this. Whether something is paid back I can't decide here, and I won't guess; a person at the office has to look at it.";
  if (/rude|nasty|drunk|swore|yell|leave|take no\b|pressur|smok|pushy|creep/.test(text))
    return "I am sorry, that should never happen in your home.";
  if (/truck|van|driv|parked/.test(text)) return "I am sorry about that, and thank you for telling us.";
  return /wait|call|hear|show|answer|respond|week|month|\btime\b|late|supposed|since/.test(text)
    ? "I am sorry. You should not have to wait or chase us."
    : "I am sorry, that should not have happened.";
};

/** Somebody who offers the work of their own hands, and no goods. */
const ofOwnCrew =
  /\b(?:1099|overflow|sub(?:s|bing|contract\w*)?(?:[- ]?work)?|(?:my|our|own|man|person) (?:\w+ )?crew)\b/;

const officeWork =
  /\b(?:office|receptionist|schedul\w+|secretary|sales|admin\w*|bookkeep\w*|front desk) (?:\w+ )?(?:job|position|work|opening)s?\b/;

/** What an act of a visitor is answered with; they never say that something was changed or deleted. */
const acts = {
  injection: () => [
    `I can't do that. I am glad to help with ${serviceChoice}, or call ${phone}.`,
    "No, that I can't do, either. Is there something about your house that I can help with?",
  ],
  others: () => [
    `I can't share or look up anything about other people; what they tell us is private. For your own project I am glad to help, or call ${phone}.`,
    "I understand the reason, but that stays private.",
  ],
  privacy: ({ reach }) => [
    `I can't look at or delete stored information from this chat, and writing it here deletes nothing. ${reach ? `Your wish goes to the office with ${reach}; to have it done and confirmed call` : "A person at the office takes care of it: please call"} ${phone}${profile.email ? ` or write to ${profile.email}` : ""}. This chat is kept for ${retention.chats.days} days; your choices are described at ${pages.privacy.path}.`,
    `Only a person at the office can do and confirm that, at ${phone}.`,
  ],
  stop: ({ reach }) => [
    reach
      ? `Understood. You get no more texts and emails from us at ${reach}, and I have put down for the office that you want no calls. To have that confirmed call ${phone}.`
      : `Understood, and I am sorry that you were bothered. I won't ask you for anything. From here I can't tell which number or address it is: answer a text with STOP, and for calls and mail the office takes you off its lists at ${phone}.`,
    `I am sorry. Texts and emails from this site stop. Calls are made by people: that these stop, too, the office has to confirm, at ${phone}; it has your wish if you left a number here.`,
    "Understood: that wish stands.",
  ],
  abuse: ({ memory: { abuse } }) =>
    abuse >= 2
      ? [`I am sorry that I am of no more help. I stop here; the office is there for you at ${phone}.`]
      : [
          `I am sorry that this is frustrating. If something went wrong with us, tell me what, and it goes to the office in your words; the number there is ${phone}.`,
          "I hear that you are angry. What happened?",
        ],
  vendor: ({ text, now }) => [
    ofOwnCrew.test(text)
      ? ([
          ...listAnswerTexts("job-subs", { text, now, language: "en" }),
          `For a regular job there is ${pages.careers.path}; the office at ${phone} can tell you more.`,
        ][0] ?? "")
      : `Thank you, but this chat is for homeowners: I can't name anybody or take up offers. Please write or call the office at ${phone}${profile.email ? ` or ${profile.email}` : ""} (${officeHours}).`,
    `For that only the office is the right place: ${phone}.`,
    "From this chat I don't pass offers on, and I keep no number for them; the phone and the mail of the office are the way.",
  ],
  bereaved: ({ reach }) => [
    `I am very sorry for your loss. There is no hurry with anything here. ${reach ? "Your words are with our office, so that somebody takes care of it with you; only they can confirm what is stopped." : `Whatever has to be stopped or changed, a person at the office does it with you, at ${phone}, when it suits you.`}`,
    `You don't have to make a call today, and nobody comes because of this chat. So that the office knows, leave a number below, or call ${phone} whenever you want.`,
  ],
  reschedule: (situation) => [
    `${changesByPhone} ${officeNow(situation.now)} ${situation.reach ? `I have left the office a note with ${situation.reach}; nothing is changed until they confirm it.` : "If you can't call, leave your name and a number below with what should change: it goes there as a note, and nothing is changed until the office confirms it."}`,
    "It is not changed until the office confirms it to you, so a call is the sure way.",
  ],
  contract: (situation) =>
    [
      `${listAnswerTexts("contract-cancel", { ...situation, language: "en" }).join(" ")} Nothing is canceled by writing here. ${formatForwarded(situation, "your wish")}`.trim(),
      `Usually it is three business days from signing; your papers name the day and the way. It is not canceled until the office confirms it: please call ${phone}.`,
    ].slice(situation.memory.topics.includes("act-contract") ? 1 : 0),
  damage: (situation) => [
    `I am sorry, that should not happen. Please take pictures, keep what broke and any bill, and leave things as they are if that is safe. What is done about it a person at the office decides, so I promise nothing here. ${formatForwarded(situation, "this")}`,
  ],
  complaint: (situation) => [
    `${apology(situation.text)} I can't settle it from this chat, but a person at the office can. ${formatForwarded(situation, "this")}`,
    `I understand, and I am sorry. A call is the direct way: ${phone}, ${officeHours}.`,
  ],
  claim: (situation) => [
    `I am sorry about the trouble.${/\b(?:waters? (?:is |are |keeps? )?(?:com|runn?|pour|gett?|leak|dripp?)ing|wet|leak\w*|rain|drip\w*|pour\w*)\b/.test(situation.text) ? " Keep people away from wet outlets and ceilings, catch the water and take pictures." : ""} If it is our work, our customer service looks at it and checks what the warranty covers; I can't decide that here. You reach them at ${phone} or at ${pages.serviceRequest.path}; have the year of the work and some pictures at hand. ${situation.reach ? formatForwarded(situation, "this") : ""}`.trim(),
  ],
  status: ({ now, reach }) => [
    `I can't see orders, crews or appointments in this chat, so I don't want to guess, and nothing was set or changed here. ${officeNow(now)} ${reach ? `Your question is with them, with ${reach}.` : "Or leave a name and a number below, and they get back to you."}`,
    `Only the office can see that: ${phone}.`,
  ],
  job: ({ text, now }) => [
    `Thank you for your interest in working with us. ${listAnswerTexts(ofOwnCrew.test(text) ? "job-subs" : officeWork.test(text) ? "job-office" : "job", { text, now, language: "en" })[0] ?? ""} I can't promise anything about hiring.`,
    `The form is at ${pages.careers.path}; the office can tell you more at ${phone}.`,
  ],
  impostor: () => [
    `Please keep the door shut, let nobody in and pay nothing, least of all in cash: from here I can't see whom the office has sent. Ask it first, at ${phone}, ${officeHours}. Call 911 if somebody won't leave or frightens you.`,
    `Right: pay nothing and sign nothing. The office, ${phone}, can tell you whether anybody was sent.`,
    `If they come back, don't open: ask for a name through the door and call the office, or the police if they press you. What they looked like, their car and its plate help both.`,
  ],
  scam: () => [
    `Please don't pay anything, and don't answer that message: ${edition ? "by the rules an entry costs nothing, and I can't name a winner" : "I know of no prize for which a fee is due"}. The office can tell you whether it came from us: ${phone}, ${officeHours}.`,
    `Right, don't pay. If you have paid already, call your bank. The office would like to see that message: ${phone}.`,
    "No, pay nothing before you have spoken to the office.",
  ],
  identity: () => [
    `I am ${profile.company}'s automated assistant, not a person. People answer at ${phone} (${officeHours}).`,
    "I can't prove it better than by saying so: I am a program, and nobody is typing here.",
  ],
  withdraw: ({ reach, hasFormer, text }) => [
    hasFormer && !reach
      ? `That is fine, I have passed on nothing new. Your earlier request stays with the office; to take that back as well, call ${phone}.`
      : reach
        ? `That is fine. I have marked your request as withdrawn, and the office can see that you want no call about it. If you ever need us, write here or call ${phone}.`
        : /\b(?:found|figured|have a (?:good|nice|great)|bye|thanks|thank you)\b/.test(text)
          ? "That is fine. Have a good day, and come back any time."
          : `That is fine. Nothing of this chat has gone to the office as a request, and nobody calls you because of it. If you sent a form before, I can't take that back from here; the office can, at ${phone}.`,
    "Understood, that stays so. No call about it.",
  ],
  human: ({ now, reach }) => [
    `Of course. ${officeNow(now)} ${reach ? `They have ${reach} from you and read what you wrote.` : "Or leave your name and a number below, and somebody calls you back."}`,
    `People answer at ${phone}, ${officeHours}.`,
  ],
  callback: ({ reach, text, now }) => [
    /right now|(?<!\bnot )\bnow\b|asap|immediately/.test(text)
      ? `I can't make the phone ring this minute: I am automated. ${reach ? "Your wish is with the office. " : ""}The quickest way is to call yourself. ${officeNow(now)}`
      : reach
        ? `I have asked the office to ${/\b(?:text|txt)\b/.test(text) && !/\bcall\b/.test(text) ? "text" : "call"} you at ${reach}. I can't promise an exact time; people are in ${officeHours}.`
        : `Of course, somebody from our team can call you while the office is open, ${officeHours}. Which number should they use? Ours is ${phone}.`,
    `The number of the office is ${phone}.`,
  ],
} satisfies Record<string, Say>;
export type ActTexts = Record<keyof typeof acts, Say>;

const ofComplaint = `A person there takes it from here; to talk to one yourself call ${phone}.`;
/** Who was let down before, or can't wait, is promised no day. */
const withoutPromise: Partial<Record<Matter, string>> = {
  emergency: `For anything that can't wait call ${phone}.`,
  complaint: ofComplaint,
  damage: ofComplaint,
};

export type Matter = RequestKind | "none" | "change" | "contract";

const matters: Record<Matter, string> = {
  complaint: "your complaint",
  damage: "this",
  warranty: "this as a service request",
  job: "this as a job inquiry",
  callback: "your request for a call",
  emergency: "this, marked urgent,",
  none: "your request",
  change: "your note about the appointment",
  contract: "your wish about the contract",
};

const colon = (text: string): string => text && `: ${text}`;

/** All that the receptionist says around the answers. Where there are several wordings, each is said once. */
export const en = {
  dangers,
  dangerSteps,
  acts: acts as ActTexts,
  accepted: "That is fine, you don't have to leave anything.",
  officeNumber: `You reach the office at ${phone}, ${officeHours}.`,
  offered: (services: string, products: string) =>
    `Yes, we do ${services}${colon(products)}. The visit and the estimate are free.`,
  noNames:
    "I can't name another company. Whoever it is: ask for proof of insurance, references of nearby, and more than one written quote.",
  fall: {
    now: "I am sorry to hear of the fall. If anybody is hurt, 911 comes first.",
    before: "I am sorry to hear of the fall.",
  },
  hardship: "I am sorry to hear that.",
  nobodyComes: "Nobody comes or calls because of this chat.",
  condolence: "I am very sorry for your loss.",
  hello: ["Hello! What can I do for you?", "Hello again. What would you like to know?"],
  welcome: ["You're welcome.", "Glad to help.", "Any time."],
  goAhead: ["Of course. What would you like to know?", "Go ahead, please."],
  praised: ["Thank you for telling us, that is good to hear! If you ever need us, we are here."],
  bye: ["Thank you, and goodbye.", "Goodbye."],
  fine: ["That is fine. I am here if you need anything.", "Understood. I am around.", "All right.", "Yes?"],
  callUs: [`Good. You reach us at ${phone}, ${officeHours}.`, "That is fine. We are glad to hear from you."],
  offTopic: [
    `That one I can't help with, I am afraid; I only know about ${serviceChoice}.`,
    "I will stay out of that one, too. If there is something about your home, I am here.",
  ],
  thanks: (name: string) => `Thank you, ${name}.`,
  forwarded: (matter: Matter, values: string, promise: string, quotation = "") =>
    `I have passed ${matters[matter]} to our office: ${values}, along with everything you wrote${quotation && ` (${quotation})`}. ${withoutPromise[matter] ?? `Somebody gets back to you ${promise}.`}${matter === "change" || matter === "contract" ? " Nothing is changed or canceled until they confirm it." : ""}`,
  updated: (values: string) => `I have added that to your request: ${values}.`,
  changed: (values: string) => `I have changed that: ${values}.`,
  /** What was told, to somebody whom the office can reach. */
  echoedOn: (quotation: string) => [
    `I have added that${colon(quotation)}.`,
    `The office gets that, too${colon(quotation)}.`,
  ],
  /** The same to the others; the first asks for a way to reach them. */
  echoed: (quotation: string) => [
    `I have put that down in your words${colon(quotation)}. It goes to the office as soon as there is a name and a number or email below; you can also call ${phone}, ${officeHours}.`,
    `I have put that down, too${colon(quotation)}. A person answers at ${phone}.`,
  ],
  wished: (values: string) => [
    values ? `Happy to help with ${values}.` : "Happy to help.",
    values ? `We can look at that, too: ${values}.` : "We can look at that, too.",
  ],
  known: (values: string) => `Got it: ${values}.`,
  freeEstimate: "The visit and the estimate are free.",
  creditTerms: "Subject to credit approval.",
  noCalls: "I have put down that you want no calls.",
  times: (quotation: string) => `I have put down how and when to reach you: ${quotation}.`,
  ofOurWork: `If we put that in, our customer service takes care of it: ${phone}, or ${pages.serviceRequest.path}. What the warranty covers I can't decide here.`,
  askName: ["And what is your name?"],
  correctBelow: ["If a detail below is not right, please change it there."],
  again: (text: string) => `As I said: ${text}`,
  missing: { name: "your name", location: "your town", reach: "a phone number or email" },
  askContact: (missing: string, promise: string) => [
    `Please leave ${missing} below${promise && `, and our team gets back to you ${promise}`}.`,
    `To send it to the office I still need ${missing}; the card below takes it.`,
  ],
  askAreaCode: ["The number seems to lack its area code: could you send the full 10-digit phone number?"],
  foreignNumber: [
    "I can pass on only US and Canadian phone numbers. Is there one of those, or an email, to reach you?",
  ],
  askService: [`What is it about: ${serviceChoice}, or something else?`],
  /** Questions that nothing is known of, each in the visitor's words where they may be repeated. */
  unknown: (quotation: string) => [
    `I don't have an answer to that here${quotation && ` (${quotation})`}, and I don't want to guess. The office can tell you: ${phone}, ${officeHours}. Shall I pass your question on?`,
    `${quotation ? `About ${quotation}: that` : "That one"} I don't know, either, I am sorry. The office does, at ${phone}; shall I pass it on?`,
  ],
  /** The same where something went wrong. */
  unknownInMatter: (quotation: string) => [
    `That I can't decide or promise from here, and I won't guess: a person at the office does, at ${phone}, ${officeHours}. Your question${quotation && ` (${quotation})`} is kept with what you told me.`,
    `That, too, only a person at the office can answer${colon(quotation)}.`,
  ],
  /** The same to somebody whom the office can reach. */
  unknownOn: (quotation: string) => [
    `I don't know that from here, so I have put your question with your request${quotation && `, word for word: ${quotation}`}. For an answer sooner call ${phone}.`,
    `That is one for the office, too${colon(quotation)}. Your question is with them.`,
  ],
  unsure: (quotation: string) => [
    `I can't say for sure${quotation && ` about ${quotation}`} from here; the office can, at ${phone}. Or did you mean one of these?`,
    `${quotation ? `About ${quotation}` : "That one"} the office knows more than I do. Or is it one of these?`,
  ],
  kept: [
    "Your question goes to the office in your own words, with your request.",
    "That question goes along with the rest.",
  ],
  keptForOffice: [
    "Your question waits for the office in your own words. To get the answer, leave your name and a number or email below.",
    "That question is kept with it, too.",
  ],
  declined: [
    `No problem, you don't have to leave anything. Ask whatever you like here, use the form at ${pages.quote.path} when it suits you, or call ${phone}.`,
    "That's fine, I won't ask for it again.",
    "Of course.",
  ],
  next: [
    `Your words are with our office; somebody gets back to you {promise}. You don't have to do anything more. Nothing is booked yet: they agree on the day with you.`,
    `Nothing is missing. If you want it sooner, call ${phone}.`,
  ],
  nextNone: [
    `Nothing has gone to the office yet, because there is no number or email of yours. Leave one below with your name, and they get back to you {promise}; they agree with you on a visit, measure, and send a free written estimate.`,
    `The surest way is a call to ${phone}.`,
  ],
  recap: (values: string) =>
    `This is what I have: ${values}. Everything else you wrote is kept word for word; change it in the card below if anything is wrong.`,
  recapNone: "I have no name or number of yours yet, only what you wrote in this chat.",
  /** To who takes something back and says how they can be reached. */
  withdrawnNote: (reach: string) =>
    `I have passed that wish on to the office, with ${reach}. It is done when they confirm it to you; for that you can also call ${phone}, ${officeHours}.`,
  /** To who asks whether a change, a withdrawal or an erasure is done. */
  notDone: [
    `Not from this chat: I only take the wish down. It is done when the office confirms it to you; to be sure call ${phone}, ${officeHours}.`,
    `Only the office can confirm it for certain, at ${phone}.`,
  ],
  /** Help has come to who was in danger. */
  safeOffice: `For the house call the office when everybody is safe: ${phone}, ${officeHours}.`,
  unclear: [
    `I did not quite understand that, I am sorry. Could you say it in other words? Or call ${phone}, ${officeHours}.`,
    `That I did not understand, either. The office can help you at ${phone}.`,
  ],
  falseAlarm: "I am glad that it was nothing. If it ever is something, 911 comes first.",
  dangerFirst: {
    despair: "988 is there at any hour, by call or text.",
    others: "If that is not over: everybody's safety first, and 911.",
  },
  safe: [
    "I am glad that help is there. Do what they say; everything about the house can wait.",
    "Good. Take care of yourself first.",
  ],
  resumed: "Your request stands again, and the office can see that.",
  masked:
    "I have removed a number that looked like a payment card or social security number: please don't send those in this chat.",
  saved: (values: string, promise: string) =>
    `Thank you. The office has your request: ${values}. Somebody gets back to you ${promise}.`,
  savedAgain: (values: string) => `Thank you, that is updated: ${values}.`,
  buttons: {
    office: "None of these: ask the office",
    yesOffice: "Yes, ask the office",
    estimate: "Get a free estimate",
    apply: "Open the application form",
    serviceRequest: "Open the service form",
  },
  askQuestion: ["What would you like to know?", "Just ask."],
  changeOrWithdraw:
    "Change your details in the card below, or take the request back there. If you asked by phone or by a form, the office can change it: ",
};
export type Texts = typeof en;
