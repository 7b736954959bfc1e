import { edition } from "@site/company/giveaway";
import { changesByPhone } from "@site/company/live-agent";
import { profile } from "@site/company/profile";
import { isOpen } from "@site/core/business/opening-hours";
import { retention } from "@site/core/business/retention";
import type { RequestKind } from "@site/core/leads/chat-summary";
import { pages } from "@site/core/site/pages";
import { listAnswerTexts, officeHours, phone, serviceChoice } from "../ranking/knowledge-base.ts";
import { dangerSteps, dangers, officeNow } from "./danger-en.ts";
import type { Say, Situation } from "./situation.ts";

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
      ? `Understood, and I apologize. You get no more texts and emails from us at ${reach}, and I have put down for the office that you want no calls. To have that confirmed call ${phone}.`
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
      `I am sorry about that. ${listAnswerTexts("contract-cancel", { ...situation, language: "en" }).join(" ")} Nothing is canceled by writing here. ${formatForwarded(situation, "your wish")}`.trim(),
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
  callback: ({ reach, text, now, memory: { askFor = "you" } }) => [
    /right now|(?<!\bnot )\bnow\b|asap|immediately/.test(text)
      ? `I can't make the phone ring this minute: I am automated. ${reach ? "Your wish is with the office. " : ""}The quickest way is to call yourself. ${officeNow(now)}`
      : reach
        ? `I have asked the office to ${/\b(?:text|txt)\b/.test(text) && !/\bcall\b/.test(text) ? "text" : "call"} ${askFor} at ${reach}. I can't promise an exact time; people are in ${officeHours}.`
        : `Of course, somebody from our team can call you while the office is open, ${officeHours}. Which number should they use? Ours is ${phone}.`,
    `The number of the office is ${phone}.`,
  ],
} satisfies Record<string, Say>;
export type ActTexts = Record<keyof typeof acts, Say>;

const ofComplaint = `A person there takes it from here; to talk to one yourself call ${phone}.`;
/** A visitor who was let down before, or can't wait, is promised no day. */
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
  correctBelow: ["If your name or another detail below is missing or not right, please put it in there."],
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
  /** To a visitor who takes something back and says how they can be reached. */
  withdrawnNote: (reach: string) =>
    `I have passed that wish on to the office, with ${reach}. It is done when they confirm it to you; for that you can also call ${phone}, ${officeHours}.`,
  /** To a visitor who asks whether a change, a withdrawal or an erasure is done. */
  notDone: [
    `Not from this chat: I only take the wish down. It is done when the office confirms it to you; to be sure call ${phone}, ${officeHours}.`,
    `Only the office can confirm it for certain, at ${phone}.`,
  ],
  /** Help has come to a visitor who was in danger. */
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
