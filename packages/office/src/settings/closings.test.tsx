import { toHtml } from "@site/ui/lib/to-html.fixture.tsx";
import { expect, test } from "vitest";
import { BookedOn } from "./settings.tsx";

const show = (day: Parameters<typeof BookedOn>[0]["day"]): string => toHtml(<BookedOn day={day} />);

test("who closes a day on which visits are booked reads which, and that they stay", () => {
  const visit = { noun: "leads", id: "1", name: "Ann Lee", place: "Rome", hasStreet: true, phones: [] };
  const visits = [{ ...visit, text: "9 AM to 12 PM", wishes: "", proposals: "" }];
  const said = show({ date: "2026-11-28", text: "Saturday, November 28", visits });
  expect(said).toContain("Visits are booked on Saturday, November 28. They stay booked");
  expect(said).toContain("9 AM to 12 PM");
  expect(said).toMatch(/href="\/leads\/1"[^>]*>Ann Lee</);
  expect(show(undefined)).not.toContain("Visits are booked");
});
