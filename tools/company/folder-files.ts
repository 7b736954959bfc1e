import type { Essentials, HoursSpan } from "./questions.ts";
import { servicesFiles } from "./service-files.ts";
import { type Files, source } from "./source.ts";
import { textFiles } from "./text-files.ts";

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

const holidays = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: "Memorial Day", month: 5, weekday: "Monday", nth: -1 },
  { name: "Independence Day", month: 7, day: 4 },
  { name: "Labor Day", month: 9, weekday: "Monday", nth: 1 },
  { name: "Thanksgiving", month: 11, weekday: "Thursday", nth: 4 },
  { name: "Christmas Day", month: 12, day: 25 },
];

function hoursFile({ timeZone, weekdays, saturday, sunday, answerHours }: Essentials): string {
  const shown = [
    ["Mon-Fri", weekdays],
    ["Sat", saturday],
    ["Sun", sunday],
  ] as const;
  const rows = shown.map(([label, span]) => ({ label, text: span?.text ?? "closed" }));
  const open = (span: HoursSpan | undefined) => span && { opens: span.opens, closes: span.closes };
  const days = { ...Object.fromEntries(dayNames.map((day) => [day, open(weekdays)])), Saturday: open(saturday) };
  const many = answerHours === 1 ? "" : "s";
  const answerTime = {
    hours: answerHours,
    text: `within ${answerHours} hour${many} on working days`,
    spanish: `en ${answerHours} hora${many} en días laborables`,
  };
  const window = ({ opens, closes }: HoursSpan) => [{ from: opens, to: closes }];
  const windows = {
    ...(weekdays ? Object.fromEntries(dayNames.map((day) => [day, window(weekdays)])) : {}),
    ...(saturday ? { Saturday: window(saturday) } : {}),
  };
  return source(
    'import type { AnswerTime, Holiday, HoursRow, OpeningHours, VisitRules, Weekday } from "../schema.ts";',
    { name: "businessTimeZone", value: timeZone },
    { name: "hours", value: { site: rows, contact: rows }, satisfies: "Record<string, readonly HoursRow[]>" },
    { name: "openingHours", type: "Partial<Record<Weekday, OpeningHours>>", value: { Sunday: open(sunday), ...days } },
    { name: "holidays", type: "readonly Holiday[]", value: holidays },
    { name: "answerTime", type: "AnswerTime", value: answerTime },
    {
      name: "visitRules",
      type: "VisitRules",
      value: { windows, capacity: 1, leadDays: 2, aheadDays: 21, isInstant: false },
    },
  );
}

function profileFile(essentials: Essentials): string {
  const { company, legalName, founded, phone, website, email, street, city, region, postalCode, premises } = essentials;
  const { location, zips } = essentials;
  const value = {
    company,
    legalName,
    founded,
    phone,
    website,
    email,
    showroom: { street, city, region, postalCode },
    premises,
    geo: location,
    map: { ...location, zoom: 9 },
    serviceZipPrefixes: zips,
    communitySites: [],
    social: [],
    certifications: [],
    gallery: [],
    videos: { careers: [], categories: {}, showcase: [] },
  };
  const imported = 'import type { BusinessProfile } from "../schema.ts";';
  return source(imported, { name: "profile", type: "BusinessProfile", value });
}

/** A company's folder from its essentials: nothing is stated that was not told, and what only the owner can say is left
 * out, with the pages that would be about it. @returns file name -> text */
export const folderFiles = (essentials: Essentials): Files => ({
  "profile.ts": profileFile(essentials),
  "hours.ts": hoursFile(essentials),
  "places.ts": source(
    "",
    { name: "region", value: essentials.area },
    { name: "state", value: essentials.state },
    {
      name: "serviceTowns",
      value: [...new Set([essentials.city, ...essentials.towns])],
      satisfies: "readonly string[]",
    },
    { name: "counties", value: {}, satisfies: "Record<string, string>" },
  ),
  "prices.ts": source(
    'import type { LoanTerms, PriceRange } from "../schema.ts";',
    { name: "priceRanges", type: "readonly PriceRange[] | undefined", value: undefined },
    { name: "loanTerms", type: "LoanTerms | undefined", value: undefined },
  ),
  "proof.ts": source(
    'import type { CrewMember, Insurance, License, Project } from "../schema.ts";',
    { name: "licenses", type: "readonly License[] | undefined", value: undefined },
    { name: "insurances", type: "readonly Insurance[] | undefined", value: undefined },
    { name: "crew", type: "readonly CrewMember[] | undefined", value: undefined },
    { name: "projects", type: "readonly Project[] | undefined", value: undefined },
  ),
  ...servicesFiles(essentials),
  ...textFiles(essentials),
});
