import { groupQuestions } from "@site/assistant/learning/same-question";
import { toChatView } from "@site/core/office/chats/list-chats";
import { listUnanswered, readChatPage } from "@site/core/office/chats/read-chats";
import { readTalk } from "@site/core/office/chats/read-conversation";
import { notStored, readChatReport } from "@site/core/office/reports/chat-report";
import { cleanLine, cleanParagraphs } from "@site/core/text/clean-text";
import { cutText } from "@site/core/text/cut-text";
import type { Command, Options } from "./cli/command.ts";
import { getPart, pluralize, printJson, printPage } from "./cli/output.ts";

/** Characters of a question in a table; `chats show` has all of them. */
const longest = 60;

function shorten(text: string): string {
  const line = cleanLine(text);
  const shown = cutText(line, longest);
  return shown === line ? line : `${shown}...`;
}

/** Further lines stand below the first, so that no message can pass for the beginning of another. */
const indent = (text: string): string => cleanParagraphs(text).replaceAll("\n", "\n    ");

const columns = ["id", "at", "state", "name", "town", "service", "lead", "question"];

const month = 30;

function printSamples(samples: number): void {
  if (samples > 0) console.error(`left out: ${pluralize(samples, "sample chat")}`);
}

/** A stage lists its chats by an index that only the office's part of it keeps. */
function printEmpty({ stage }: Options): void {
  if (stage)
    console.error("A stage without an office lists its chats only after `search rebuild`; docs/runbook.md has more.");
}

export const list: Command = async (context, options) => {
  const { json } = options;
  const { page, limit } = getPart(options);
  const { chats, total } = await readChatPage(context, { limit, page });
  if (total === 0) printEmpty(options);
  if (json) return printJson(chats);
  if (total === 0) return console.log("no chats");
  const rows = chats.map(({ lead, question, ...chat }) => ({
    ...chat,
    lead: lead ? "yes" : "no",
    ...(question ? { question: shorten(question) } : {}),
  }));
  if (rows.length > 0) console.table(rows, [...columns, ...(chats.some(({ sample }) => sample) ? ["sample"] : [])]);
  printPage("chats", { page, limit, shown: chats.length, total });
};

const speakers = {
  visitor: "Visitor",
  assistant: "Assistant",
  script: "Scripted agent, as the browser told us",
} as const;

export const show: Command = async (context, { json }, [id = ""]) => {
  const { chat, messages, leads } = await readTalk(context, id);
  const { specificProduct: product, email, phone, sessionData } = chat;
  const { address, details } = sessionData;
  const outline = { ...toChatView(chat), product, phone, email, address, details, leads };
  if (json) return printJson({ ...outline, messages });
  const shown = { ...outline, leads: leads.join(", ") || "none" };
  for (const [name, value] of Object.entries(shown)) if (value) console.log(`${name}: ${cleanLine(String(value))}`);
  console.log("");
  for (const { at, by, text } of messages) console.log(`${at} ${speakers[by]}: ${indent(text)}`);
};

export const unanswered: Command = async (context, options) => {
  const { json, days } = options;
  const { questions, samples } = await listUnanswered(context, days);
  const counted = groupQuestions(questions)
    .map((group) => ({
      chats: new Set(group.map(({ chatId }) => chatId)).size,
      question: group[0]?.question ?? "",
      chatId: group[0]?.chatId ?? "",
    }))
    .sort((a, b) => b.chats - a.chats);
  printSamples(samples);
  if (counted.length === 0) printEmpty(options);
  if (json) return printJson(counted);
  for (const { chats, question, chatId } of counted) console.log(`${chats} x ${cleanLine(question)}\n  ${chatId}`);
  console.log(`${pluralize(counted.length, "question")} without an answer`);
};

const percent = (count: number, of: number): string => (of > 0 ? `${Math.round((1000 * count) / of) / 10} %` : "");

export const report: Command = async (context, options) => {
  const { json, days = month } = options;
  const { samples, shares, byTopic, byHandoff, ...figures } = await readChatReport(context, days);
  printSamples(samples);
  if (shares.every(({ of }) => of === 0)) printEmpty(options);
  if (json) return printJson({ ...figures, samples, shares, byTopic, byHandoff, notStored });
  const { from, to, minutesToLead, messagesToLead, unansweredQuestions } = figures;
  console.log(`chats that began from ${from} to ${to}`);
  console.table(shares.map(({ what, count, of }) => ({ chats: what, count, of, share: percent(count, of) })));
  if (minutesToLead !== undefined)
    console.log(`to a lead, at the median: ${minutesToLead} minutes, ${messagesToLead} messages of the visitor`);
  console.log(`questions without an answer: ${unansweredQuestions} (chats unanswered)`);
  if (byTopic.length > 0)
    console.table(byTopic.map(({ topic: first, chats, leads }) => ({ "asked first": first, chats, leads })));
  if (byHandoff.length > 0) console.table(byHandoff);
  console.log(`not stored, so not told: ${notStored}`);
};
