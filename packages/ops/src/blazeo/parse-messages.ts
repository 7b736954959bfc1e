import { AppError } from "@site/core/contract/errors";
import { listKeys } from "@site/core/contract/form";
import { Parser } from "htmlparser2";
import { type Fields, getFields, isoTime, toText } from "./fields.ts";

export type Speaker = "visitor" | "agent" | "system";

/** One message as exported: who spoke may be unknown. */
export interface ExportedMessage {
  speaker?: Speaker;
  name?: string;
  text: string;
  /** ISO 8601, UTC. */
  at?: string;
}

const speakers: Record<Speaker, readonly string[]> = {
  visitor: ["visitor", "user", "customer", "client", "guest", "lead", "you"],
  agent: ["agent", "operator", "assistant", "representative", "rep", "bot"],
  system: ["system", "info"],
};

function getSpeaker(word = ""): Speaker | undefined {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  return listKeys(speakers).find((speaker) => speakers[speaker].includes(letters));
}

const breaks = new Set(["br", "p", "div", "li", "tr"]);
const hidden = new Set(["script", "style"]);

/** Text without HTML: tags gone, entities decoded, line breaks kept, spaces folded. */
function linesOfHtml(html: string): string {
  let text = "";
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      if (breaks.has(name)) text += "\n";
      if (hidden.has(name)) depth += 1;
    },
    onclosetag(name) {
      if (name !== "br" && breaks.has(name)) text += "\n";
      if (hidden.has(name)) depth -= 1;
    },
    ontext(data) {
      if (depth === 0) text += data;
    },
  });
  parser.end(html);
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}

const systemParticipant = "-1";

function getRow(value: unknown): ExportedMessage | undefined {
  if (typeof value === "string") return splitLines(value)[0];
  const fields = getFields(value);
  const text = linesOfHtml(toText(fields, "text", "message", "content", "body") ?? "");
  if (!text) return undefined;
  const role = toText(fields, "role", "senderType", "from", "sender", "type");
  const from = getSpeaker(toText(fields, "from", "sender")) ? undefined : toText(fields, "from", "sender");
  const name = toText(fields, "name", "senderName", "participantDisplayName", "displayName") ?? from;
  const isSystem = toText(fields, "participantId") === systemParticipant;
  return {
    speaker: isSystem ? "system" : (getSpeaker(role) ?? getSpeaker(name)),
    name: getSpeaker(name) ? undefined : name,
    text,
    at: isoTime(toText(fields, "at", "createdOn", "timestamp", "createdAt", "sentAt", "date", "time")),
  };
}

/** "[10:32 AM] Dana: Hello" or "Dana (10:32): Hello". The name has at most four words: a sentence with a colon has more. */
const named =
  /^(?:[[(]?[\d:/ ,.-]+(?:[AP]M)?[\])]?\s+)?(\p{L}[\p{L}.'-]*(?: [\p{L}.'-]+){0,3})(?:\s*[[(][^\])]*[\])])?:\s*(.+)$/iu;

/** A transcript of "Name: text" lines; a line without a name continues the one before. */
function splitLines(transcript: string): ExportedMessage[] {
  const rows: ExportedMessage[] = [];
  for (const line of linesOfHtml(transcript).split("\n")) {
    const [, name, text] = named.exec(line) ?? [];
    const last = rows.at(-1);
    if (name && text) rows.push({ speaker: getSpeaker(name), name: getSpeaker(name) ? undefined : name, text });
    else if (last && line) last.text += `\n${line}`;
  }
  return rows;
}

const names = ["messages", "transcript", "transcripts", "chatLog", "chatLogs"] as const;

/** Whether these are the fields of a message and not those of a conversation. */
export const isMessage = (fields: Fields): boolean =>
  toText(fields, "text", "message", "content", "body") !== undefined && names.every((name) => !fields[name]);

/** The messages of a conversation, in their order. @throws AppError malformed when they have an unknown form */
export function parseMessages(conversation: Fields): ExportedMessage[] {
  const found = names.map((name) => conversation[name]).find((value) => value !== undefined && value !== null);
  const value = getFields(found).data ?? found;
  if (value === undefined) return [];
  if (typeof value === "string") return splitLines(value);
  if (!Array.isArray(value)) throw new AppError("malformed", "its messages are neither a list nor a transcript");
  return value.flatMap((each) => getRow(each) ?? []);
}
