import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { submitQuote } from "@site/core/leads/submit-quote";
import { startSession } from "@site/core/office/auth/sessions";
import { newId } from "@site/core/store/ids";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { UsageError } from "./cli/command.ts";
import { commandsOn } from "./command.fixture.ts";
import { buildOps } from "./ops.fixture.ts";

const { dataDir, context, close } = await buildOps();
const ops = commandsOn(context, dataDir);
afterAll(close);
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test.each([
  ["staff add", [], {}, "usage: staff add --email ADDRESS --name NAME --role ROLE"],
  ["staff add", [], { email: "a@example.org", name: "A" }, "usage: staff add --email ADDRESS --name NAME --role ROLE"],
  ["staff remove", [], {}, "usage: staff remove --email ADDRESS"],
  ["staff sessions", [], {}, "usage: staff sessions --email ADDRESS [--yes]"],
  ["blazeo import", [], {}, "usage: blazeo import FILE"],
  ["blazeo import", ["/no/such/file"], {}, "/no/such/file can't be read"],
  ["blazeo show", [], {}, "usage: blazeo show ID"],
  ["blazeo show", ["unknown"], {}, "there is no imported conversation unknown"],
  ["blazeo remove", [], {}, "usage: blazeo remove ID..."],
  ["patterns approve", [], {}, "usage: patterns approve ID..."],
  ["patterns list", [], { status: "maybe" }, 'unknown status "maybe"; use one of pending, approved, rejected'],
  ["reviews import", [], {}, "usage: reviews import FILE (a JSON list, or one JSON record a line)"],
  ["reviews import", ["/no/such/file"], {}, "/no/such/file can't be read"],
  ["audit list", ["last"], {}, "usage: audit list [YYYY-MM]"],
  ["audit list", ["2026-13"], {}, "usage: audit list [YYYY-MM]"],
  ["audit list", ["2026-00"], {}, "usage: audit list [YYYY-MM]"],
  ["table fill", [], {}, "usage: table fill --from TABLE [--stage NAME]"],
  ["person delete", [], { yes: true }, "usage: person export|delete [--email ADDRESS] [--phone NUMBER]"],
])("%s %j %j says what it needs and does nothing", async (name, names, options, said) => {
  const mistake = await ops(name, names, options).catch((error: unknown) => error);
  expect(mistake).toBeInstanceOf(UsageError);
  expect(String(mistake)).toContain(said);
});

test("who may use the office is told, signed out everywhere only with --yes, and taken off the list", async () => {
  expect((await ops("staff list")).out).toBe("Nobody may use the office yet; `staff add` lets somebody.");
  const email = "mia@example.org";
  const added = await ops("staff add", [], { email: "Mia@Example.org", name: "Mia Office", role: "sales" });
  expect(added.out).toBe("Mia Office (mia@example.org) may use the office as sales");
  expect((await ops("staff list")).out).toContain(email);
  await startSession(context, email, { way: "code" });
  const looked = await ops("staff sessions", [], { email });
  expect(looked.out).toContain('"way":"code"');
  expect(looked.out).not.toContain("signed out");
  const ended = await ops("staff sessions", [], { email, yes: true });
  expect(ended.out).toContain("mia@example.org is signed out everywhere");
  expect(JSON.parse((await ops("staff sessions", [], { email, json: true })).out)).toEqual({
    isEnded: false,
    sessions: [],
  });
  expect((await ops("staff remove", [], { email })).out).toBe("mia@example.org may not use the office any more");
  expect(JSON.parse((await ops("staff list", [], { json: true })).out)).toEqual([]);
  for (const command of ["staff remove", "staff sessions"])
    await expect(ops(command, [], { email, yes: true })).rejects.toThrow("Nobody on the staff has the address");
});

test("the only owner stays one until that is said", async () => {
  const [email, name] = ["only@example.org", "Only Owner"];
  await ops("staff add", [], { email, name, role: "owner" });
  const refused = "Only@example.org is the only owner: nobody could add people in the office. --last-owner does it.";
  const typed = { email: "Only@example.org", name, role: "sales" };
  await expect(ops("staff add", [], typed)).rejects.toThrow(refused);
  await expect(ops("staff remove", [], typed)).rejects.toThrow(refused);
  await ops("staff add", [], { ...typed, role: "owner", name: "Renamed Owner" });
  await ops("staff add", [], { email: "second@example.org", name: "Second", role: "owner" });
  expect((await ops("staff add", [], typed)).out).toContain("may use the office as sales");
  expect((await ops("staff remove", [], { email: "second@example.org", lastOwner: true })).out).toContain("not use");
  await ops("staff remove", [], { email });
});

test("an import tells what it stored, refused and could not use; patterns are judged one by one", async () => {
  const turn = (role: string, text: string) => ({ role, text });
  const [good, mute, secret] = [newId(), newId(), newId()];
  const file = join(dataDir, "export.jsonl");
  const chats = [
    {
      id: good,
      messages: [
        turn("visitor", "Do you install siding in winter?"),
        turn("agent", "Yes, our own crews install siding all year round."),
      ],
    },
    { id: mute, messages: [{ text: "Is anybody there at all?" }, { text: "We install siding all year round." }] },
    {
      id: secret,
      messages: [turn("visitor", "What number do I call?"), turn("agent", "You reach Robert Miller at 315-555-0188.")],
    },
  ];
  await writeFile(file, chats.map((chat) => JSON.stringify(chat)).join("\n"));
  const { out } = await ops("blazeo import", [file]);
  expect(out).toContain("3 lines: 3 conversations stored, 0 unchanged, 0 errors");
  expect(out).toMatch(/1 patterns \(npm run ops -- patterns list\); refused: .+ 1/);
  expect(out).toContain("1 without patterns: nothing tells visitor and agent apart");
  const waiting = (await ops("patterns list")).out;
  expect(waiting).toMatch(/Q Do you install siding in winter\?\n {2}A Yes, our own crews/);
  expect(waiting).toContain("1 patterns are pending");
  const [id = ""] = waiting.split("\n");
  const judged = await ops("patterns approve", [id, "unknown"]);
  expect(judged.out).toBe(`${id} is approved`);
  expect(judged.said).toContain("unknown");
  expect(process.exitCode).toBe(1);
  expect((await ops("patterns list")).out).toBe("0 patterns are pending");
  const removed = await ops("blazeo remove", [mute, "nope", good]);
  expect(removed.out).toBe([mute, good].map((each) => `${each} is removed, with its patterns`).join("\n"));
  expect(removed.said).toBe("There is no imported conversation nope.");
  expect(process.exitCode).toBe(1);
  expect(JSON.parse((await ops("blazeo remove", ["nope", secret], { json: true })).out)).toEqual([
    { id: "nope", error: "There is no imported conversation nope." },
    { id: secret, isRemoved: true },
  ]);
  expect((await ops("patterns list", [], { status: "approved" })).out).toBe("0 patterns are approved");
});

test("of reviews the wrong ones are named with their place, and the exit code says so", async () => {
  const file = join(dataDir, "reviews.json");
  const review = { googleReviewId: "said-1", authorName: "Ann", rating: "5", mapPersonName: "Lou" };
  await writeFile(file, JSON.stringify([review, { authorName: "Nobody" }]));
  const first = await ops("reviews import", [file]);
  expect(first.out).toContain("1 added, 0 changed, 0 as before, 1 refused");
  expect(first.said).toContain("record 2: googleReviewId: googleReviewId is missing");
  expect(process.exitCode).toBe(1);
  expect((await ops("reviews list")).out).toContain('"authorName":"Ann"');
  expect(JSON.parse((await ops("reviews list", [], { person: "Nobody", json: true })).out)).toEqual([]);
  await writeFile(file, JSON.stringify([{ ...review, googleReviewId: "said-2" }]));
  await ops("reviews import", [file]);
  for (const { id, googleReviewId } of JSON.parse((await ops("reviews list", [], { json: true })).out))
    for (const name of [id, googleReviewId, id.slice(0, -1)])
      expect(JSON.parse((await ops("reviews show", [name])).out)).toMatchObject({ id, googleReviewId });
  await expect(ops("reviews show", ["said"])).rejects.toThrow("said fits 2 reviews: said-1, said-2. Type more of it.");
  await expect(ops("reviews show", ["none"])).rejects.toThrow("There is no none among the reviews.");
});

test("a person's records go with --yes only, and it is said when there are none", async () => {
  const email = "gone@example.org";
  await submitQuote(context, buildQuoteRequest({ name: "Gone Soon", phone: "", email }), { id: newId() });
  expect((await ops("person delete", [], { email })).out).toMatch(/\d found; add --yes to delete them/);
  expect((await ops("person delete", [], { email, yes: true })).out).toMatch(/\d deleted/);
  expect((await ops("person delete", [], { email, yes: true })).out).toContain("nothing is stored about this person");
});

test("samples are counted when they come and when they go", async () => {
  expect((await ops("sample clear")).out).toBe("there are no sample records");
  const [, total = ""] =
    /^(\d+) sample records are in the office/.exec((await ops("sample fill", [], { leads: 2 })).out) ?? [];
  expect(Number(total)).toBeGreaterThan(2);
  expect((await ops("sample clear")).out).toBe(`${total} sample records are gone`);
});
