import type { RequestKind } from "@site/core/chat/memory";
import { type AnswerBank, type AnswerContext, depends, officeHours, phone } from "./answer.ts";

const wayTo = ({ slots }: AnswerContext): string | undefined => slots.phone ?? slots.email;
const lastTopic = ({ memory }: AnswerContext): string =>
  memory.topics.findLast((topic) => topic !== "office-knows") ?? "";
const lastAct = ({ memory }: AnswerContext): string | undefined =>
  memory.topics.findLast((topic) => topic.startsWith("act-"))?.slice(4);

/** Facts that hold for everybody: "so that is a yes?" may be answered with yes. */
const certain =
  /^(?:hours|showroom|free-estimate|obligation|estimate-valid|licensed|coi|since|subcontractors|warranty-transfer|siding-(?:colors|fade|wind)|pre-approval|decision|window-custom|giveaway-purchase|tub-to-shower|phone|address|job-subs|always-open)$/;

/** What a request is called when it is spoken of. */
const nouns: Record<RequestKind, string> = {
  emergency: "your urgent message",
  complaint: "your complaint",
  damage: "your report of the damage",
  warranty: "your service request",
  job: "your message about a job",
  callback: "your wish for a call",
};

const nothingDone: Readonly<Record<string, string>> = {
  privacy: `No, I have deleted nothing: that can't be done from this chat. A person at the office does it and can confirm it to you, at ${phone}.`,
  stop: `Your wish stands here in writing. The list itself is in the office's hands, so to be certain call ${phone} or leave the number that gets the calls.`,
  reschedule: `No, not yet. I can only leave a note; it counts once the office has confirmed it to you, at ${phone}.`,
  withdraw: "Your wish is noted in this chat. Only the office can confirm what was arranged with them before.",
  status: `I can't see that from here, so I won't say yes. The office can look it up at ${phone}.`,
};

const saidYes = /(?:^|[.!] )Yes\b/;
const saidNo =
  /(?:^|[.!] )(?:No\b|Not (?:yet|at)\b)|\bwe are closed\b|n't on our list|not on our list|most likely too far/i;
const asksForNo = /\ba no\b|\b(?:no|not|never|nobody)\b|n'?t\b/i;

/** "So that is a no?", where the last reply was a yes or a no; undefined where it was neither. */
function byStance({ text, lastReply = "" }: AnswerContext): string | undefined {
  const isEither = /yes or (?:a )?no/i.test(text);
  const wantsNo = !isEither && asksForNo.test(text);
  if (saidNo.test(lastReply))
    return `${isEither ? "It" : wantsNo ? "Yes, I am afraid it" : "No, I am afraid it"} is a no as far as I can tell from here. If you want to be certain, the office has the last word: ${phone}.`;
  if (!saidYes.test(lastReply)) return undefined;
  return wantsNo
    ? "No, the other way round: it is a yes."
    : `${isEither ? "It is a yes" : "Yes, that is how it stands"}. If your case is a special one, the office can confirm it.`;
}

/** What is passed on already, or that nothing can be promised here. */
function passedOn(context: AnswerContext): string {
  const [way, { memory }] = [wayTo(context), context];
  return way && (memory.kind || memory.isBuying || lastTopic(context) === "")
    ? `I have written down ${memory.kind ? nouns[memory.kind] : "your request"} and passed it to the office${memory.times ? ` with your wish (${memory.times})` : ""}; they reach you at ${way}. A day, a time or a decision is only firm when somebody from the office confirms it to you.`
    : `I can't give you a yes or no on that from here, and I won't pretend to. The office can, at ${phone} (${officeHours}).`;
}

/** "So that's a yes?" of a fact that holds for everybody. */
function certainFact(context: AnswerContext): string | undefined {
  const topic = lastTopic(context);
  const isCheck = /\?|^(?:ok |and )?(?:so|then)\b/i.test(context.text) && !asksForNo.test(context.text);
  return isCheck && certain.test(topic) && context.memory.topics.at(-1) === topic
    ? "Yes, that is how it stands. If your case is a special one, the office can confirm it."
    : undefined;
}

/** "So it's set?": what is really done, and what only the office can settle. */
function settled(context: AnswerContext): readonly string[] {
  const act = lastAct(context);
  const stance = act === undefined && !context.memory.kind ? byStance(context) : undefined;
  return [
    (act && nothingDone[act]) || (stance ?? certainFact(context) ?? passedOn(context)),
    `I can't promise it myself. What counts is the word of somebody at the office: ${phone}.`,
    "That is as far as I can say it for certain.",
  ];
}

/** "So you don't know?": yes, honestly, and who does. */
function admitted(context: AnswerContext): readonly string[] {
  const [way, { memory }] = [wayTo(context), context];
  const passed = way
    ? `It is with the office in your words, and they reach you at ${way}`
    : "Leave a number or an email here and I pass it on in your words";
  return [
    memory.kind && memory.kind !== "callback"
      ? `That is fair. I am an automated assistant: I can't decide it or set a date, I can only see that it gets to the people who can. ${passed}, or call ${phone} (${officeHours}) to talk with a person.`
      : `You are right, that I don't know, and a guess would not help you. The office knows: ${phone} (${officeHours}). ${passed}.`,
    `I understand that this is not the answer you want. From here I really can't say more; ${phone} is the quickest way to somebody who can.`,
    `No, I am sorry. ${way ? "Your question is noted for the office." : "A number or an email is all I need to have somebody answer you."}`,
  ];
}

/** "Who would I ask then?": the office, when it answers, and the ways to reach it without a call. */
const asked = ({ text }: AnswerContext): readonly string[] => [
  /pic|photo|attach|receipt|image/i.test(text)
    ? `I can't take pictures in this chat. The office tells you where to send them: ${phone}, or leave a number or an email here and they ask you for them.`
    : `The office is the right place: ${phone}, ${officeHours}. If you can't call, leave a number or an email here with what it is about, and I pass it on.`,
  `${phone} is the number.`,
];

/** "Do you need anything else?": what is still missing, or nothing. */
function needed(context: AnswerContext): readonly string[] {
  const { slots, memory, text } = context;
  if (/pic|photo|receipt|paper|contract|invoice|warranty/i.test(text))
    return [
      "It helps to have them at hand, but you can start without. The office tells you what they need to see.",
      "Keep what you have; if something is missing, the office looks in its own records.",
    ];
  const missing = [
    wayTo(context) ? undefined : "a phone number or an email",
    slots.name ? undefined : "your name",
    slots.location || memory.kind ? undefined : "the town",
    slots.service || memory.kind ? undefined : "what the project is",
  ].filter((each) => each !== undefined);
  return [
    missing.length === 0
      ? "No, that is everything. The office has what it needs to get back to you."
      : `${wayTo(context) ? "That is enough to reach you." : "Not much."} It would help to have ${missing.join(", ")}.`,
    "That is all, thank you.",
  ];
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:price|push-price|why-no-prices|budget|rival|offers|about-price)$/,
    "Because two houses that look alike can cost very differently: sizes, the state of what is there and what has to come out first. A number that nobody measured for would be a guess, and it is your money.",
  ],
  [
    /^remote-estimate$/,
    "Because houses are seldom square, so what you pay should stand on real measurements. Photos are good for a first talk.",
  ],
  [
    /^(?:hours|holidays|showroom)$/,
    "Those are the hours as the company sets them; more about the reason I don't know.",
  ],
  [
    /^(?:giveaway|home-show)/,
    `The official rules set it that way; the reason I don't know. The office at ${phone} can tell you more.`,
  ],
  [
    /^(?:financing|zero-apr|same-as-cash|spread|decision|pre-approval|bad-credit|after-promo|early-payoff|monthly)/,
    "The lender sets those terms, and they differ from one person to the next. You see them in writing before you choose.",
  ],
  [
    /^(?:area|service-area-fee)$/,
    "A crew and its materials travel to every job, so there is a limit to how far we go.",
  ],
  [
    /^(?:warranty|service-cost|act-claim|act-damage)/,
    "Because the written warranty decides it, and somebody has to see the thing first.",
  ],
];

/** "Why not?", by what was said last. */
function reason(context: AnswerContext): readonly string[] {
  const topic = lastTopic(context);
  const known = reasons.find(([topics]) => topics.test(topic))?.[1];
  return [
    known ??
      `Because it differs from house to house, and a wrong guess of mine could cost you money. Somebody at the office can give you the real answer: ${phone}.`,
    `I have no better reason than that, I am sorry. The office at ${phone} can say more.`,
  ];
}

/** Short second and third turns that lean on what was said before. */
export const followUpAnswers: AnswerBank = {
  "sure-check": depends(settled),
  admit: depends(admitted),
  "who-to-ask": depends(asked),
  "needed-of-me": depends(needed),
  "why-so": depends(reason),
};
