import { readdir, readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { currentEdition } from "@site/core/business/edition";
import { enterGiveaway } from "@site/core/giveaway/enter-giveaway";
import { buildEntryRequest } from "@site/core/giveaway/entry.fixture";
import { readGiveaway } from "@site/core/office/giveaway/giveaway";
import { newId } from "@site/core/store/ids";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draw } from "./giveaway.ts";
import { buildOps } from "./ops.fixture.ts";

let site: Awaited<ReturnType<typeof buildOps>>;

beforeEach(async () => {
  site = await buildOps();
});
afterEach(() => {
  vi.restoreAllMocks();
  return site.close();
});

const inWindow = () => new Date("2025-12-01T12:00:00Z");
const afterwards = () => new Date("2026-11-21T12:00:00Z");

const enter = (address: string, now: () => Date) =>
  enterGiveaway({ ...site.context, now }, buildEntryRequest({ address, name: `Owner of ${address}` }), { id: newId() });

/** Two entries from each of five households, and one that came too late. */
async function fill(): Promise<void> {
  await enter("1 Late St", afterwards);
  for (let number = 1; number <= 5; number += 1) {
    await enter(`${number} Oak Street`, inWindow);
    await enter(`${number} OAK ST.`, inWindow);
  }
}

const draws = () => readdir(join(site.dataDir, "draws")).catch(() => []);

test("without an eligible entry there is no winner and no file, and those outside the window may be counted", async () => {
  const { ops, json } = site;
  await enter("1 Late St", afterwards);
  const none = { code: 1, stdout: "", stderr: "No entry may take part, so there is no winner.\n" };
  expect(await ops("giveaway", "draw", "--seed", "x")).toEqual(none);
  expect(await draws()).toEqual([]);
  const counted = await json("giveaway", "draw", "--seed", "x", "--include-outside-window");
  expect(counted).toMatchObject({ eligible: 1, total: 1, winner: { address: "1 Late St" } });
});

test("the office knows of a draw on the command line", async () => {
  await fill();
  const { winner, entriesHash } = await site.json("giveaway", "draw", "--seed", "show");
  expect((await readGiveaway(site.context)).draws).toMatchObject([
    { by: userInfo().username, seed: "show", winnerId: winner.id, eligible: 5, entriesHash },
  ]);
});

test("before the day of the drawing it can only be rehearsed: no winner is named, and the office hears of none", async () => {
  await fill();
  const early = { ...site.context, now: () => new Date(Date.parse(currentEdition.drawAt) - 1) };
  const options = { dataDir: site.dataDir, json: true, seed: "show" };
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  await expect(draw(early, options, [])).rejects.toThrow("The rules set the drawing for");
  expect(await draws()).toEqual([]);
  await draw(early, { ...options, rehearse: true }, []);
  const told = JSON.parse(String(printed.mock.lastCall));
  expect(told).toMatchObject({ eligible: 5, winner: null });
  expect(JSON.parse(await readFile(told.audit, "utf8"))).toMatchObject({ isRehearsal: true, eligible: 5 });
  await draw(early, { ...options, json: false, rehearse: true, out: join(site.dataDir, "again.json") }, []);
  expect(String(printed.mock.lastCall)).toMatch(/^rehearsed: no winner is named/);
  expect((await readGiveaway(site.context)).draws).toEqual([]);
});

test("a file of an earlier draw is not written over, and then nothing is drawn", async () => {
  await fill();
  const file = join(site.dataDir, "audit.json");
  const first = await site.json("giveaway", "draw", "--seed", "first", "--out", file);
  const { code, stdout, stderr } = await site.ops("giveaway", "draw", "--seed", "second", "--out", file);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/^\S+audit\.json is there already[^\n]*\n$/);
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ seed: "first", entriesHash: first.entriesHash });
  expect((await readGiveaway(site.context)).draws).toHaveLength(1);
});

test("a draw answers winner, eligible, total and a hash, the same for the same seed, and writes an audit file each time", async () => {
  const { json } = site;
  await fill();
  const [first, again] = [
    await json("giveaway", "draw", "--seed", "show"),
    await json("giveaway", "draw", "--seed", "show"),
  ];
  expect(first).toMatchObject({ eligible: 5, total: 11, entriesHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(first.winner).toMatchObject({ name: expect.stringContaining("Oak"), phone: expect.any(String) });
  expect([again.winner, again.entriesHash]).toEqual([first.winner, first.entriesHash]);
  expect(await draws()).toHaveLength(2);
  const audit = JSON.parse(await readFile(first.audit, "utf8"));
  expect(audit).toMatchObject({
    seed: "show",
    drawnBy: userInfo().username,
    stage: "local",
    includeOutsideWindow: false,
    edition: { id: currentEdition.id, rulesVersion: currentEdition.rulesVersion },
    winner: { id: first.winner.id },
    eligible: 5,
    total: 11,
    entriesHash: first.entriesHash,
  });
  expect(audit.repeatedHouseholds).toHaveLength(5);
  expect(JSON.stringify(audit)).not.toContain(first.winner.phone);
});

test("read by a person, the draw names the winner and where the audit file is", async () => {
  await fill();
  const { stdout } = await site.ops("giveaway", "draw", "--seed", "show");
  expect(stdout).toMatch(/^winner: Owner of/m);
  expect(stdout).toContain("eligible: 5 of 11");
  expect(stdout).toMatch(/^audit: .*\.json$/m);
});

test("a draw without a seed is refused and leaves no file", async () => {
  const { code, stderr } = await site.ops("giveaway", "draw");
  expect(code).toBe(2);
  expect(stderr).toContain("--seed TEXT");
  expect(await draws()).toEqual([]);
});
