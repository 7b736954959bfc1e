import type { RecordView } from "@site/core/office/record/record-contract";
import { toHtml } from "@site/ui/lib/to-html.fixture.tsx";
import { expect, test } from "vitest";
import { VisitForm } from "./visit-form.tsx";

const show = (
  contact: Omit<RecordView["contact"], "phones" | "fields" | "hasStreet"> & { hasStreet?: boolean },
  visits: Partial<RecordView["visits"]> = {},
): string =>
  toHtml(
    <VisitForm
      record={{
        visits: { wishes: [], proposals: [], windows: [], ...visits },
        contact: { phones: [], fields: [], hasStreet: false, ...contact },
        version: 0,
        isClosed: false,
      }}
      change={async () => true}
    />,
  );

const consent = (channel: "mail" | "text", isAllowed: boolean, isOff = false) => ({
  channel,
  isAllowed,
  isOff,
  why: "",
});

test("who hears of a visit by nothing but a call is told to the office", () => {
  const [phone, email, place] = ["315-555-0100", "ed@example.org", "Rome"];
  const isSaid = (contact: Parameters<typeof show>[0]) => show(contact).includes("please call about each time");
  expect(isSaid({ phone, place, consent: [consent("text", false)] })).toBe(true);
  expect(isSaid({ phone, place, consent: [consent("text", true)] })).toBe(false);
  expect(isSaid({ phone, place, consent: [consent("text", true, true)] })).toBe(true);
  expect(isSaid({ email, place, consent: [consent("mail", true)] })).toBe(false);
  expect(isSaid({ email, place, consent: [consent("mail", false)] })).toBe(true);
  expect(isSaid({ email, phone, place, consent: [consent("text", true), consent("mail", false)] })).toBe(false);
  expect(isSaid({ email, phone, place, consent: [consent("text", false), consent("mail", false)] })).toBe(true);
});

test("a visit without a place is told to the office", () => {
  const email = "ed@example.org";
  expect(show({ email, consent: [] })).toContain("please ask where to come");
  expect(show({ email, place: "Rome", consent: [] })).toContain("There is no street address on file");
  const place = "12 Elm Street, Rome";
  expect(show({ email, place, hasStreet: true, consent: [] })).not.toContain("please ask where to come");
});

test("a visit that is over is named and can't be canceled", () => {
  const time = { date: "2026-11-19", from: 540, text: "Thursday, November 19, 9 AM to 12 PM" };
  const over = show({ consent: [] }, { past: time });
  expect(over).toContain(`The last visit was booked for ${time.text}.`);
  expect(over).not.toContain("Cancel visit");
  expect(show({ consent: [] }, { visit: time })).toContain("Cancel visit");
});
