import { hours, isOpen } from "@site/core/business/hours";
import { profile } from "@site/core/business/profile";
import { changesByPhone } from "@site/core/chat/live-agent";
import { pages } from "@site/core/site/pages";
import type { GuardKind } from "./find-guard.ts";

const siteHours = hours.site.map(({ label, text }) => `${label} ${text}`).join(", ");

/** When a person answers, seen from now. */
export const officeText = (now: Date): string =>
  isOpen(now)
    ? `The office is open right now: please call ${profile.phone}.`
    : `The office is closed right now. You can call ${profile.phone} during our hours: ${siteHours}.`;

/** After so many insults the chat ends. */
export const abuseLimit = 3;

interface GuardSituation {
  now: Date;
  /** Insults so far, this one included. */
  abuse: number;
}

const replies: Record<GuardKind, (situation: GuardSituation) => string> = {
  emergency: () =>
    `If anyone is in danger, please call 911 first. For anything about your house, call us at ${profile.phone}.`,
  injection: () =>
    `I can't do that, but I am glad to help with windows, siding, bathrooms or doors. For anything else call ${profile.phone}.`,
  others: () =>
    `I can't share anything about other people; what they tell us is private. I am glad to help with your own project, or call us at ${profile.phone}.`,
  privacy: () =>
    `I can't look at or change stored information from this chat. Please call ${profile.phone}, and the office takes care of your request. How we treat your information, and your choices, are described at ${pages.privacy.path}.`,
  reschedule: ({ now }) => `${changesByPhone} ${officeText(now)}`,
  status: ({ now }) =>
    `I have no access to orders, crews or appointments in this chat, so I can't tell. ${officeText(now)} They can look it up for you.`,
  identity: () =>
    `I am ${profile.company}'s automated assistant, not a person. If you would rather talk with somebody, call ${profile.phone}. Otherwise ask me about windows, siding, bathrooms or doors.`,
  human: ({ now }) =>
    `Of course. ${officeText(now)} If you prefer a call back, leave your name and phone number here, and our team will see it.`,
  abuse: ({ abuse }) =>
    abuse >= abuseLimit
      ? `I am sorry that this did not help. I will stop here. The office is at ${profile.phone}.`
      : `I am sorry that this is frustrating. I would like to help with your project, or you can call ${profile.phone} and talk with our team.`,
};

/** The fixed reply of a guard. It repeats nothing of the message and never says that something was changed or deleted. */
export const guardReply = (kind: GuardKind, situation: GuardSituation): string => replies[kind](situation);
