import { listKeys } from "../contract/form.ts";

/** The parts of what staff read of a chat at a glance, in the order that they read them. */
export const summaryLabels = {
  withdrawn: "Withdrawn",
  language: "Language",
  about: "About",
  appointment: "Appointment",
  bestTime: "Best time",
  question: "Question for the office",
  askFor: "Ask for",
  others: "Another person",
  name: "Name",
  contact: "Contact",
  location: "Location",
  interest: "Interest",
  details: "Details",
  topics: "Asked about",
  lastMessage: "Last message",
} as const;
export type SummaryPart = keyof typeof summaryLabels;
export type ChatSummary = Partial<Record<SummaryPart, string>>;

/** What a visitor's request is about when it is no new project; the office routes it by this. */
export const kindLabels = {
  emergency: "URGENT: emergency",
  complaint: "complaint",
  damage: "damage by our crew",
  warranty: "warranty or service",
  job: "job inquiry",
  callback: "wants to be called",
} as const;
export type RequestKind = keyof typeof kindLabels;

/** The words of a conversation stand behind its summary, and may hold a label too. */
export const transcriptHead = "Conversation:";

/** A lead's summary by its parts. Leads that were stored until 2026-11-29 have the text alone. */
export function readChatSummary({
  chatSummary,
  conversationSummary = "",
}: {
  chatSummary?: ChatSummary;
  conversationSummary?: string;
}): ChatSummary {
  if (chatSummary) return chatSummary;
  const lines = (conversationSummary.split(`\n\n${transcriptHead}`)[0] ?? "").split("\n");
  return Object.fromEntries(
    listKeys(summaryLabels).flatMap((part) => {
      const label = `${summaryLabels[part]}: `;
      const line = lines.find((each) => each.startsWith(label));
      return line ? [[part, line.slice(label.length)]] : [];
    }),
  );
}

/** What a chat is when it is no new project: "complaint", "URGENT: emergency". */
export const getChatSubject = ({ withdrawn, about }: ChatSummary): string | undefined =>
  withdrawn ? "withdrawn" : about === kindLabels.callback ? undefined : about;
