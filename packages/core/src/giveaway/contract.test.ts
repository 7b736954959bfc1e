import { projectInterests, referralSources } from "@site/company/giveaway";
import { expect, test } from "vitest";
import { GiveawayEntry } from "./contract.ts";
import { buildEntryRequest } from "./entry.fixture.ts";

const messages = {
  name: "Please enter your name",
  address: "Please enter your street address",
  cityZip: "Please enter your city and ZIP code",
  phone: "Please enter your phone number with area code",
  email: "Please enter a valid email",
  projectInterest: "Please select a project",
  referralSource: "Please tell us how you heard about us",
  agreedToTerms: "Please agree to the official rules",
};

function fieldMessages(body: unknown): Record<string, string> {
  const issues = GiveawayEntry.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

test("every field of an entry is required and each says its own message [O-05, O-06, O-13, Q-06]", () => {
  expect(GiveawayEntry.safeParse(buildEntryRequest()).success).toBe(true);
  expect(fieldMessages({})).toEqual({ ...messages });
  expect(fieldMessages(Object.fromEntries(Object.keys(messages).map((name) => [name, "  "])))).toEqual({ ...messages });
});

test("an entry needs a valid email and a phone of ten characters [O-06, Q-11, Q-12]", () => {
  expect(fieldMessages(buildEntryRequest({ email: "ann@", phone: "315555014" }))).toEqual({
    email: "Please enter a valid email",
    phone: "Please enter your phone number with area code",
  });
  expect(GiveawayEntry.safeParse(buildEntryRequest({ phone: "3155550142" })).success).toBe(true);
});

test.each([
  "ann",
  "ann@",
  "@example.com",
  "ann@example",
  "ann@example..com",
  "ann@.com",
  "ann b@example.com",
  "a@b@c.com",
])("%j is no email of an entry [O-06, Q-11]", (email) => {
  expect(fieldMessages(buildEntryRequest({ email }))).toEqual({ email: "Please enter a valid email" });
});

test("project interests are exactly the four of the rules [O-07, Q-13]", () => {
  expect([...projectInterests]).toEqual(["Windows", "Tub/Shower Remodel", "Entry/Storm Doors/Patio Doors", "Siding"]);
  for (const projectInterest of projectInterests)
    expect(GiveawayEntry.safeParse(buildEntryRequest({ projectInterest })).success).toBe(true);
  expect(fieldMessages({ ...buildEntryRequest(), projectInterest: "Roofing" })).toEqual({
    projectInterest: "Please select a project",
  });
});

test("referral sources are exactly the nine of the form [O-08]", () => {
  expect([...referralSources]).toEqual([
    "TV Commercial",
    "Radio Ad",
    "Facebook/Instagram or other social media",
    "Google",
    "Event",
    "Friend / Family",
    "Keeler Show",
    "Comets/Pioneers Game",
    "Nexus Center",
  ]);
  for (const referralSource of referralSources)
    expect(GiveawayEntry.safeParse(buildEntryRequest({ referralSource })).success).toBe(true);
});

test("the terms are agreed to by the text 'yes' and by nothing else [Q-14]", () => {
  expect(GiveawayEntry.safeParse({ ...buildEntryRequest(), agreedToTerms: "yes" }).success).toBe(true);
  for (const agreedToTerms of ["no", "YES", "", true, 1, null]) {
    expect(fieldMessages({ ...buildEntryRequest(), agreedToTerms })).toEqual({
      agreedToTerms: "Please agree to the official rules",
    });
  }
});

test("every text of an entry has a limit, and the message names the field", () => {
  const tooLong = "x".repeat(201);
  expect(
    fieldMessages(buildEntryRequest({ name: tooLong, address: tooLong, cityZip: tooLong, phone: tooLong })),
  ).toEqual({
    name: "Name must be at most 200 characters",
    address: "Street address must be at most 200 characters",
    cityZip: "City and ZIP must be at most 200 characters",
    phone: "Phone must be at most 120 characters",
  });
});
