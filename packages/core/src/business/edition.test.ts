import { edition } from "@site/company/giveaway";
import { Edition } from "@site/company/schema";
import { expect, test } from "vitest";
import { acceptsEntries, currentEdition, formatEditionDay, formatEditionTime, getWindowState } from "./edition.ts";
import {
  closedMessage,
  closedNotice,
  eligibilityTexts,
  giveawayHead,
  giveawayHeading,
  giveawayLead,
} from "./edition-texts.ts";

const enforced = { ...currentEdition, enforceEntryWindow: true };
const at = (text: string) => new Date(text);

test("entries by form run from July 20, 2025 to January 25, 2026, New York time, both days whole [O-18]", () => {
  expect(getWindowState(currentEdition, at("2025-07-20T03:59:59.999Z"))).toBe("before");
  expect(getWindowState(currentEdition, at("2025-07-20T04:00:00.000Z"))).toBe("open");
  expect(getWindowState(currentEdition, at("2026-01-26T04:59:59.999Z"))).toBe("open");
  expect(getWindowState(currentEdition, at("2026-01-26T05:00:00.000Z"))).toBe("closed");
});

test("a day and a time are printed as Intl prints them in the edition's zone", () => {
  for (const time of [
    "2025-07-20T00:00:00-04:00",
    "2026-01-25T23:59:59.999-05:00",
    "2026-02-01T12:05:00-05:00",
    "2026-03-08T03:00:00-04:00",
    "2026-11-01T11:59:00-05:00",
  ]) {
    const zone = { timeZone: "America/New_York" } as const;
    const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", ...zone });
    const short = new Intl.DateTimeFormat("en-US", { timeStyle: "short", ...zone });
    expect(formatEditionDay(time)).toBe(long.format(at(time)));
    expect(formatEditionTime(time)).toBe(short.format(at(time)).replaceAll("\u202f", " ").toLowerCase());
  }
});

test("an edition's times are refused with another offset than its zone has then, which would be printed wrong", () => {
  expect(Edition.safeParse(edition).success).toBe(true);
  const inUtc = Edition.safeParse({ ...edition, drawAt: "2026-02-01T19:00:00Z" });
  expect(inUtc.error?.issues).toMatchObject([
    { path: ["drawAt"], message: "write it with the offset of America/New_York at that time: -05:00" },
  ]);
  const inWinterTime = Edition.safeParse({ ...edition, opensAt: "2025-07-20T00:00:00-05:00" });
  expect(inWinterTime.error?.issues[0]).toMatchObject({ path: ["opensAt"] });
  expect(Edition.safeParse({ ...edition, timezone: "America/Utica" }).error?.issues[0]?.path).toEqual(["timezone"]);
});

test("who may enter is text made from the edition [O-09, O-10, O-11, O-12, O-13]", () => {
  expect(eligibilityTexts(currentEdition)).toEqual([
    "You are 18 or older.",
    "You own a home in Oneida, Herkimer, Madison, Lewis, Onondaga, Otsego, Fulton or Montgomery counties.",
    "One entry counts per household.",
    "You are not an employee or vendor of the company.",
  ]);
});

test("by default entries are taken on any date, with an enforced window only inside it", () => {
  const later = at("2026-11-21T12:00:00Z");
  expect(currentEdition.enforceEntryWindow).toBe(false);
  expect(acceptsEntries(currentEdition, later)).toBe(true);
  expect(acceptsEntries(enforced, later)).toBe(false);
  expect(acceptsEntries(enforced, at("2025-12-24T12:00:00Z"))).toBe(true);
});

test.each([
  ["2025-07-01T12:00:00Z", "Win our", "Entries open on July 20, 2025."],
  [
    "2025-12-24T12:00:00Z",
    "Win our",
    "Enter for a chance to win up to $25,000 in products and services. No purchase necessary.",
  ],
  [
    "2026-01-27T12:00:00Z",
    "$25,000",
    "Entries closed on January 25, 2026. The drawing will be held on February 1, 2026.",
  ],
  ["2026-11-27T12:00:00Z", "$25,000", "Entries closed on January 25, 2026. The drawing was held on February 1, 2026."],
])("at %s heading, lead and title say where the giveaway stands, in every stage", (time, heading, lead) => {
  for (const edition of [currentEdition, enforced]) {
    expect(giveawayHeading(edition, at(time))).toContain(heading);
    expect(giveawayLead(edition, at(time))).toBe(lead);
    expect(giveawayHead(edition, at(time))?.description).toBe(
      lead.startsWith("Enter ") ? undefined : `$25,000 Home Improvement Giveaway. ${lead}`,
    );
  }
});

test("the closed texts take their dates from the edition and say 'was held' only after the draw", () => {
  const afterDraw = at("2026-02-01T19:00:01Z");
  expect(closedMessage(enforced, afterDraw)).toBe("This giveaway closed on January 25, 2026.");
  expect(closedNotice(enforced, afterDraw)).toBe(
    "Entries closed on January 25, 2026. The drawing was held on February 1, 2026.",
  );
  expect(closedNotice(enforced, at("2026-01-27T12:00:00Z"))).toBe(
    "Entries closed on January 25, 2026. The drawing will be held on February 1, 2026.",
  );
  const next = { ...enforced, opensAt: "2026-12-01T00:00:00-05:00", closesAt: "2027-01-10T23:59:59.999-05:00" };
  expect(closedMessage(next, afterDraw)).toBe("This giveaway opens on December 1, 2026.");
  expect(closedNotice(next, afterDraw)).toBe("Entries open on December 1, 2026.");
});
