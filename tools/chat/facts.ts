// `npm run chat -- facts [SETS] [--wrong]`: of the facts that strangers ask for in tools/chat-eval/strangers (SETS: their
// letters, "wxy" say), how many the assistant without a model tells, offers as a button or passes on, and how many answers
// are about something else. What each message asks was written down by readers who saw no reply (meanings.tsv). --wrong
// lists the answers about something else. The classifier has learned from these sets: only one that came after its last
// training says how strangers fare.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { playTalk } from "@site/assistant/conversation/talk.fixture";
import type { TurnResult } from "@site/assistant/conversation/turn";
import { asksFact, topicOfLabel } from "@site/assistant/ranking/topics";
import { acts } from "@site/assistant/receptionist/acts";
import { labelOfChoice } from "@site/assistant/receptionist/quick-replies";
import * as z from "zod";
import { readOptions } from "../read-options.ts";

const { positionals, values } = readOptions({ allowPositionals: true, options: { wrong: { type: "boolean" } } });
const [sets = "klmnopqrstwxy"] = positionals;
const folder = "tools/chat-eval/strangers";
const Talk = z.object({ id: z.string(), turns: z.array(z.string()) });

const meanings = new Map(
  readFileSync(join(folder, "meanings.tsv"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([id = "", labels = ""]) => [id, labels.split(" ")] as const),
);

/** Meanings that one answer serves. */
const alike = [
  "price push-price",
  "safety-tub walk-in-tub",
  "showroom address appointment-needed",
  "area service-area-fee",
  "hours always-open holidays job-office",
  "giveaway giveaway-dates giveaway-next",
  "book free-estimate steps",
  "about-me project",
  "warranty about-warranty",
  "phone who-to-ask callback human",
  "zero-apr same-as-cash",
  "rival compare-stores",
  "other-trade not-our-business",
  "sure-check whats-next steps",
  "tax-credit window-energy",
  "how-soon how-long",
].map((labels) => labels.split(" "));
const isAlike = (one: string, other: string): boolean =>
  one === other || alike.some((labels) => labels.includes(one) && labels.includes(other));

/** What a reply is about, beside the words of danger: the labels of its answers, and those of what was done. */
function listTold({ memory }: TurnResult, before: readonly string[]): string[] {
  let kept = before.length;
  while (kept > 0 && !before.slice(-kept).every((topic, at) => memory.topics[at] === topic)) kept -= 1;
  return memory.topics.slice(kept).filter((topic) => !/^(?:talk|office-knows|danger-.*)$/.test(topic));
}

const labelsOfAct = (topic: string): readonly string[] => acts.find(({ id }) => `act-${id}` === topic)?.labels ?? [];

/** Whether an answer is one to a meaning; "offered" is to all that asks what the company does. */
function answers(told: string, meaning: string): boolean {
  if (told === "offered") return /kinds|project|area|about|tub|door|book|free/.test(meaning);
  return isAlike(told, meaning) || (told.startsWith("about-") && topicOfLabel(told) === topicOfLabel(meaning));
}

const count = { messages: 0, facts: 0, told: 0, offered: 0, passedOn: 0, neither: 0, answers: 0, wrong: 0 };

/** Counts what a reply makes of a message whose meanings are known. */
function judge(id: string, text: string, reply: TurnResult, before: readonly string[]): void {
  const asked = meanings.get(id);
  if (!asked) return;
  const told = listTold(reply, before);
  const acted = told.flatMap(labelsOfAct);
  const facts = told.filter((topic) => !topic.startsWith("act-"));
  const wrong = facts.filter((fact) => !acted.includes(fact) && !asked.some((meaning) => answers(fact, meaning)));
  count.messages += 1;
  count.answers += facts.length;
  count.wrong += wrong.length;
  if (values.wrong && wrong.length > 0)
    console.log(`${id} ${text}\n  asks ${asked}, is told ${wrong}: ${reply.content}`);
  for (const meaning of asked.filter((each) => each !== "contact" && each !== "none" && asksFact(each))) {
    count.facts += 1;
    if (acted.includes(meaning) || facts.some((fact) => answers(fact, meaning))) count.told += 1;
    else if (reply.quickReplies?.some(({ id: button }) => labelOfChoice(button) === meaning)) count.offered += 1;
    else if (reply.memory.fallbacks > 0 || reply.content.includes("“")) count.passedOn += 1;
    else count.neither += 1;
  }
}

async function play({ id, turns }: z.output<typeof Talk>): Promise<void> {
  const replies = await playTalk(...turns);
  for (const [at, reply] of replies.entries())
    judge(`${id}.${at + 1}`, turns[at] ?? "", reply, replies[at - 1]?.memory.topics ?? []);
}

for (const set of sets)
  for (const line of readFileSync(join(folder, `${set}.jsonl`), "utf8")
    .trim()
    .split("\n"))
    await play(Talk.parse(JSON.parse(line)));
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
console.log(
  `${count.messages} messages ask for ${count.facts} facts: told ${percent(count.told, count.facts)}, offered as a button ${percent(count.offered, count.facts)}, passed on ${percent(count.passedOn, count.facts)}, neither ${percent(count.neither, count.facts)}`,
);
console.log(`${count.answers} answers, of them about something else ${percent(count.wrong, count.answers)}`);
