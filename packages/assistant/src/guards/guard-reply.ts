import { hours, isOpen } from "@site/core/business/hours";
import { profile } from "@site/core/business/profile";
import { changesByPhone } from "@site/core/chat/live-agent";
import type { Slots } from "@site/core/chat/memory";
import { pages } from "@site/core/site/pages";
import { positions } from "@site/core/site/texts/positions";
import { enumeration } from "../words.ts";
import type { GuardKind } from "./find-guard.ts";
import { contactOf, type GuardSituation } from "./guard-situation.ts";

const siteHours = hours.site.map(({ label, text }) => `${label} ${text}`).join(", ");

/** When a person answers, seen from now. */
const officeText = (now: Date): string =>
  isOpen(now)
    ? `The office is open right now: please call ${profile.phone}.`
    : `The office is closed right now. You can call ${profile.phone} during our hours: ${siteHours}.`;

export const abuseLimit = 3;

/** What happens next with something that a person in the office must deal with. */
const passedOn = (slots: Slots, what: string): string => {
  const contact = contactOf(slots);
  return contact
    ? `I have passed ${what} to our office with your words; somebody from the office will get back to you at ${contact}.`
    : `Leave your name and phone number here and I will pass ${what} to our office with your words, so that somebody from the office calls you. You can also call ${profile.phone} yourself.`;
};

const firstAid: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:pipe|valve|tub|shower|flood\w*|toilet|faucet|drain)\b/i,
    "If water is running, shut off the valve at the fixture or the main water valve, and keep away from wet outlets and lights.",
  ],
  [
    /\b(?:lock|kicked|break[- ]?in|broke in|burglar|robbed|steal|stole|latch)\b/i,
    "If somebody broke in or is still around, call the police at 911 before anything else, and take pictures for the report.",
  ],
  [
    /\b(?:glass|shatter\w*|window|pane|slider|hole|branch|tree|limb)\b/i,
    "Keep people and pets away from the glass, cover the opening with plastic or plywood from inside if it is safe, and take pictures for your insurance.",
  ],
];
const generalAid =
  "Keep clear of anything loose, put a bucket or towels where water comes in if it is safe, and take pictures for your insurance.";

function emergency({ now, slots, message }: GuardSituation): string {
  const aid = firstAid.find(([pattern]) => pattern.test(message))?.[1] ?? generalAid;
  const contact = contactOf(slots);
  return [
    `Please call us at ${profile.phone}${isOpen(now) ? ": the office is open right now." : `. The office is closed at the moment (${siteHours}).`}`,
    "If anyone is in danger, call 911 first.",
    aid,
    contact
      ? `I have passed this to the office marked urgent, with ${contact} as the number to reach you.`
      : "If you leave your phone number here, I will pass it to the office marked urgent.",
  ].join(" ");
}

function recap({ slots, memory }: GuardSituation): string {
  const { name, phone, email, location, address, service, product, details } = slots;
  const rows: [string, string | undefined][] = [
    ["name", name],
    ["phone", phone],
    ["email", email],
    ["address", address],
    ["town", location],
    ["project", product ?? service],
    ["your words", details],
    ["time", memory.times],
  ];
  const known = rows.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  if (known.length === 0)
    return `I have not noted anything about you yet in this chat. If you gave it to the office, they can look it up at ${profile.phone}.`;
  const next = memory.isWithdrawn
    ? "It is marked as withdrawn."
    : phone || email
      ? "Our team has this request. Tell me if anything is wrong and I will change it."
      : "It has not gone to the office yet, because there is no phone number or email to reach you.";
  return `This is what I have noted: ${known.join("; ")}. ${next}`;
}

function withdraw({ slots }: GuardSituation): string {
  return contactOf(slots)
    ? `That is fine. I have marked your request as withdrawn, and the office can see that you do not want a call about it. If you change your mind, just write here or call ${profile.phone}.`
    : `That is fine. I have not passed anything to the office, so there is nothing more for you to do. If you change your mind, just write here or call ${profile.phone}.`;
}

const openJobs = enumeration.format(positions.map(({ title, type, pay }) => `${title} (${type}, ${pay})`));

const replies: Record<GuardKind, (situation: GuardSituation) => string> = {
  injury: () =>
    `Please call 911 right now. If you smell gas or smoke, or a carbon monoxide alarm is sounding, leave the house first and call from outside. If you are thinking of hurting yourself, you can call or text 988 at any hour. Once everyone is safe, our office is at ${profile.phone} for anything about the house.`,
  emergency,
  bereaved: ({ slots }) =>
    `I am very sorry for your loss. There is no hurry with anything here. ${contactOf(slots) ? `I have passed your words to our office, so that somebody can take care of it with you.` : `When it suits you, our office at ${profile.phone} can look up what was agreed and take care of it with you.`}`,
  injection: () =>
    `I can't do that, but I am glad to help with windows, siding, bathrooms or doors. For anything else call ${profile.phone}.`,
  others: () =>
    `I can't share anything about other people; what they tell us is private. I am glad to help with your own project, or call us at ${profile.phone}.`,
  privacy: () =>
    `I can't look at or change stored information from this chat. Please call ${profile.phone}, and the office takes care of your request. How we treat your information, and your choices, are described at ${pages.privacy.path}.`,
  stop: () =>
    `I am sorry that you were bothered. I can't change our calling or mailing lists from this chat; please call ${profile.phone} and the office takes you off them. A text message from us can be stopped by answering it with STOP. How we treat your information is described at ${pages.privacy.path}.`,
  withdraw,
  reschedule: ({ now }) => `${changesByPhone} ${officeText(now)}`,
  status: ({ now }) =>
    `I have no access to orders, crews or appointments in this chat, so I can't tell. ${officeText(now)} They can look it up for you.`,
  damage: ({ slots }) =>
    `I am sorry about the damage; that should not happen. Please take a few pictures and leave things as they are if you can. ${passedOn(slots, "this")}`,
  complaint: ({ slots }) =>
    `I am sorry. That is not how we want anyone to be treated, and you should not have to chase us. ${passedOn(slots, "your complaint")}`,
  claim: ({ slots }) =>
    `I am sorry that it gives you trouble. Our customer service looks after our own work and checks what your warranty covers. You can send the form at ${pages.serviceRequest.path} or call ${profile.phone}. ${contactOf(slots) ? passedOn(slots, "this") : "Or leave your name and phone number here, and somebody from the office will call you about it."}`,
  job: ({ slots }) =>
    `Thank you for your interest in working with us. Open positions: ${openJobs}. You can apply at ${pages.careers.path}. ${contactOf(slots) ? `I have also passed your message to the office as a job inquiry.` : "For questions about a job, call"} ${contactOf(slots) ? "" : `${profile.phone}.`}`.trim(),
  vendor: () =>
    `Thank you, but this chat is for homeowners and I can't pass on business offers. Please write or call the office at ${profile.phone}.`,
  recap,
  identity: () =>
    `I am ${profile.company}'s automated assistant, not a person. If you would rather talk with somebody, call ${profile.phone}. Otherwise ask me about windows, siding, bathrooms or doors.`,
  human: ({ now, slots }) =>
    `Of course. ${officeText(now)} ${contactOf(slots) ? `I have also noted that you would like to talk with a person; the office has your contact, ${contactOf(slots)}.` : "If you prefer a call back, leave your name and phone number here, and our team will see it."}`,
  callback: ({ slots, memory }) =>
    slots.phone
      ? `Of course. Our team has your number, ${slots.phone}, and your wish to be called${memory.times ? ` (${memory.times})` : ""}. I can't promise the exact time; for something that can't wait, call ${profile.phone}.`
      : `Of course, somebody from our team can call you${memory.times ? `; I have noted "${memory.times}"` : ""}. ${slots.name ? "Which phone number should they call?" : "Which phone number should they call, and whom should they ask for?"} Or call us at ${profile.phone}.`,
  abuse: ({ abuse }) =>
    abuse >= abuseLimit
      ? `I am sorry that this did not help. I will stop here. The office is at ${profile.phone}.`
      : `I am sorry that this is frustrating. I would like to help with your project, or you can call ${profile.phone} and talk with our team.`,
};

/** The fixed reply of a guard. It repeats nothing of the message and never says that something was changed or deleted. */
export const guardReply = (kind: GuardKind, situation: GuardSituation): string => replies[kind](situation);
