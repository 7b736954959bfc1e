import { contextWith } from "@site/core/context.fixture";
import { deleteRecords } from "@site/core/privacy/delete-records";
import { findRecordsByScan } from "@site/core/privacy/find-records-by-scan";
import { indexSubjects } from "@site/core/privacy/index-subjects";
import { findRecordsByIndex } from "@site/core/search/find-records-by-index";
import { indexIntake } from "@site/core/search/intake-index";
import { scanTable } from "@site/core/store/iterate-items";
import { expect, test } from "vitest";
import { buildChat } from "../conversation/chat.fixture.ts";
import { chooseResponders } from "../llm/choose-model.ts";
import { listPatterns, reviewPattern } from "./review-patterns.ts";
import { listWaiting, nearestAnswers } from "./waiting-questions.ts";

const context = contextWith();
const inMinutes = (count: number) => ({ ...context, now: () => new Date(Date.now() + count * 60_000) });

async function indexTable(): Promise<void> {
  for await (const row of scanTable(context)) {
    await indexIntake(context, row);
    await indexSubjects(context, row);
  }
}

/** What a stranger is told some minutes from now. */
async function ask(question: string, minutes: number): Promise<string> {
  const later = inMinutes(minutes);
  const chat = await buildChat({ responders: await chooseResponders(later) }, context);
  return (await chat.say(question)).message.content;
}

async function countRowsWith(words: string): Promise<number> {
  let count = 0;
  for await (const row of scanTable(context)) if (JSON.stringify(row).includes(words)) count += 1;
  return count;
}

test("a question waits without what tells who asked it, is answered, found within a minute, and goes with the person", async () => {
  const ann = await buildChat({}, context);
  await ann.say("My name is Ann Lee, 315-555-0149");
  await ann.say("Can I rent a crane for Ann Lee, 12 Oak Street, 315-555-0149 or ann@example.org?");
  const bob = await buildChat({}, context);
  await bob.say("Is there a parrot in the lobby?");
  await indexTable();

  const waiting = await listWaiting(context);
  const [crane, parrot] = ["I rent", "parrot"].map((words) => waiting.find(({ question }) => question.includes(words)));
  expect(crane?.question).toBe("Can I rent a crane for [name], [address], [number] or [email]?");
  expect(nearestAnswers(parrot?.question ?? "", context.now())).toHaveLength(3);

  const answer = "We own one crane, and it stays with our crew.";
  await expect(reviewPattern(context, crane?.id ?? "", "approved", "sam")).rejects.toMatchObject({ code: "invalid" });
  await reviewPattern(context, crane?.id ?? "", "approved", "sam", { answer });
  await reviewPattern(context, parrot?.id ?? "", "approved", "sam", { label: "hours" });
  const left = (await listWaiting(context)).map(({ id }) => id);
  expect([crane?.id, parrot?.id].filter((id) => left.includes(id ?? ""))).toEqual([]);
  expect(await ask("Can I rent a crane?", 1)).toContain(answer);
  expect(await ask("Is there a parrot in the lobby?", 1)).toMatch(/open/i);
  const away = { ...inMinutes(2), store: { ...context.store, table: "away" } };
  expect((await chooseResponders(away)).learned?.map((each) => each.answer)).toContain(answer);

  await indexTable();
  const person = { phone: "315-555-0149" };
  const [read, noted] = await Promise.all([findRecordsByScan(context, person), findRecordsByIndex(context, person)]);
  const patternsIn = ({ rows }: typeof read) => rows.filter(({ __edb_e__ }) => __edb_e__ === "blazeo_pattern");
  expect(patternsIn(read).map(({ id }) => id)).toEqual([crane?.id]);
  expect(patternsIn(noted).map(({ id }) => id)).toEqual([crane?.id]);
  expect([read.conversations, noted.conversations]).toEqual([[], []]);
  await deleteRecords(context, noted);
  expect((await listPatterns(context, "approved")).map(({ id }) => id)).toEqual([parrot?.id]);
  expect(await countRowsWith("rent a crane for [")).toBe(0);
  expect(await ask("Can I rent a crane?", 3)).not.toContain(answer);
});

test("a name in an everyday word's spelling leaves the word", async () => {
  const will = await buildChat({}, context);
  await will.say("My name is Will Frost, 315-555-0150");
  await will.say("Can Will Frost rent a crane that will lift a tub?");
  await indexTable();
  expect((await listWaiting(context)).map(({ question }) => question)).toContain(
    "Can [name] rent a crane that will lift a tub?",
  );
});
