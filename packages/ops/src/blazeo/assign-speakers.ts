import type { ExportedMessage, Speaker } from "./parse-messages.ts";

export interface Message extends ExportedMessage {
  speaker: Speaker;
}

/** How agents open a chat: exports without roles tell the agent by it. */
const greeting =
  /\bthank(?:s| you) for (?:contacting|visiting|chatting|reaching|choosing|calling|stopping)|\bhow (?:may|can) (?:i|we) (?:help|assist)\b/i;

/** One agent has several participant ids in one chat, so people are told apart by the name that is shown. */
const buildKey = ({ name }: ExportedMessage): string => (name ?? "").toLowerCase();

/** Gives every row its speaker: the row's own, else the agent where the name is that of the first to greet, else the
 * visitor.
 * @returns undefined when nothing tells who the agent is */
export function assignSpeakers(rows: readonly ExportedMessage[]): Message[] | undefined {
  const unknown = rows.filter(({ speaker }) => !speaker);
  const greeter = unknown.find(({ text }) => greeting.test(text));
  const agents = new Set(rows.filter(({ speaker, name }) => speaker === "agent" && name).map(buildKey));
  if (greeter) agents.add(buildKey(greeter));
  if (unknown.length > 0 && agents.size === 0 && !rows.some(({ speaker }) => speaker === "agent")) return undefined;
  return rows.map((row) => ({ ...row, speaker: row.speaker ?? (agents.has(buildKey(row)) ? "agent" : "visitor") }));
}
