import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { submitQuote } from "@site/core/leads/submit-quote";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Options } from "./cli/command.ts";
import { buildProgram } from "./cli/program.ts";
import { commandsOn } from "./command.fixture.ts";
import { commands } from "./commands.ts";
import { buildOps } from "./ops.fixture.ts";

const { dataDir, context, close } = await buildOps();
afterAll(close);
afterEach(() => vi.restoreAllMocks());

const id = (tail: string) => `019aab00-0000-7000-8000-${tail.padStart(12, "0")}`;
const [ann, bob, cyd] = [id("a1"), "019aab11-0000-7000-8000-0000000000b2", id("c3")];

beforeAll(async () => {
  const at = (day: number) => ({ ...context, now: () => new Date(Date.UTC(2026, 10, day)) });
  await submitQuote(at(1), buildQuoteRequest({ name: "Ann Lee", phone: "(315) 555-0142" }), { id: ann });
  await submitQuote(at(2), buildQuoteRequest({ name: "Bob Ott", serviceType: "siding" }), { id: bob });
  await submitQuote(at(3), buildQuoteRequest({ name: "Cyd Lee", notes: "Bay window" }), { id: cyd });
  await submitQuote(at(0), buildQuoteRequest({ name: "Seán O’Brien", phone: "(315) 555-0199" }), {
    id: "019aab22-0000-7000-8000-0000000000d4",
  });
});

const ops = commandsOn(context, dataDir);

const listed = async (options: Partial<Options>): Promise<string[]> =>
  JSON.parse((await ops("leads list", [], { json: true, ...options })).out).map(({ name }: { name: string }) => name);

test("a mistaken status is taken back once, and both changes stay in the history", async () => {
  await ops("leads set-status", [ann, "closed"], { outcome: "other" });
  expect((await ops("leads undo-status", [ann])).out).toBe(`${ann} is new`);
  const { status, history } = JSON.parse((await ops("leads show", [ann])).out);
  expect([status, history]).toMatchObject(["new", [{ to: "closed" }, { from: "closed", to: "new", isUndo: true }]]);
  await expect(ops("leads undo-status", [ann])).rejects.toThrow("There is no change");
});

test("a lead is closed with how it ended, as in the office", async () => {
  const close = (options: Partial<Options>) => ops("leads set-status", [bob, "closed"], options);
  await expect(close({})).rejects.toThrow("Please say how it ended: --outcome won, lost, other");
  await expect(close({ reason: "Signed" })).rejects.toThrow("how it ended");
  await expect(close({ outcome: "sold" })).rejects.toThrow("Please choose how it ended");
  await expect(close({ outcome: "lost", reason: "x".repeat(201) })).rejects.toThrow("at most 200 characters");
  await close({ outcome: "won", value: 12_500, reason: "Signed" });
  const [closed] = JSON.parse((await ops("leads list", [], { json: true, search: "Bob" })).out);
  expect(closed).toMatchObject({ status: "closed", outcome: "won", value: 12_500, reason: "Signed" });
  await ops("leads undo-status", [bob]);
  expect(JSON.parse((await ops("leads show", [bob])).out).outcome).toBeUndefined();
});

test("an amount is typed as people write it, and anything else is refused", async () => {
  const read = async (...typed: string[]) => {
    const got: unknown[] = [];
    const program = buildProgram(commands, async (_, { value }) => void got.push(value));
    await program.parseAsync(["leads", "set-status", bob, "closed", "--value", ...typed], { from: "user" });
    return got[0];
  };
  expect(await read("12500")).toBe(12_500);
  expect(await read("$12,500.50")).toBe(12_500.5);
  await expect(read("much")).rejects.toThrow("It takes an amount such as 12500.");
});

test("the beginning of an id is enough while it fits one record, and otherwise the choices are told", async () => {
  expect(JSON.parse((await ops("leads show", ["019aab11"])).out)).toMatchObject({ id: bob });
  await expect(ops("leads show", ["019aab00"])).rejects.toThrow(`fits 2 leads: ${ann}, ${cyd}. Type more of it.`);
  await expect(ops("leads show", ["ffff"])).rejects.toThrow("There is no ffff among the leads.");
});

test("a list is shown page by page, newest first, and says so", async () => {
  expect(await listed({})).toEqual(["Cyd Lee", "Bob Ott", "Ann Lee", "Seán O’Brien"]);
  expect(await listed({ limit: 2 })).toEqual(["Cyd Lee", "Bob Ott"]);
  expect(await listed({ limit: 2, page: 2 })).toEqual(["Ann Lee", "Seán O’Brien"]);
  expect(await listed({ page: 2 })).toEqual([]);
  expect((await ops("leads list", [], { limit: 2 })).said).toContain("page 1 of 2, 4 leads");
});

test("a search finds words in any field that is searched and in any spelling, and a number in any", async () => {
  expect(await listed({ search: "lee" })).toEqual(["Cyd Lee", "Ann Lee"]);
  expect(await listed({ search: "lee bay" })).toEqual(["Cyd Lee"]);
  expect(await listed({ search: "315.555.0142" })).toEqual(["Ann Lee"]);
  for (const number of ["+1 315 555 0199", "1-315-555-0199", "(315) 555-0199", "555 0199", "0199"])
    expect(await listed({ search: number })).toEqual(["Seán O’Brien"]);
  for (const name of ["O'Brien", "obrien", "Sean"]) expect(await listed({ search: name })).toEqual(["Seán O’Brien"]);
  for (const none of ["nobody", "+1 315 555 0198", "0142 Elm Street"])
    expect(await listed({ search: none })).toEqual([]);
});

test("with labels an export reads as people read", async () => {
  const { out } = await ops("leads export", [], { labels: true, search: "Bob" });
  const [header = "", row = ""] = out.split("\r\n");
  for (const label of ["Name", "Service", "Asked for texts", "Received"]) expect(header).toContain(`"${label}"`);
  expect(row).toContain('"Bob Ott"');
  expect(row).toContain('"Siding"');
  expect((await ops("leads export", [], { search: "Bob" })).out).toContain('"siding"');
  const [read] = JSON.parse((await ops("leads export", [], { labels: true, json: true, search: "Bob" })).out);
  expect(read).toMatchObject({ Name: "Bob Ott", Service: "Siding" });
});

test.each(commands.map((spec) => [spec.name, spec] as const))(
  "%s --help tells what it is for and each option",
  async (name, spec) => {
    const printed: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
    const exit = vi.spyOn(process, "exit").mockImplementation(() => {
      throw new Error("exit");
    });
    const run = vi.fn();
    await expect(
      buildProgram(commands, run).parseAsync([...name.split(" "), "--help"], { from: "user" }),
    ).rejects.toThrow();
    expect(exit).toHaveBeenCalledWith(0);
    expect(run).not.toHaveBeenCalled();
    const help = printed.join("");
    const words = help.replace(/\s+/g, " ");
    for (const text of [spec.about, ...Object.values(spec.options ?? {})]) expect(words).toContain(text);
    for (const flags of Object.keys(spec.options ?? {})) expect(help).toContain(flags.split(" ")[0]);
  },
);
