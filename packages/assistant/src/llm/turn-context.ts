import { businessTimeZone } from "@site/company/hours";
import { dateFormat } from "@site/core/business/date-format";
import { dateAfter, localTime } from "@site/core/business/local-time";
import { closedSentences, comingClosings, formatHour, isOpen, officeDay } from "@site/core/business/opening-hours";
import type { Memory, Slots } from "@site/core/chat/memory";
import type { ModelSignals, TurnInput } from "../conversation/turn.ts";
import { isLead } from "../lead/summary.ts";
import { countShared } from "../ranking/rank.ts";
import { mayAsk } from "./apply-proposal.ts";
import { buildGrounding } from "./grounding.ts";
import type { Marks } from "./pii-placeholders.ts";
import { formatBullets, passingFacts } from "./prompt.ts";
import { asks } from "./schema.ts";

const clock = (at: Date): string =>
  dateFormat("en-US", { dateStyle: "full", timeStyle: "short", timeZone: businessTimeZone }).format(at);

/** "Thursday 2026-11-26: closed (Thanksgiving)" for today and the seven days after it. */
function weekFrom(now: Date): string {
  return Array.from({ length: 8 }, (_, index) => dateAfter(localTime(now).date, index))
    .map((date) => {
      const { weekday, holiday, hours } = officeDay(date);
      const open = hours ? `${formatHour(hours.opens)}-${formatHour(hours.closes)}` : "closed";
      return `${weekday} ${date}: ${open}${holiday ? ` (${holiday})` : ""}`;
    })
    .join("; ");
}

/** What is known of the visitor, numbers as marks. */
function describeKnown(slots: Slots, memory: Memory): string {
  const { times, askFor, others, services, kind, isWithdrawn, forOffice, appointment } = memory;
  const details = {
    ...slots,
    alsoServices: services.join(", "),
    times,
    askFor,
    appointment,
    others: others?.join("; "),
    questionForOffice: forOffice,
    filedAs: kind,
    withdrawn: isWithdrawn ? "yes" : undefined,
  };
  const rows = Object.entries(details).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return rows.length > 0 ? rows.join("; ") : "nothing";
}

/** What the rules made of numbers, which the model can't see. */
const numberNotes = ({ contact: { hasPartialPhone, hasForeignPhone } }: ModelSignals): string[] => [
  ...(hasPartialPhone
    ? ["A phone number in the new message lacks its area code or some digits: ask for the whole number."]
    : []),
  ...(hasForeignPhone
    ? [
        "A phone number in the new message is of another country: only US and Canadian numbers or an email can be passed on.",
      ]
    : []),
];

const mostLearned = 12;

/** Of what the office has answered that which shares most words with the message; it goes before the facts. */
function describeLearned({ learned = [], messages }: TurnInput): string[] {
  const asked = messages.join(" ");
  const nearest = learned
    .map((each) => ({ ...each, shared: countShared(each.question, asked) }))
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, mostLearned);
  const lines = nearest.map(({ question, answer }) => `${question} ${answer}`);
  return lines.length > 0 ? [`Answers of the office, which go before all facts:\n${formatBullets(lines)}`] : [];
}

/** A number or an address that the new message tells only the wrong part of. */
function describeCorrections(input: TurnInput, { contact: { changes } }: ModelSignals): string[] {
  const { slots } = input;
  const grounding = buildGrounding(input);
  return [
    ...(slots.phone && changes.phone && !grounding.hasDigits(changes.phone) ? [changes.phone] : []),
    ...(slots.email && changes.email && !grounding.hasEmail(changes.email) ? [changes.email] : []),
  ];
}

/** The part of the prompt that is true for this turn only. */
export function describeSituation(input: TurnInput, signals: ModelSignals, { mask }: Pick<Marks, "mask">): string {
  const { slots, memory, now, hasFormer } = input;
  const closed = asks.filter((each) => !mayAsk(memory, each));
  const office = isLead(slots)
    ? "The office has this visitor's request; what changes is sent to it by itself."
    : "The office has nothing of this talk yet: it gets it as soon as a phone number or an email is known.";
  return [
    `Now: ${clock(now)}. The office is ${isOpen(now) ? "open" : "closed"}.`,
    [`The office this week: ${weekFrom(now)}.`, closedSentences(comingClosings(now))].filter(Boolean).join(" "),
    `Facts that hold now:\n${formatBullets(passingFacts(now))}`,
    ...describeLearned(input),
    `On file from this talk: ${mask(describeKnown(slots, memory))}.`,
    [office, ...(hasFormer ? ["It has an earlier request of the same visitor, too."] : [])].join(" "),
    ...describeCorrections(input, signals).map(
      (right) => `The new message puts what is on file right: it is ${mask(right)} now.`,
    ),
    ...numberNotes(signals),
    closed.length > 0
      ? `Do not ask for: ${closed.join(", ")} (refused, or asked often enough).`
      : "You may ask for anything that is missing.",
  ].join("\n\n");
}
