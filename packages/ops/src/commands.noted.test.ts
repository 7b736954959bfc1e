import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { listAuditEntries } from "@site/core/audit/audit-log";
import { localTime } from "@site/core/business/local-time";
import { sessions } from "@site/core/chat/session-entity";
import { createContext } from "@site/core/context";
import { enterGiveaway } from "@site/core/giveaway/enter-giveaway";
import { buildEntryRequest } from "@site/core/giveaway/entry.fixture";
import { buildApplicationRequest } from "@site/core/jobs/application.fixture";
import { applyForJob } from "@site/core/jobs/apply-for-job";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { submitQuote } from "@site/core/leads/submit-quote";
import { allRecords } from "@site/core/record-registry";
import { listRecords } from "@site/core/records/read-records";
import { importReviews } from "@site/core/reviews/import-reviews";
import { parseImport } from "@site/core/reviews/parse-import";
import { indexIntake } from "@site/core/search/intake-index";
import { newId } from "@site/core/store/ids";
import { scanTable } from "@site/core/store/iterate-items";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Options } from "./cli/command.ts";
import { execute } from "./cli/execute.ts";
import { commands } from "./commands.ts";
import { buildOps } from "./ops.fixture.ts";

const { dataDir, context, close } = await buildOps();
afterAll(close);

/** Words that only the seeded people use. */
const marks = ["Quirina", "quirina@example.org", "555-0166", "Ottoline"];
const person = { name: "Quirina Holt", email: "quirina@example.org", phone: "315-555-0166" };
const ids: Record<string, string> = { leads: newId(), applications: newId(), entries: newId(), reviews: "Google-1" };
const memory = {
  ...{ asked: {}, declines: 0, fallbacks: 0, abuse: 0, isBuying: false, services: [], topics: [] },
  ...{ language: "en" as const, forOffice: "Is Ottoline in today?" },
};
const exported = join(dataDir, "chats.jsonl");

beforeAll(async () => {
  await submitQuote(context, buildQuoteRequest(person), { id: ids.leads ?? "" });
  await applyForJob(context, buildApplicationRequest(person), { id: ids.applications ?? "" });
  await enterGiveaway(context, buildEntryRequest(person), { id: ids.entries ?? "" });
  const review = JSON.stringify([{ googleReviewId: ids.reviews, authorName: "Public", rating: "5" }]);
  await importReviews(context, parseImport(review));
  const { data } = await sessions(context.store)
    .create({ userName: person.name, sessionData: { startedAt: "2026-11-23T15:00:00Z", memory } })
    .go();
  ids.chats = data.id;
  for await (const row of scanTable(context)) await indexIntake(context, row);
  const chat = {
    id: "chat-1",
    messages: [
      { role: "visitor", text: "Do you install siding in winter?" },
      { role: "agent", text: "Yes, our own crews install siding all year round." },
      { role: "visitor", text: "I am Ottoline, mail quirina@example.org" },
    ],
  };
  await writeFile(exported, `${JSON.stringify(chat)}\n`);
  await writeFile(join(dataDir, "reviews.json"), "[]");
});

/** Every row of the table that is not the audit's. */
async function rows(): Promise<object[]> {
  const { Items = [] } = await context.store.client.send(new ScanCommand({ TableName: context.store.table }));
  return Items.filter(({ __edb_e__ }) => __edb_e__ !== "access");
}

let patternId = "";

async function firstPattern(): Promise<string> {
  const pattern = (await rows()).find((row) => JSON.stringify(row).includes('"$blazeo_pattern_1')) ?? {};
  return "id" in pattern ? String(pattern.id) : "";
}

/** What is typed after the commands that are not of one kind of record, in an order in which all of them have work to do. */
const typed: Record<string, () => [names: string[], options?: Partial<Options>]> = {
  "entries set-status": () => [[]],
  "reviews list": () => [[]],
  "reviews import": () => [[join(dataDir, "reviews.json")]],
  "giveaway draw": () => [[], { seed: "a" }],
  "audit list": () => [[]],
  "redrive notices": () => [[]],
  "redrive parked": () => [[]],
  "table fill": () => [[], { from: context.store.table }],
  "table index": () => [[]],
  "chats list": () => [[]],
  "chats show": () => [[ids.chats ?? ""]],
  "chats unanswered": () => [[]],
  "chats report": () => [[]],
  "blazeo import": () => [[exported]],
  "blazeo show": () => [["chat-1"]],
  "patterns list": () => [[]],
  "patterns approve": () => [[patternId]],
  "patterns reject": () => [[patternId]],
  "blazeo remove": () => [["chat-1"]],
  "search rebuild": () => [[]],
  "sample fill": () => [[], { leads: 3 }],
  "sample clear": () => [[]],
  "staff add": () => [[], { email: "staff@example.org", name: "Staff", role: "sales" }],
  "staff list": () => [[]],
  "staff sessions": () => [[], { email: "staff@example.org" }],
  "staff remove": () => [[], { email: "staff@example.org" }],
  "person export": () => [[], { email: person.email }],
  "person delete": () => [[], { email: person.email, yes: true }],
};

const getNoun = (name: string): string => name.split(" ")[0] ?? "";

/** A kind's own commands come first: the others delete at last. */
const kinds = allRecords.map(({ noun }): string => noun);
const order = Object.keys(typed);
const inOrder = commands.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));

/** Runs a command in this process. @returns all that it printed and the rows that it changed, wrote or removed */
async function use(spec: (typeof commands)[number]) {
  const id = ids[getNoun(spec.name)] ?? "";
  const status = allRecords.find(({ noun }) => noun === getNoun(spec.name))?.transitions?.new?.[0] ?? "";
  const [names, more = {}] = typed[spec.name]?.() ?? [
    spec.takes ? [id, status].slice(0, spec.takes.split(" ").length) : [],
  ];
  const said: unknown[][] = [];
  for (const way of ["log", "error", "table"] as const)
    vi.spyOn(console, way).mockImplementation((...line: unknown[]) => void said.push(line));
  vi.spyOn(process.stdout, "write").mockImplementation((line) => said.push([line]) > 0);
  const before = await rows();
  try {
    await execute(createContext(context.settings), spec, { dataDir, json: true, ...more }, names);
  } catch (error) {
    said.push([String(error)]);
  } finally {
    vi.restoreAllMocks();
  }
  const after = await rows();
  const isIn = (all: object[]) => (row: object) => all.some((each) => isDeepStrictEqual(each, row));
  const changed = [...before.filter((row) => !isIn(after)(row)), ...after.filter((row) => !isIn(before)(row))];
  return { said: JSON.stringify(said), changed: changed.map((row) => JSON.stringify(row)) };
}

test("every command that shows or changes personal data leaves one line in the audit, and no other command does", async () => {
  const month = localTime(new Date()).date.slice(0, 7);
  const splitLines = async (name: string) =>
    (await listAuditEntries(context, month)).filter(({ command }) => command === name).length;
  const noted: string[] = [];
  for (const spec of inOrder) {
    // What is not a kind's own command has to be named above, with what to type.
    expect(
      [...order, ...kinds.map((noun) => `${noun} `)].some((known) => spec.name.startsWith(known)),
      spec.name,
    ).toBe(true);
    const { said, changed } = await use(spec);
    const isTouched = [said, ...changed].some((text) => marks.some((mark) => text.includes(mark)));
    const lines = await splitLines(spec.name);
    if (isTouched) expect([spec.name, lines]).toEqual([spec.name, 1]);
    expect(lines).toBeLessThanOrEqual(1);
    if (lines > 0) noted.push(spec.name);
    if (spec.name === "blazeo import") patternId = await firstPattern();
  }
  for (const name of ["list", "show", "export", "set-status", "undo-status"]) expect(noted).toContain(`leads ${name}`);
  for (const name of [
    "entries export",
    "giveaway draw",
    "blazeo show",
    "chats list",
    "chats show",
    "chats unanswered",
    "chats report",
    "person export",
    "person delete",
  ])
    expect(noted).toContain(name);
  expect(noted.filter((name) => /^(reviews|audit) /.test(name))).toEqual([]);
  for (const record of allRecords)
    if (record.noun !== "reviews") expect(await listRecords(context, record)).toEqual([]);
});

test("a reading that can't be noted does not happen", async () => {
  const failing = createContext(context.settings);
  const spec = commands.find(({ name }) => name === "leads list");
  if (!spec) throw new Error("there is no leads list");
  failing.store.client.middlewareStack.add(
    (next) => async (args) => {
      if (JSON.stringify(args.input).includes("$access_1")) throw new Error("no audit");
      return next(args);
    },
    { step: "initialize", priority: "high", name: "refuse" },
  );
  await expect(execute(failing, spec, { dataDir, json: true }, [])).rejects.toThrow("no audit");
});
