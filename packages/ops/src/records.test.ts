import { readFile, stat, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { enterGiveaway } from "@site/core/giveaway/enter-giveaway";
import { buildEntryRequest } from "@site/core/giveaway/entry.fixture";
import { buildApplicationRequest } from "@site/core/jobs/application.fixture";
import { applyForJob } from "@site/core/jobs/apply-for-job";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { submitQuote } from "@site/core/leads/submit-quote";
import { newId } from "@site/core/store/ids";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildOps, runOps } from "./ops.fixture.ts";

const { dataDir, context, ops, json, close } = await buildOps();

const [lead, spam, entry, application] = [newId(), newId(), newId(), newId()];
const formulas = { name: '=HYPERLINK("https://evil.example")', location: "@SUM(A1)", notes: 'Zoë, "two"\nlines' };

beforeAll(async () => {
  await submitQuote(context, buildQuoteRequest({ ...formulas, phone: "+1 315 555 0142" }), { id: lead });
  await submitQuote(context, buildQuoteRequest({ subject: "Cheap pills" }), { id: spam });
  await enterGiveaway(context, buildEntryRequest(), { id: entry });
  await applyForJob(context, buildApplicationRequest({ coverLetter: "-1+1" }), { id: application });
});

afterAll(close);

test.each([
  ["leads", lead],
  ["applications", application],
  ["entries", entry],
])("%s are listed and shown as JSON, and as a table for the eye", async (noun, id) => {
  const listed: { id: string }[] = await json(noun, "list");
  expect(listed.map((record) => record.id)).toContain(id);
  expect(await json(noun, "show", id)).toMatchObject(listed.find((record) => record.id === id) ?? {});
  const { stdout, code } = await ops(noun, "list");
  expect(stdout).toContain(id);
  expect(code).toBe(0);
});

test("a record that looks automated is listed with its mark and said on stderr, so that none is lost silently", async () => {
  const { stdout, stderr } = await ops("leads", "list", "--json");
  const marks = Object.fromEntries(
    JSON.parse(stdout).map((each: { id: string; spam: boolean }) => [each.id, each.spam]),
  );
  expect(marks).toMatchObject({ [lead]: false, [spam]: true });
  expect(stderr).toContain("1 of 2 leads look automated");
  const listIds = async (...args: string[]) =>
    (await json("leads", "list", ...args)).map((each: { id: string }) => each.id);
  expect(await listIds("--spam")).toEqual([spam]);
  expect(await listIds("--no-spam")).toEqual([lead]);
});

const fields = {
  leads:
    "id name address location serviceType productType email phone sessionId notes conversationSummary status createdAt updatedAt",
  applications:
    "id position name email phone address city yearsExperience hasLicense availability coverLetter status createdAt updatedAt",
  entries: "id name address cityZip phone email projectInterest referralSource agreedToTerms createdAt",
};

test.concurrent.each(Object.entries(fields))(
  "%s are exported as CSV with a byte order mark and the schema's field names",
  async (noun, names) => {
    const { stdout } = await ops(noun, "export");
    expect(stdout.startsWith("\uFEFF")).toBe(true);
    const [header = []] = parse(stdout, { bom: true });
    expect(names.split(" ").filter((name) => !header.includes(name))).toEqual([]);
  },
);

test("an export can be opened in a spreadsheet: no cell is a formula, quotes, line breaks and UTF-8 survive", async () => {
  const { stdout } = await ops("leads", "export", "--no-spam");
  const [row] = parse(stdout, { bom: true, columns: true });
  expect(row).toMatchObject({
    name: `'${formulas.name}`,
    location: `'${formulas.location}`,
    notes: formulas.notes,
    phone: "'+1 315 555 0142",
    smsOptIn: "false",
  });
  const [applied] = parse((await ops("applications", "export")).stdout, { bom: true, columns: true });
  expect(applied).toMatchObject({ coverLetter: "'-1+1" });
});

test("an export into a file says how many it wrote, and only its owner may read it", async () => {
  const out = join(dataDir, "leads.csv");
  // Also of a file that was there before and that anybody may read.
  await writeFile(out, "", { mode: 0o644 });
  const { stdout, stderr } = await ops("leads", "export", "--out", out);
  expect(stdout).toBe("");
  expect(stderr).toContain(`2 leads written to ${out}`);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  expect(await readFile(out, "utf8")).toContain(lead);
});

test("a lead's and an application's status is changed by the rules, with who and when on record [Q-16, Q-17]", async () => {
  expect((await ops("leads", "set-status", lead, "contacted")).stdout).toContain(`${lead} is contacted`);
  const by = userInfo().username;
  expect(await json("leads", "show", lead)).toMatchObject({
    status: "contacted",
    history: [{ from: "new", to: "contacted", by }],
  });
  expect(await json("applications", "set-status", application, "reviewed")).toMatchObject({
    status: "reviewed",
    history: [{ from: "new", to: "reviewed", by }],
  });
  expect((await json("leads", "list", "--status", "contacted")).map(({ id }: { id: string }) => id)).toEqual([lead]);
  expect(await json("leads", "list", "--status", "qualified")).toEqual([]);
});

test.concurrent.each([
  [1, "can become contacted or closed", ["leads", "set-status", spam, "qualified"]],
  [2, 'unknown status "won"', ["leads", "set-status", spam, "won"]],
  [2, 'unknown status "won"', ["leads", "list", "--status", "won"]],
  [1, "There is no record", ["leads", "set-status", newId(), "contacted"]],
  [1, "among the entries", ["entries", "show", newId()]],
  [1, "among the leads", ["leads", "show", application]],
  [2, "usage: leads show ID", ["leads", "show"]],
  [2, "An entry has no status", ["entries", "set-status", entry, "closed"]],
  [2, "npm run ops -- <command>", ["leads", "drop"]],
  [2, "/nope/x.csv can't be written", ["leads", "export", "--out", "/nope/x.csv"]],
  [2, "/nope/x.json can't be written", ["person", "export", "--email", "a@example.org", "--out", "/nope/x.json"]],
  [2, "/tmp can't be read", ["blazeo", "import", "/tmp"]],
  [2, "It takes the name of a stage.", ["leads", "list", "--stage", ""]],
  [2, "--colour", ["leads", "list", "--colour"]],
])("exit code %i and one clear sentence, %s: %j", async (expected, said, args) => {
  const { code, stdout, stderr } = await ops(...args);
  expect([code, stdout]).toEqual([expected, ""]);
  expect(stderr).toContain(said);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("a DATA_DIR that can't be used is said in one line", async () => {
  const { code, stderr } = await runOps("/dev/null/data", "leads", "list");
  expect(code).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining("DATA_DIR /dev/null/data")]);
});

test("an empty store has no records, and says so", async () => {
  expect((await runOps(join(dataDir, "other"), "leads", "list")).stdout).toBe("no leads\n");
});
