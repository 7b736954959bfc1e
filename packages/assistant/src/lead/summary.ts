import { spanish } from "@site/company/spanish";
import { formatMoment } from "@site/core/business/date-format";
import { formatList } from "@site/core/business/format";
import type { Memory, Slots } from "@site/core/chat/memory";
import type { ChatLanguage } from "@site/core/chat/options";
import { listKeys } from "@site/core/contract/form";
import { type ChatSummary, kindLabels, type SummaryPart, summaryLabels } from "@site/core/leads/chat-summary";
import { type ServiceType, serviceTypeLabels } from "@site/core/leads/options";
import { cutText } from "@site/core/text/cut-text";
import { anyOf } from "../signals/any-of.ts";

const longest = 2000;
const lastMessageLength = 200;

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

/** A visitor who has an appointment called off waits to hear that it is. */
const describeWithdrawal = ({ appointment, topics }: Memory): string =>
  appointment || topics.includes("act-reschedule")
    ? "no more of this is wanted; please confirm that what was booked is called off"
    : "the visitor does not want a call about this";

/** A visitor who left an email alone wants to be written to. */
function describeRequest({ kind: filed, topics, isBuying }: Memory, { phone }: Slots): string | undefined {
  const kind = filed === "callback" && !phone ? undefined : filed;
  const asked = [...new Set(topics)].flatMap((topic) => requests[topic] ?? []);
  const own = kind && (kind !== "callback" || asked.length === 0) ? kindLabels[kind] : undefined;
  const isBoth = isBuying && (kind === "complaint" || kind === "damage" || kind === "warranty");
  return [own && `${own}${isBoth ? ", and a new project" : ""}`, ...asked].filter(Boolean).join("; ") || undefined;
}

/** What staff should know of a chat at a glance, made without a model; only parts that there is something to say of. */
export function summarize(slots: Slots, memory: Memory, lastMessage: string): ChatSummary {
  const { name, phone, email, location, address, service, product, details } = slots;
  const services = [service, ...memory.services].flatMap((each) => (each ? [serviceTypeLabels[each]] : []));
  const interest = [...new Set(services)].join(", ");
  const topics = memory.topics.filter((topic) => !/^(?:act-|talk$|office-knows$)/.test(topic));
  const parts: ChatSummary = {
    withdrawn: memory.isWithdrawn && !isLeftAlone(memory) ? describeWithdrawal(memory) : undefined,
    language: memory.language === "es" ? "writes in Spanish" : undefined,
    about: describeRequest(memory, slots),
    appointment: memory.appointment,
    bestTime: memory.times,
    question: memory.forOffice,
    askFor: memory.askFor,
    others: memory.others?.join("; "),
    name,
    contact: [phone, email].filter(Boolean).join(", "),
    location: [address, location].filter(Boolean).join(", "),
    interest: [interest, product && `(${product})`].filter(Boolean).join(" "),
    details,
    topics: topics.slice(-8).join(", "),
    lastMessage: cutText(lastMessage, lastMessageLength),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value));
}

/** Somebody might drive there or call in vain, or must be called at once. @param changed parts that say something new */
export const isUrgent = (changed: readonly SummaryPart[], { kind, topics }: Memory): boolean =>
  changed.some((part) => part === "withdrawn" || part === "appointment") ||
  (changed.includes("about") && (kind === "emergency" || topics.includes("act-contract")));

export const formatPart = (summary: ChatSummary, part: SummaryPart): string =>
  `${summaryLabels[part]}: ${summary[part]}`;

export const formatSummary = (summary: ChatSummary): string =>
  cutText(
    listKeys(summaryLabels)
      .flatMap((part) => (summary[part] ? [formatPart(summary, part)] : []))
      .join("\n"),
    longest,
  );

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
