import { hours } from "@site/company/hours";
import { profile } from "@site/company/profile";
import { isOpen } from "@site/core/business/calendar";
import { contactOf, type GuardSituation } from "./guard-situation.ts";

const phone = profile.phone;
const siteHours = hours.site.map(({ label, text }) => `${label} ${text}`).join(", ");

/** The first thing to do for a person in danger, by what happened; the first that fits. */
const personAid: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:point|use|reason) (?:of|in|to) (?:going on|go on|live|living)\b|\b(?:or|of|with|in) (?:being here|being alive|living)\b|\b(?:point|use) (?:in|of) (?:living|being here)\b|\b(?:kill (?:my|him|her)self|suicid\w*|end it|(?:want|wanna) to (?:be here|live|die)|don'?t want to be here|can'?t go on|better off dead|no reason to live|hurt(?:ing)? myself)\b/i,
    "I am very sorry that you feel this way, and I am glad that you said it. You can call or text 988 right now, at any hour, and talk with somebody; if you are in danger, call 911. You are not alone with this. The house can wait.",
  ],
  [
    /\b(?:gas|rotten|egg smell|sul(?:f|ph)ur|carbon monoxide|co alarm)\b/i,
    "Please leave the house now, with everybody, and call 911 or your gas company from outside. Don't touch any switches on the way out.",
  ],
  [
    /\b(?:wires?|power ?lines?|(?:electric(?:al)?|utility|service) lines?|cables?|lines? (?:is |are )?(?:hanging|down|dangling)|spark\w*|electrocut\w*|shock\w*|outlet)\b/i,
    "Stay far away from it, keep everybody back, and call 911 and your power company right now. Don't touch anything that the wire or the water touches.",
  ],
  [/\b(?:fire|smoke|burning|flames?)\b/i, "Please get everybody out now and call 911 from outside."],
  [
    /\b(?:break(?:ing)? in|broke in|intruder|threw|smash\w*|outside|yelling|screaming|shouting|banging|threaten\w*|weapon|burglar|trying to get in|gun)\b/i,
    "Please call 911 right now and stay where you are safe.",
  ],
  [
    /\b(?:bleed\w*|blood|cut)\b/i,
    "Please call 911 now. Press a clean cloth firmly on the wound and keep pressing until help comes.",
  ],
  [
    /\b(?:fell|fallen|fall|ladder|not moving|unconscious|passed out|hit (?:her|his|my) head|hip|collaps\w*|breath\w*|chest)\b/i,
    "Please call 911 now. Don't move the person unless they are in danger where they are, stay with them, and do what the dispatcher says.",
  ],
];
const generalPersonAid = "Please call 911 right now and do what the dispatcher says.";

/** A person in danger: 911 first, and nothing about business. */
export function personReplies({ message }: GuardSituation): string[] {
  const aid = personAid.find(([pattern]) => pattern.test(message))?.[1] ?? generalPersonAid;
  const later = /988/.test(aid) ? "" : ` The office, ${phone}, can wait until everyone is safe.`;
  return [`${aid}${later}`, `If that has not been done yet: ${aid}`];
}

/** What to do for the house until somebody comes, by what happened. */
const propertyAid: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:lock|latch\w*|kicked|threw|throw\w*|rocks?|brick|vandal\w*|(?:my|her|him)self|break[- ]?in|broke (?:in|my|the)|burglar|robbed|steal|stole|alone)\b/i,
    "If you don't feel safe, or somebody broke in, call the police at 911 first. Until the door or window can be secured, block it from inside and stay in another room or with a neighbor.",
  ],
  [
    /\b(?:pipes?|valve|tub|shower|flood\w*|toilet|faucet|drain|overflow\w*|ceiling|water (?:pouring|running|all over|won'?t))\b/i,
    "Shut off the water at the fixture or the main valve now, and keep away from wet outlets and lights.",
  ],
  [
    /\b(?:basement|window well|storm'?s)\b/i,
    "Keep away from anything electric that is wet, move what you can to a dry place, and don't step into deep water.",
  ],
  [
    /\b(?:siding|flapping|gutter|tree|limb|branch|roof|storm door|blew|wind)\b/i,
    "Keep everybody well clear of it, also from broken glass and anything loose; don't go up there yourself. If wires are down or somebody is hurt, call 911.",
  ],
  [
    /\b(?:glass|shatter\w*|window|pane|slider|hole)\b/i,
    "Keep people and pets away from the glass, and cover the opening with plastic or plywood from inside if it is safe.",
  ],
  [
    /\b(?:door|cold|freez\w*|degrees|snow\w*|zero)\b/i,
    "Block the draft with blankets or plastic from inside, and leave a faucet dripping if pipes could freeze.",
  ],
];
const generalAid =
  "Keep clear of anything loose or wet, and put a bucket or a tarp where water comes in if it is safe.";

const officeNow = (now: Date): string =>
  isOpen(now)
    ? `Then call our office at ${phone}; it is open right now.`
    : `Our office at ${phone} is closed at the moment (${siteHours}) and sees your message when it opens.`;

/** Trouble at the house: what to do first, 911 for danger, the office, and how it gets there. */
export function propertyReplies({ now, slots, message }: GuardSituation): string[] {
  const aid = propertyAid.find(([pattern]) => pattern.test(message))?.[1] ?? generalAid;
  const contact = contactOf(slots);
  const danger = /911/.test(aid) ? "" : "If anyone is in danger, call 911. ";
  const passed = contact
    ? `I have passed this on marked urgent, with ${contact} to reach you; I can't promise when somebody comes.`
    : "Leave your number and the address here, and I pass it on marked urgent. Pictures help your insurance.";
  return [
    `${aid} ${danger}${officeNow(now)} ${passed}`,
    `Please keep clear of it; if anyone is in danger, call 911. ${officeNow(now)} ${passed}`,
    `I have added that. ${officeNow(now)}`,
  ];
}
