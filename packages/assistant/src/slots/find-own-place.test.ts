import { expect, test } from "vitest";
import { lastOf } from "../talk-builder.ts";

test.each([
  ["I need new windows in North Syracuse, NY 13212", "North Syracuse, NY 13212"],
  ["need siding in East Syracuse", "East Syracuse"],
  ["I want a new door, we're in north utica", "North Utica"],
  ["I need windows in East Rochester NY 14445", "East Rochester NY 14445"],
  ["new windows please, house is in N. Syracuse", "N. Syracuse"],
  ["I need siding in Rome, NY 13440", "Rome, NY 13440"],
  ["I need siding in New York Mills", "New York Mills"],
  ["I need siding in West Winfield", "West Winfield"],
  ["need windows in Rome, Ann Lee 315-555-0002 13440", "Rome 13440"],
  ["need windows in Utica, saw your ad, zip 13502", "Utica 13502"],
])("town and ZIP are kept as they were written: %s", async (text, location) => {
  const { slots, content } = await lastOf(text);
  expect(slots.location).toBe(location);
  expect(content).toContain(location);
});

test("a town beside a served one is not promised", async () => {
  expect((await lastOf("do you come to North Syracuse?")).content).toMatch(
    /^North Syracuse is not on the list of towns/,
  );
  expect((await lastOf("do you work in East Rochester?")).content).toMatch(/^East Rochester is outside/);
  expect((await lastOf("do you come to Syracuse?")).content).toContain("Yes, we serve Syracuse");
});

test("a ZIP code that follows joins its town, and the town alone takes none away", async () => {
  expect((await lastOf("I need siding in Rome", "the zip is 13440")).slots.location).toBe("Rome 13440");
  expect((await lastOf("I need siding in Rome, NY 13440", "the house in Rome is old")).slots.location).toBe(
    "Rome, NY 13440",
  );
  expect(
    (await lastOf("I need siding in Rome, NY 13440, Ann Lee 315-555-0002", "it's Ilion, not Rome")).slots.location,
  ).toBe("Ilion");
});

test.each([
  ["id like 4 windows done in herkimer", "Herkimer"],
  ["new patio door in new hartford please", "New Hartford"],
  ["its for siding in herkimer", "Herkimer"],
  ["my window leaks, you put it in. its in east herkimer", "East Herkimer"],
  ["thinking about a walk in shower in little falls", "Little Falls"],
  ["vinyl siding on a cape in oneida", "Oneida"],
  ["two doors, in frankfort, soon as you can", "Frankfort"],
])("a town beside its project is the home's: %s", async (text, location) => {
  expect((await lastOf(text)).slots.location).toBe(location);
});

test.each([
  "did you do the siding on the bank in rome?",
  "my sister had windows done in utica by you",
  "i hear you did windows in herkimer for a neighbor",
  "siding on your truck in oneida looks good",
  "do you do windows in rome?",
])("a town of somebody else's project is none: %s", async (text) => {
  expect((await lastOf(text)).slots.location).toBeUndefined();
});

test.each([
  ["we live in east utica and need siding", "East Utica"],
  ["siding for a house in west rome", "West Rome"],
  ["i'm in south oneida, want new windows", "South Oneida"],
  ["house is in N. Utica, need windows", "N. Utica"],
])("a part of a served town is served: %s", async (text, location) => {
  const { slots, content } = await lastOf(text);
  expect(slots.location).toBe(location);
  expect(content).not.toMatch(/has to check|surrounding/);
});

test("a part of a served town is served to who asks", async () => {
  expect((await lastOf("do you come to east utica?")).content).toContain("Yes, we serve East Utica.");
});

test.each([
  ["windows, im in new york mills 13417", "New York Mills 13417"],
  ["need siding in north syracuse", "North Syracuse"],
  ["want a new door, my zip is 13417", "13417"],
])("a place around is none to doubt, and none to promise: %s", async (text, location) => {
  const { slots, content } = await lastOf(text);
  expect(slots.location).toBe(location);
  expect(content).toContain(`We serve the surrounding areas, too; our team confirms it for ${location}.`);
});
