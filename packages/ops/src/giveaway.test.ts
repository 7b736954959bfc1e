import { readdir, readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { currentEdition } from "@site/core/giveaway/edition";
import { enterGiveaway } from "@site/core/giveaway/enter-giveaway";
import { buildEntryRequest } from "@site/core/giveaway/entry-builder";
import { newId } from "@site/core/store/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildOps } from "./ops-builder.ts";

let site: Awaited<ReturnType<typeof buildOps>>;

beforeEach(async () => {
  site = await buildOps();
});
afterEach(() => site.close());

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

test("without an eligible entry the winner is null, and a rehearsal may count those outside the window", async () => {
  const { json } = site;
  expect(await json("giveaway", "draw", "--seed", "x")).toMatchObject({ winner: null, eligible: 0, total: 0 });
  await enter("1 Late St", afterwards);
  expect(await json("giveaway", "draw", "--seed", "x")).toMatchObject({ winner: null, eligible: 0, total: 1 });
  const rehearsal = await json("giveaway", "draw", "--seed", "x", "--include-outside-window");
  expect(rehearsal).toMatchObject({ eligible: 1, total: 1, winner: { address: "1 Late St" } });
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
