import { expect, test } from "vitest";
import { localTime } from "../business/local-time.ts";
import { quietUntil } from "./quiet-hours.ts";

test.each([
  ["an afternoon", "2026-11-27T20:00:00Z", undefined],
  ["8 AM sharp", "2026-11-27T13:00:00Z", undefined],
  ["a minute before 8 AM", "2026-11-27T12:59:59Z", "2026-11-27T13:00:00.000Z"],
  ["9 PM sharp", "2026-11-28T02:00:00Z", "2026-11-28T13:00:00.000Z"],
  ["a minute before 9 PM", "2026-11-28T01:59:59Z", undefined],
  ["the evening before clocks go back", "2026-11-01T01:30:00Z", "2026-11-01T13:00:00.000Z"],
  ["the first of the hours that come twice", "2026-11-01T05:30:00Z", "2026-11-01T13:00:00.000Z"],
  ["the second of them", "2026-11-01T06:30:00Z", "2026-11-01T13:00:00.000Z"],
  ["the evening before clocks go forward", "2027-03-14T02:30:00Z", "2027-03-14T12:00:00.000Z"],
  ["the minute before the hour that is skipped", "2027-03-14T06:59:00Z", "2027-03-14T12:00:00.000Z"],
  ["the minute after it", "2027-03-14T07:00:00Z", "2027-03-14T12:00:00.000Z"],
  ["an evening on the last day of a year", "2027-01-01T03:00:00Z", "2027-01-01T13:00:00.000Z"],
])("a text of %s goes out then, or at eight in the morning", (_, at, until) =>
  expect(quietUntil(new Date(at))?.toISOString()).toBe(until),
);

test("at no quarter of an hour of two years a text goes out before 8 AM or after 9 PM, nor waits for more than eleven hours on the clock", () => {
  for (let at = Date.parse("2026-01-01T00:00:00Z"); at < Date.parse("2028-01-01T00:00:00Z"); at += 15 * 60_000) {
    const until = quietUntil(new Date(at)) ?? new Date(at);
    const { minutes } = localTime(until);
    expect(minutes >= 8 * 60 && minutes < 21 * 60).toBe(true);
    expect(until.getTime() - at).toBeLessThanOrEqual(12 * 60 * 60_000);
  }
});

const losAngeles = "+12135550142";

test.each([
  ["8 AM at the company, 5 AM there: 8 AM there", losAngeles, "2026-11-27T13:00:00Z", "2026-11-27T16:00:00.000Z"],
  ["a minute before 8 AM there", losAngeles, "2026-11-27T15:59:59Z", "2026-11-27T16:00:00.000Z"],
  ["8 AM there", losAngeles, "2026-11-27T16:00:00Z", undefined],
  ["9 PM at the company, 6 PM there: 8 AM there", losAngeles, "2026-11-28T02:00:00Z", "2026-11-28T16:00:00.000Z"],
  ["both in summer", losAngeles, "2026-07-02T12:30:00Z", "2026-07-02T15:00:00.000Z"],
  ["Hawaii without summer time", "+18085550142", "2026-07-02T12:30:00Z", "2026-07-02T18:00:00.000Z"],
  [
    "Puerto Rico, an hour ahead in winter: its evening ends",
    "+17875550142",
    "2026-11-28T01:30:00Z",
    "2026-11-28T13:00:00.000Z",
  ],
  [
    "Idaho, which lies in two zones: the later morning",
    "+12085550142",
    "2026-11-27T15:30:00Z",
    "2026-11-27T16:00:00.000Z",
  ],
  ["the morning after clocks go forward", losAngeles, "2027-03-14T14:00:00Z", "2027-03-14T15:00:00.000Z"],
  ["a number of the company's own zone", "+13155550142", "2026-11-27T12:59:59Z", "2026-11-27T13:00:00.000Z"],
  ["an area code that nobody knows", "+18005550142", "2026-11-27T13:00:00Z", undefined],
  ["what is no number", "", "2026-11-28T02:00:00Z", "2026-11-28T13:00:00.000Z"],
])("a text goes out when it is night neither at the company nor at the phone: %s", (_, number, at, until) =>
  expect(quietUntil(new Date(at), number)?.toISOString()).toBe(until),
);

test("in two years no text goes out at night at the company or in any zone of the country, nor waits for more than a day", () => {
  const phones = {
    "America/Los_Angeles": losAngeles,
    "Pacific/Honolulu": "+18085550142",
    "America/Puerto_Rico": "+17875550142",
  };
  for (const [zone, number] of Object.entries(phones))
    for (let at = Date.parse("2026-01-01T00:00:00Z"); at < Date.parse("2028-01-01T00:00:00Z"); at += 45 * 60_000) {
      const until = quietUntil(new Date(at), number) ?? new Date(at);
      for (const { minutes } of [localTime(until), localTime(until, zone)])
        expect(minutes >= 8 * 60 && minutes < 21 * 60).toBe(true);
      expect(until.getTime() - at).toBeLessThanOrEqual(24 * 60 * 60_000);
    }
});
