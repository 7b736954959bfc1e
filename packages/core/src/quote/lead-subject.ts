import type { LeadSource } from "./options.ts";

interface About {
  source: LeadSource;
  conversationSummary?: string | undefined;
}

const subjects = {
  quote: "New estimate request",
  chat: "New lead from the chat",
  "service-request": "New service request",
} as const satisfies Record<LeadSource, string>;

/** What a lead is: "New estimate request". A chat that is no new project is what its summary says: "complaint",
 * "URGENT: emergency". */
export function leadSubject({ source, conversationSummary = "" }: About): string {
  const about =
    source === "chat" ? /^(?:Withdrawn|About): (?!wants to be called)(.+)$/m.exec(conversationSummary) : null;
  if (!about?.[1]) return subjects[source];
  const kind = about[0].startsWith("Withdrawn") ? "withdrawn" : about[1];
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, from the chat`;
}
