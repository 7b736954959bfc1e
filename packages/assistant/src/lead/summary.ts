import { spanish } from "@site/company/spanish";
import { formatMoment } from "@site/core/business/date-format";
import { formatList } from "@site/core/business/format";
import type { Memory, RequestKind, Slots } from "@site/core/chat/memory";
import type { ChatLanguage } from "@site/core/chat/options";
import { type ServiceType, serviceTypeLabels } from "@site/core/leads/options";
import { cutText } from "@site/core/text/cut-text";
import { anyOf } from "../signals/any-of.ts";

const longest = 2000;
const lastMessageLength = 200;

const kindLabels = {
  emergency: "URGENT: emergency",
  complaint: "complaint",
  damage: "damage by our crew",
  warranty: "warranty or service",
  job: "job inquiry",
  callback: "wants to be called",
} as const satisfies Record<RequestKind, string>;

/** Enough for the office to answer: a way to reach the visitor. What they want stands in their own words. */
export const isLead = ({ phone, email }: Slots): boolean => Boolean(phone ?? email);

export function listKnownValues(
  { name, phone, email, address, location, service, product }: Slots,
  language: ChatLanguage = "en",
  others: readonly ServiceType[] = [],
): string {
  const nameService = (each: ServiceType): string =>
    (language === "es" ? spanish.names[each] : undefined) ?? serviceTypeLabels[each].toLowerCase();
  const project = (language === "en" ? product : undefined) ?? (service && nameService(service)) ?? product;
  const values = [name, project, ...others.map(nameService), address, location, phone, email].filter(
    (value) => value !== undefined,
  );
  return formatList(values, { comma: "", word: language === "es" ? "y" : "and" });
}

/** What only the office can do, by the topic that tells of it. */
const requests: Readonly<Record<string, string>> = {
  "act-stop": "wants no more calls or messages",
  "act-privacy": "asks to have their data deleted or shown, wants no calls",
  "act-reschedule": "wants an appointment changed or cancelled",
  "act-contract": "URGENT: wants to cancel a signed contract",
  "act-status": "asks how an order or appointment stands",
  "act-bereaved": "somebody died",
};

/** Somebody who wants no contact at all, or their data gone, and not only a request taken back. */
const isLeftAlone = ({ topics }: Memory): boolean =>
  /^act-(?:stop|privacy)$/.test(topics.findLast((topic) => /^act-(?:stop|privacy|withdraw)$/.test(topic)) ?? "");

/** Who has an appointment called off waits to hear that it is. */
const describeWithdrawal = ({ appointment, topics }: Memory): string =>
  appointment || topics.includes("act-reschedule")
    ? "no more of this is wanted; please confirm that what was booked is called off"
    : "the visitor does not want a call about this";

/** Who left an email alone wants to be written to. */
function describeRequest({ kind: filed, topics, isBuying }: Memory, { phone }: Slots): string | undefined {
  const kind = filed === "callback" && !phone ? undefined : filed;
  const asked = [...new Set(topics)].flatMap((topic) => requests[topic] ?? []);
  const own = kind && (kind !== "callback" || asked.length === 0) ? kindLabels[kind] : undefined;
  const isBoth = isBuying && (kind === "complaint" || kind === "damage" || kind === "warranty");
  return [own && `${own}${isBoth ? ", and a new project" : ""}`, ...asked].filter(Boolean).join("; ") || undefined;
}

/** What staff should know of a chat at a glance, made without a model. Mails escape it. */
export function getSummary(slots: Slots, memory: Memory, lastMessage: string): string {
  const { name, phone, email, location, address, service, product, details } = slots;
  const services = [service, ...memory.services].flatMap((each) => (each ? [serviceTypeLabels[each]] : []));
  const interest = [...new Set(services)].join(", ");
  const topics = memory.topics.filter((topic) => !/^(?:act-|talk$|office-knows$)/.test(topic));
  const lines: [string, string | undefined][] = [
    ["Withdrawn", memory.isWithdrawn && !isLeftAlone(memory) ? describeWithdrawal(memory) : undefined],
    ["Language", memory.language === "es" ? "writes in Spanish" : undefined],
    ["About", describeRequest(memory, slots)],
    ["Appointment", memory.appointment],
    ["Best time", memory.times],
    ["Question for the office", memory.forOffice],
    ["Ask for", memory.askFor],
    ["Another person", memory.others?.join("; ")],
    ["Name", name],
    ["Contact", [phone, email].filter(Boolean).join(", ")],
    ["Location", [address, location].filter(Boolean).join(", ")],
    ["Interest", [interest, product && `(${product})`].filter(Boolean).join(" ")],
    ["Details", details],
    ["Asked about", topics.slice(-8).join(", ")],
    ["Last message", cutText(lastMessage, lastMessageLength)],
  ];
  const text = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join("\n");
  return cutText(text, longest);
}

const told = ["name", "phone", "email", "address", "location", "service", "product", "details"] as const;
const longestNote = 500;

/** Words that tell nothing, or only ask. */
const untold = anyOf(
  /^(?:(?:ok(?:ay)?|yes|yeah|no|thanks?|thank you|thx|great|good|fine|cool|hi|hello|hola|gracias|bye|sure|perfect|got it)[\s,.!]*)+$/i,
  /\?\s*$/i,
);

/** What staff hear when they work on the lead already: new details, and what the visitor wrote, word for word.
 * @param messages of the turn
 * @returns "Nov 27, 3:04 PM, from the chat: phone 315-555-0156", or undefined when nothing was told */
export function composeNote(changes: Slots, messages: readonly string[], at: Date): string | undefined {
  const sentences = messages.filter((text) => /\S\s+\S/.test(text.trim()) && !untold.test(text.trim()));
  const joined = sentences.join(" ");
  const fields = told.flatMap((name) => {
    const value = changes[name];
    return value && !joined.includes(value) ? [`${name} ${value}`] : [];
  });
  const echoed = sentences.length > 0 ? [`“${cutText(sentences.join(" / "), longestNote)}”`] : [];
  const values = [...fields, ...echoed];
  return values.length > 0 ? `${formatMoment(at)}, from the chat: ${values.join(", ")}` : undefined;
}
