import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { currentEdition } from "../business/edition.ts";
import { contextWith } from "../context.fixture.ts";
import { newId } from "../store/ids.ts";
import { drawWinner } from "./draw-winner.ts";
import { enterGiveaway } from "./enter-giveaway.ts";
import { buildEntryRequest } from "./entry.fixture.ts";
import { listEntries } from "./hold-drawing.ts";
import { householdKey, householdKeyVersion } from "./household-key.ts";
import type { Entry } from "./record.ts";

const context = contextWith();

const minute = 60_000;
const opening = Date.parse(currentEdition.opensAt);

/** A stored entry, `age` minutes after the opening. */
function buildEntry(age: number, more: Partial<Entry> = {}): Entry {
  const request = buildEntryRequest({ phone: `315 555 ${1000 + age}`, email: `visitor${age}@example.org` });
  const entry = { ...request, name: `Visitor ${age}`, address: `${age} Main St`, ...more };
  return {
    id: newId(),
    schemaVersion: 1,
    spam: false,
    notifyState: "sent",
    notices: {},
    createdAt: new Date(opening + age * minute).toISOString(),
    editionId: currentEdition.id,
    rulesVersion: currentEdition.rulesVersion,
    withinEntryWindow: true,
    householdKey: householdKey(entry),
    keyVersion: householdKeyVersion,
    overLimit: false,
    expiresAt: 4_000_000_000,
    ...entry,
  };
}

const entries = Array.from({ length: 50 }, (_, index) => buildEntry(index + 1));

test("the same entries and seed give the same winner, in whatever order they are read", () => {
  const first = drawWinner(entries, { seed: "home show" });
  for (const order of [entries.toReversed(), entries.toSorted((a, b) => a.name.localeCompare(b.name))]) {
    expect(drawWinner(order, { seed: "home show" })).toEqual(first);
  }
  expect(first).toMatchObject({ eligible: 50, total: 50, outsideWindow: 0 });
});

test("the winner can be worked out from the seed and the published hash with nothing but SHA-256 [O-20]", () => {
  const { winner, entriesHash, eligible } = drawWinner(entries, { seed: "home show" });
  const digest = createHash("sha256").update(`home show\n${entriesHash}`).digest("hex");
  expect(winner).toBe(entries[Number(BigInt(`0x${digest}`) % BigInt(eligible))]);
});

test("other seeds reach other entries, none of them far too often", () => {
  const wins = new Map<string, number>();
  for (let seed = 0; seed < 2000; seed += 1) {
    const { winner } = drawWinner(entries.slice(0, 10), { seed: String(seed) });
    wins.set(winner?.id ?? "", (wins.get(winner?.id ?? "") ?? 0) + 1);
  }
  expect(wins.size).toBe(10);
  for (const count of wins.values()) expect(count).toBeGreaterThan(130); // 200 expected, 5 deviations are 67
});

test("a changed, added or missing entry changes the hash", () => {
  const { entriesHash } = drawWinner(entries, { seed: "s" });
  const [first, ...others] = entries;
  const moved = { ...buildEntry(1), id: first?.id ?? "", createdAt: new Date(opening).toISOString() };
  for (const list of [others, [...entries, buildEntry(99)], [moved, ...others]]) {
    expect(drawWinner(list, { seed: "s" }).entriesHash).not.toBe(entriesHash);
  }
});

test("of a household only the first entry by the server's clock is eligible, and the others are on record [O-11]", () => {
  const first = buildEntry(1, { address: "7 Oak Street" });
  const again = buildEntry(2, { address: "7 OAK ST." });
  const third = buildEntry(3, { address: "7 Oak St" });
  const draw = drawWinner([third, again, first], { seed: "s" });
  expect(draw).toMatchObject({ winner: { id: first.id }, eligible: 1, total: 3 });
  expect(draw.repeatedHouseholds).toEqual([{ counted: first.id, leftOut: [again.id, third.id] }]);
});

test("who entered alone is named among no repeated households [O-11]", () => {
  expect(drawWinner([buildEntry(1), buildEntry(2)], { seed: "s" }).repeatedHouseholds).toEqual([]);
});

test("the hash is that of a line for each eligible entry, by time and then by id, as anybody can work it out", () => {
  const at = { createdAt: "2026-02-01T14:00:00.000Z" };
  const list = [
    buildEntry(1, { ...at, id: "b", householdKey: "2".repeat(64) }),
    buildEntry(2, { ...at, id: "a", householdKey: "1".repeat(64) }),
    buildEntry(3, { createdAt: "2026-02-01T13:00:00.000Z", id: "c", householdKey: "3".repeat(64) }),
  ];
  const { entriesHash } = drawWinner(list, { seed: "s" });
  const lines = [
    `2026-02-01T13:00:00.000Z c ${"3".repeat(64)}`,
    `2026-02-01T14:00:00.000Z a ${"1".repeat(64)}`,
    `2026-02-01T14:00:00.000Z b ${"2".repeat(64)}`,
  ];
  const published = createHash("sha256").update(lines.map((line) => `${line}\n`).join(""));
  expect(entriesHash).toBe(published.digest("hex"));
});

test("a held entry is named by its id or the beginning of it, and by nothing else", () => {
  const bot = buildEntry(1, { spam: true, id: "abc-def" });
  const draw = (automated: string[]) => drawWinner([bot, buildEntry(2)], { seed: "s", automated });
  expect(draw(["abc"]).held).toEqual({ genuine: [], automated: ["abc-def"] });
  for (const wrong of ["def", "bc-d", "", "xyz"])
    expect(() => draw([wrong])).toThrow(expect.objectContaining({ code: "invalid" }));
});

test("who decides of an entry that was not held, or of several at once, is told so and nobody is drawn", () => {
  const held = ["abc-1", "abc-2"].map((id, at) => buildEntry(at + 1, { spam: true, id }));
  const taking = buildEntry(3, { id: "def-1" });
  const draw = (decided: { genuine?: string[]; automated?: string[] }) => () =>
    drawWinner([...held, taking], { seed: "s", genuine: ["abc-1"], automated: ["abc-2"], ...decided });
  expect(draw({})().held).toEqual({ genuine: ["abc-1"], automated: ["abc-2"] });
  for (const wrong of ["def-1", "xyz", ""]) {
    const told = expect.objectContaining({
      code: "invalid",
      message: `"${wrong}" fits no held entry of this drawing.`,
    });
    expect(draw({ automated: ["abc-2", wrong] })).toThrow(told);
    expect(draw({ genuine: [wrong, "abc-1"] })).toThrow(told);
  }
  expect(draw({ genuine: ["abc"] })).toThrow('"abc" fits 2 held entries: abc-1 abc-2. Type more of it.');
});

test("entries outside the window take part only when the draw is told so", () => {
  const late = [buildEntry(1, { withinEntryWindow: false }), buildEntry(2, { withinEntryWindow: false })];
  expect(drawWinner(late, { seed: "s" })).toMatchObject({ winner: undefined, eligible: 0, total: 2, outsideWindow: 2 });
  expect(drawWinner(late, { seed: "s", includeOutsideWindow: true })).toMatchObject({ eligible: 2 });
  const early = buildEntry(9, { address: "1 Main St" });
  expect(drawWinner([...late, early], { seed: "s" }).winner?.id).toBe(early.id);
});

test("what staff left out takes no part and is told with its reason; the next of its household takes its place", () => {
  const employee = buildEntry(1, { disqualified: "Works for a vendor", address: "7 Oak St" });
  const again = buildEntry(2, { address: "7 Oak Street" });
  const held = buildEntry(3, { spam: true, disqualified: "Sent twice" });
  const late = buildEntry(4, { withinEntryWindow: false, disqualified: "Late" });
  const draw = drawWinner([employee, again, held, late], { seed: "s" });
  expect(draw).toMatchObject({ winner: { id: again.id }, eligible: 1, total: 4, repeatedHouseholds: [] });
  expect(draw.disqualified).toEqual([
    { id: employee.id, reason: "Works for a vendor" },
    { id: held.id, reason: "Sent twice" },
  ]);
});

test("an entry that was made up for practice never takes part, is counted nowhere and asks for no decision", () => {
  const draw = drawWinner([buildEntry(1, { sample: true }), buildEntry(2, { sample: true, spam: true })], {
    seed: "s",
  });
  expect(draw).toMatchObject({ winner: undefined, eligible: 0, total: 0, disqualified: [] });
});

test("without entries there is no winner", () => {
  expect(drawWinner([], { seed: "s" })).toMatchObject({ winner: undefined, eligible: 0, total: 0 });
});

test("keys of an older version are worked out again, so that one household stays one", () => {
  const old = buildEntry(1, { address: "7 Oak St", householdKey: "0".repeat(64), keyVersion: 0 });
  expect(drawWinner([old, buildEntry(2, { address: "7 Oak Street" })], { seed: "s" }).eligible).toBe(1);
});

test("eligible entries that look like one household are listed for review and stay in the draw", () => {
  const base = buildEntry(1, { address: "7 Oak St Apt 2", name: "Ann Lee" });
  const samePhone = buildEntry(2, { phone: base.phone.replaceAll(" ", "-") });
  const sameEmail = buildEntry(3, { email: base.email.toUpperCase() });
  const noUnit = buildEntry(4, { address: "7 Oak Street" });
  const otherZip = buildEntry(5, { address: "7 Elm Rd", cityZip: "Rome 13440", name: "ANN  Lee" });
  const stranger = buildEntry(6, { address: "7 Washington Blvd" });
  const { review, eligible } = drawWinner([base, samePhone, sameEmail, noUnit, otherZip, stranger], { seed: "s" });
  expect(eligible).toBe(6);
  expect(review.lookalikes).toEqual([
    { reason: "same phone", ids: [base.id, samePhone.id] },
    { reason: "same email", ids: [base.id, sameEmail.id] },
    { reason: "similar address", ids: [base.id, noUnit.id] },
    { reason: "same name and house number", ids: [base.id, otherZip.id] },
  ]);
});

test("thousands of entries under one made-up address are a list, and no square of it", () => {
  const same = Array.from({ length: 3000 }, (_, at) =>
    buildEntry(at, { email: "none@example.org", address: `${at} Oak Street` }),
  );
  const { lookalikes } = drawWinner(same, { seed: "s" }).review;
  expect(lookalikes.filter(({ reason }) => reason === "same email")).toHaveLength(2999);
  expect(lookalikes.length).toBeLessThan(12_000);
});

test("entries that went over the limit take part and are listed for review", () => {
  const [one, many] = [buildEntry(1), buildEntry(2, { overLimit: true })];
  const { eligible, review } = drawWinner([one, many], { seed: "s" });
  expect(eligible).toBe(2);
  expect(review).toMatchObject({ overLimit: [many.id] });
});

test("nobody is drawn before a person has decided of every entry that was held, and then as decided", () => {
  const [ann, bot, bea] = [buildEntry(1, { spam: true }), buildEntry(2, { spam: true }), buildEntry(3)];
  const draw = (decided: { genuine?: string[]; automated?: string[] }) =>
    drawWinner([ann, bot, bea], { seed: "s", ...decided });
  expect(() => draw({})).toThrow(new RegExp(`${ann.id} ${bot.id}$`));
  expect(() => draw({ genuine: [ann.id] })).toThrow(new RegExp(`: ${bot.id}$`));
  expect(() => draw({ genuine: [ann.id, bot.id], automated: [bot.id] })).toThrow(new RegExp(`: ${bot.id}$`));
  const { eligible, winner, held } = draw({ genuine: [ann.id], automated: [bot.id] });
  expect(eligible).toBe(2);
  expect([ann.id, bea.id]).toContain(winner?.id);
  expect(held).toEqual({ genuine: [ann.id], automated: [bot.id] });
});

test("an automated entry does not stand in the way of its household's own", () => {
  const bot = buildEntry(1, { spam: true });
  const home = { ...buildEntry(2), householdKey: bot.householdKey };
  expect(drawWinner([bot, home], { seed: "s", automated: [bot.id] }).winner).toBe(home);
});

/** Ten ways in which people write one address. */
const spellings: ((number: number, unit: number) => [address: string, cityZip: string])[] = [
  (number, unit) => [`${number} West Oak Street Apt ${unit}`, "Utica, NY 13501"],
  (number, unit) => [`${number} W Oak St Apt ${unit}`, "13501"],
  (number, unit) => [`${number} w. oak st. apt. ${unit}`, "utica ny 13501"],
  (number, unit) => [`${number} WEST OAK ST #${unit}`, "UTICA 13501-1234"],
  (number, unit) => [`${number} West Oak St, # ${unit}`, "Utica, New York 13501"],
  (number, unit) => [`${number}  West  Oak  Street,  Apartment ${unit}`, " Utica  13501 "],
  (number, unit) => [`${number} W. Oak Street Unit ${unit}`, "Utica NY, 13501"],
  (number, unit) => [`${number} West Oak Str. Suite ${unit}`, "135011234"],
  (number, unit) => [`${number} W Öak St Apt #${unit}`, "Utica/13501"],
  (number, unit) => [`${number} West Oak St No. ${unit}`, "Utica (13501)"],
];

test("a hundred entries of ten households are all stored, ten are eligible and a seed always draws the same", async () => {
  const edition = { ...currentEdition, id: `test-${newId()}` };
  const requests = Array.from({ length: 10 }, (_, household) =>
    spellings.map((spell) => {
      const [address, cityZip] = spell(100 + household, 1 + (household % 3));
      return buildEntryRequest({ address, cityZip });
    }),
  ).flat();
  const ids = new Set<string>();
  for (const [index, request] of requests.entries()) {
    const now = () => new Date(opening + index * minute);
    ids.add((await enterGiveaway({ ...context, now }, request, { id: newId(), edition })).id);
  }
  expect(ids.size).toBe(100);
  const drawStored = async () =>
    drawWinner(await listEntries(context, edition.id), { seed: "2026-02-01 14:00 home show" });
  const draw = await drawStored();
  expect(draw).toMatchObject({ total: 100, eligible: 10 });
  expect(draw.repeatedHouseholds.every(({ leftOut }) => leftOut.length === 9)).toBe(true);
  const again = await drawStored();
  expect(again.winner?.id).toBe(draw.winner?.id);
  expect(again.entriesHash).toBe(draw.entriesHash);
});
