import { hours } from "@site/company/hours";
import { changesByPhone } from "@site/company/live-agent";
import { positions } from "@site/company/positions";
import { profile } from "@site/company/profile";
import { isOpen } from "@site/core/business/calendar";
import { pages } from "@site/core/site/pages";
import { serviceChoiceList } from "../answers/answer.ts";
import { closedWish } from "../answers/times.ts";
import { thingIn } from "../understanding/trouble.ts";
import { formatList } from "../words.ts";
import { personReplies, propertyReplies } from "./emergency-reply.ts";
import type { GuardKind } from "./find-guard.ts";
import { contactOf, type GuardSituation } from "./guard-situation.ts";

const { phone } = profile;
const siteHours = hours.site.map(({ label, text }) => `${label} ${text}`).join(", ");

/** When a person answers, seen from now. */
const officeText = (now: Date): string =>
  isOpen(now)
    ? `The office is open right now: please call ${phone}.`
    : `The office is closed right now. You can call ${phone} during our hours: ${siteHours}.`;

/** After so many insults the chat ends. */
export const abuseLimit = 3;

/** What happens next with something that a person in the office must deal with. */
function passedOn({ slots }: GuardSituation, what: string): string {
  const contact = contactOf(slots);
  return contact
    ? `I have passed ${what} to our office with your words, and somebody gets back to you at ${contact}. For an answer today call ${phone}.`
    : `Leave your name and phone number or email here and I pass ${what} to our office with your words. You can also call ${phone}.`;
}

function recap({ slots, memory }: GuardSituation): string[] {
  const { name, phone: number, email, location, address, service, product, details } = slots;
  const rows: [string, string | undefined][] = [
    ["name", name],
    ["phone", number],
    ["email", email],
    ["address", address],
    ["town", location],
    ["project", product ?? service],
    ["your words", details],
    ["time", memory.times],
    ["appointment", memory.appointment],
  ];
  const known = rows.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  if (known.length === 0)
    return [
      `I have not noted anything about you yet in this chat. If you gave it to the office, they can look it up at ${phone}.`,
    ];
  const next = memory.isWithdrawn
    ? "It is marked as withdrawn."
    : number || email
      ? "Our team has this request. Tell me if anything is wrong and I will change it."
      : "It has not gone to the office yet, because there is no phone number or email to reach you.";
  return [`This is what I have noted: ${known.join("; ")}. ${next}`];
}

const openJobs = formatList(positions.map(({ title, type, pay }) => `${title} (${type}, ${pay})`));

/** Somebody wants a change that only the office can make: by phone, and a note for those who can't call. */
function byPhone(situation: GuardSituation, what: string): string[] {
  const { slots, now } = situation;
  const contact = contactOf(slots);
  const note = contact
    ? `I have noted ${what} for the office with ${contact}${slots.name ? ` and the name ${slots.name}` : ""}. It is not changed until they confirm it.`
    : "If you can't call, leave your name, a number and what should change, and I pass it on as a note; it is not changed until the office confirms it.";
  return [
    `${changesByPhone} ${officeText(now)} ${note}`,
    contact ? note : `I can't change it myself from this chat, I am sorry. ${note}`,
    contact
      ? "I have added that to the note for the office. It counts only once they confirm it."
      : `I am sorry, only the office can do it, at ${phone}. A name and number is all I need for a note.`,
  ];
}

const apologies: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:smok\w*|nursery|newborn|swore|rude|yell\w*|pushy|hours|creep\w*|drunk)\b/i,
    "I am sorry, that should never happen in your home.",
  ],
  [
    /\b(?:call(?:ed|s)? (?:me )?back|weeks|hold|no[- ]?shows?|waited|waiting|never (?:came|called|showed)|showed up|nobody)\b/i,
    "I am sorry. You should not have to wait or chase us.",
  ],
  [
    /\b(?:crooks?|liars?|thie\w*|scam\w*|deposit|ripped|cheat\w*|overcharg\w*|lawyer|court|bbb)\b/i,
    "I am sorry that it came to this. That is serious, and a person at the office has to look at it.",
  ],
  [/\b(?:truck|van|driv\w*|parked)\b/i, "I am sorry about that, and thank you for telling us."],
];
const apologyFor = (message: string): string =>
  apologies.find(([pattern]) => pattern.test(message))?.[1] ?? "I am sorry. That is not how we want it to be.";

const regret = (message: string): string => {
  const thing = thingIn(message);
  return thing ? `I am sorry about the trouble with your ${thing}.` : "I am sorry that it gives you trouble.";
};

const atOnce = /\b(?:right now|now|asap|immediately|this minute|right away)\b/i;

const replies: Record<GuardKind, (situation: GuardSituation) => readonly string[]> = {
  injury: personReplies,
  emergency: propertyReplies,
  bereaved: (situation) => [
    `I am very sorry for your loss. There is no hurry with anything here. ${contactOf(situation.slots) ? "I have passed your words to our office, so that somebody takes care of it with you. Only they can confirm what is stopped." : `If you leave a name and the town, I note it for the office, so that you don't have to call; only they can confirm what is stopped. Or, when it suits you: ${phone}.`}`,
    `You don't have to make a call today. ${situation.slots.name ? `I have noted it under ${situation.slots.name}${situation.slots.location ? `, ${situation.slots.location}` : ""}. ` : ""}A number or email, yours or a relative's, lets the office confirm it. I am sorry that I can't confirm it myself.`,
  ],
  injection: () => [
    `I can't do that, but I am glad to help with ${serviceChoiceList}, or call ${phone}.`,
    `No, I can't do that. For anything else call ${phone}.`,
  ],
  others: () => [
    `I can't share or look up anything about other people; what they tell us is private. For your own project I am glad to help, or call ${phone}.`,
    `I understand the reason, but that stays private. I can take a note for the office from you, with your own name and number.`,
    `That, too, I can't tell. The office is at ${phone}.`,
  ],
  privacy: ({ slots, memory }) => [
    `I can't look at or delete stored information from this chat. ${contactOf(slots) && memory.isWithdrawn ? `I have told the office that you want your details deleted and no calls at ${contactOf(slots)}. To have it confirmed call` : "Please call"} ${phone}; a person at the office takes care of it${profile.email ? `, or write to ${profile.email}` : ""}. Your choices are described at ${pages.privacy.path}.`,
    `No, nothing is deleted by writing it here: a person at the office has to do that and can confirm it, at ${phone}.`,
  ],
  stop: ({ slots }) =>
    contactOf(slots)
      ? [
          `Understood. I have noted for the office that you want no more calls or messages at ${contactOf(slots)}. I can't take it off a list myself from this chat; to have it confirmed, call ${phone}.`,
          `Your wish stands with ${contactOf(slots)}. The office confirms it at ${phone}.`,
        ]
      : [
          `I am sorry that you were bothered. I won't ask you for anything. I can't change our lists from this chat: the office takes you off them at ${phone}, or leave the number or email here and I pass your wish on. A text message is stopped by answering it with STOP.`,
          `Understood. Your wish not to be contacted stands here for the office; to be sure, call ${phone}.`,
        ],
  withdraw: ({ slots, memory, message, hasFormer }) =>
    memory.kind && memory.kind !== "callback" && memory.kind !== "job" && !contactOf(slots)
      ? [
          `I understand, and I am sorry that you are left with this. I won't ask for anything more. If you want it taken up after all, write here or call ${phone}; customer service is there for exactly that.`,
          `That is fine. Customer service is at ${phone}, whenever you want it.`,
        ]
      : contactOf(slots)
        ? [
            `That is fine. I have marked your request as withdrawn, and the office can see that you do not want a call about it. If you need us after all, write here or call ${phone}.`,
            "It is marked as withdrawn. If you want it after all, say so here, and your request stands again.",
          ]
        : /\b(?:appointment|appt|visit|install\w*|measur\w*|estimate)\b/i.test(message)
          ? [
              `That is fine, and thank you for telling us. I can't cancel an appointment from this chat, so please call ${phone} (${siteHours}), so that nobody comes in vain. If you can't call, leave the name and the date here as a note; it counts once the office has confirmed it.`,
              `Cancelling goes by phone: ${phone}.`,
            ]
          : [
              hasFormer
                ? `That is fine, I have passed on nothing new. Your earlier request stays with the office; to take that back as well, call ${phone}.`
                : `That is fine. Nothing of this chat has gone to the office as a request. If you sent a form before, I can't take that back from here; the office can, at ${phone}.`,
              "That is fine, there is nothing more for you to do.",
            ],
  unsure: () => [
    `Shall I withdraw your request? If so, answer yes; otherwise it stays as it is. For anything else call ${phone}.`,
  ],
  reschedule: (situation) => byPhone(situation, "your wish"),
  status: (situation) => {
    const { now, slots } = situation;
    const contact = contactOf(slots);
    const name = slots.name ? `, ${slots.name}` : "";
    return [
      `I can't see orders, crews or appointments in this chat${name}, so I don't want to guess. ${officeText(now)} ${contact ? `I have noted your question for them with ${contact}.` : "Or leave a number, and I ask them to call you."}`,
      `Only the office can see that, at ${phone}. ${contact ? "Your question is noted." : "A number is enough for me to pass it on."}`,
    ];
  },
  damage: (situation) => [
    `I am sorry about the damage; that should not happen. Please take pictures and leave things as they are if you can. ${passedOn(situation, "this")}`,
    `I am sorry, I have added that. ${passedOn(situation, "it")}`,
  ],
  complaint: (situation) => [
    `${apologyFor(situation.message)} ${passedOn(situation, "this")}`,
    `I understand, and I am sorry. I have added that to your words. ${contactOf(situation.slots) ? `The office reads all of it; for an answer today call ${phone}.` : "Which name and number may the office call?"}`,
    `I hear you. What I can do is to pass on every word of this; what is done about it a person at the office decides, at ${phone}.`,
  ],
  claim: (situation) => [
    `${regret(situation.message)} If it is our work, our customer service looks at it and checks what the warranty covers; I can't decide that here. ${contactOf(situation.slots) ? passedOn(situation, "this") : `Call ${phone}, send the form at ${pages.serviceRequest.path}, or leave your name and number here.`}`,
    contactOf(situation.slots)
      ? "I have added that to your service request."
      : `I see, that is for customer service and no sale. Which name and number may they call? The form is at ${pages.serviceRequest.path}, too.`,
    `Customer service has to look at it: ${phone}, or ${pages.serviceRequest.path}.`,
  ],
  job: ({ slots }) =>
    positions.length > 0
      ? [
          `Thank you for your interest in working with us. Open positions: ${openJobs}. You can apply at ${pages.careers.path}${contactOf(slots) ? ". I have also passed your message to the office as a job inquiry" : ""}; for questions call ${phone}.`,
          `You apply at ${pages.careers.path}, with your name, email and phone. For questions about a job call ${phone}.`,
        ]
      : [
          `Thank you for your interest in working with us. No position is open right now. You are welcome to ask the office, at ${phone}.`,
          `I have no open position to tell you of. The office answers questions about work, at ${phone}.`,
        ],
  vendor: () => [
    `Thank you, but this chat is for homeowners, and I can't take up business offers or bills. Please write or call the office at ${phone}${profile.email ? ` or ${profile.email}` : ""}.`,
  ],
  recap,
  identity: () => [
    `I am ${profile.company}'s automated assistant, not a person; the company is in ${profile.showroom.city}. More about the software behind me I can't tell you. For a person call ${phone}.`,
    `No, nobody sits here typing: I am a program. The people of the office answer at ${phone} (${siteHours}).`,
    "Still the automated assistant, not a person.",
  ],
  human: ({ now, slots, memory }) => [
    `Of course. ${officeText(now)} ${contactOf(slots) ? `I have also noted that you would like to talk with a person; the office has your contact, ${contactOf(slots)}.` : memory.declines > 0 ? "" : "Or leave your name and number here, and somebody calls you back."}`.trim(),
    `The number is ${phone}; people answer ${siteHours}.`,
  ],
  callback: ({ slots, memory, now, message }) => {
    if (atOnce.test(message) && contactOf(slots))
      return [
        `I can't make the phone ring this minute: I am automated. I have noted ${contactOf(slots)} as urgent for the office${isOpen(now) ? "" : ", which is closed right now and sees it when it opens"}. The quickest way is to call ${phone} yourself (${siteHours}).`,
        `It stands there as urgent. The number is ${phone}.`,
      ];
    const matter = thingIn(memory.words, slots.details);
    const about = matter ? ` about your ${matter}` : "";
    const when = `${about}${memory.times ? ` (${memory.times})` : ""}`;
    const shut = closedWish(memory.times);
    const closed = `${shut ? ` ${shut}` : ""}${isOpen(now) ? "" : " The office is closed right now and sees it when it opens."}`;
    return contactOf(slots)
      ? [
          `Of course. I have passed on your wish to be called at ${contactOf(slots)}${when}. I can't promise the exact time.${closed || ` If it is urgent, call ${phone}.`}`,
          `I have added that to your wish for a call${when}.`,
        ]
      : [
          `Of course, somebody from our team can call you${memory.times ? `; I have noted ${memory.times}` : ""}. ${slots.name ? "Which phone number should they call?" : "Which number should they call, and whom should they ask for?"}${closed} Our own number is ${phone}.`,
          `I need a phone number for that; I can't see one here. Or call us at ${phone}.`,
        ];
  },
  abuse: ({ abuse }) =>
    abuse >= abuseLimit
      ? [`I am sorry that this did not help. I will stop here. The office is at ${phone}.`]
      : [
          `I am sorry that this is frustrating. If something went wrong with us, tell me and I pass it on; I am also glad to help with ${serviceChoiceList}. The office is at ${phone}.`,
          `I am sorry. I would rather help; a person is at ${phone}.`,
        ],
};

/** Fixed replies of a guard, each to be said once; they never say that something was changed or deleted. */
export const guardReplies = (kind: GuardKind, situation: GuardSituation): readonly string[] => replies[kind](situation);
