import { AppError } from "@site/core/contract/errors";
import { tryParseJson } from "@site/core/parse-json";
import { assignSpeakers, type Message } from "./assign-speakers.ts";
import { type Fields, getFields, isoTime, toText } from "./fields.ts";
import { type ExportedMessage, isMessage, parseMessages } from "./parse-messages.ts";
import { getPeople, hasContact } from "./people.ts";

export interface ImportedConversation {
  id: string;
  leadType?: string;
  isLead?: boolean;
  createdDate?: string;
  messageCount: number;
  agentName?: string;
  /** Lower-case parts of names that must not stand in a pattern. */
  people: ReadonlySet<string>;
  messages: Message[] | undefined;
  rawData: unknown;
}

const longestId = 200;

/** What is never kept: the visitor's address in the network, search words, and access data of the provider. */
const dropped =
  /^(?:ip(?:address)?|keywords?|.*(?:password|secret|token|credential|api_?key|authorization).*|cookies?)$/i;

/** A copy of parsed JSON without the fields that may not be kept, at any depth. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !dropped.test(name.replaceAll("-", "")))
      .map(([name, each]) => [name, withoutSecrets(each)]),
  );
}

function getFlag(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  const text = String(value ?? "").toLowerCase();
  if (["true", "1", "yes"].includes(text)) return true;
  return ["false", "0", "no"].includes(text) ? false : undefined;
}

/** A lead's record proves a lead, and so do a phone or an email; without them nothing is known. */
function parseIsLead(fields: Fields, rows: readonly ExportedMessage[]): boolean | undefined {
  const given = getFlag(fields.isLead);
  if (given !== undefined) return given;
  const hasRecord = Object.keys(getFields(fields.lead)).length > 0;
  return hasRecord || hasContact(fields, rows) ? true : undefined;
}

function count(fields: Fields, rows: readonly ExportedMessage[]): number {
  const given = Number(toText(fields, "messageCount"));
  return Number.isInteger(given) && given >= 0 ? given : rows.filter(({ speaker }) => speaker !== "system").length;
}

/** @throws AppError malformed or invalid; the message quotes nothing of the conversation */
export function parseConversation(source: unknown): ImportedConversation {
  const fields = getFields(source);
  if (Object.keys(fields).length === 0) throw new AppError("malformed", "it holds no conversation");
  const id = toText(fields, "id", "chatId");
  if (!id) throw new AppError("invalid", "it has no id");
  if (id.length > longestId) throw new AppError("invalid", `its id has more than ${longestId} characters`);
  const rows = parseMessages(fields);
  const messages = assignSpeakers(rows);
  const named = messages?.find(({ speaker, name }) => speaker === "agent" && name)?.name;
  return {
    id,
    leadType: toText(fields, "leadTypeName", "leadType"),
    isLead: parseIsLead(fields, rows),
    createdDate:
      isoTime(toText(fields, "createdDate", "createdOn", "createdAt")) ?? rows.find(({ at }) => at !== undefined)?.at,
    messageCount: count(fields, messages ?? rows),
    agentName: toText(fields, "agentName") ?? named,
    people: getPeople(fields, messages ?? rows),
    messages,
    rawData: withoutSecrets(source),
  };
}

function getContent(value: unknown): unknown {
  const fields = getFields(value);
  if (!("success" in fields) || !("data" in fields)) return value;
  if (fields.success === false) throw new AppError("invalid", "it is an answer that reports an error");
  return fields.data;
}

const getChatId = (message: unknown): string | undefined => toText(getFields(message), "chatId", "conversationId");

const getChats = (messages: unknown[]): unknown[] =>
  [...new Set(messages.map(getChatId))].map((chatId) => ({
    chatId,
    messages: messages.filter((message) => getChatId(message) === chatId),
  }));

/** The conversations of one line of an export, still to be read by `parseConversation`: usually one, several when the
 * line holds a provider's list.
 * @param line JSON: a conversation, a list of conversations or of messages, or the provider's envelope around them
 * @throws AppError malformed or invalid; the message never quotes the line, which holds personal data */
export function conversationsIn(line: string): unknown[] {
  const value = tryParseJson(line);
  if (value === undefined) throw new AppError("malformed", "it is no JSON");
  const content = getContent(value);
  if (!Array.isArray(content)) return [content];
  if (content.length === 0) throw new AppError("malformed", "it holds no conversation");
  return content.every((item) => isMessage(getFields(item))) ? getChats(content) : content;
}
