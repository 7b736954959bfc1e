import { expect, test } from "vitest";
import { listKeys } from "../contract/form.ts";
import { buildApplicationRequest } from "./application.fixture.ts";
import { JobApplication } from "./contract.ts";
import { availabilityLabels, licenseLabels, yearsExperienceLabels } from "./options.ts";

const yearsExperience = listKeys(yearsExperienceLabels);
const availabilities = listKeys(availabilityLabels);
const licenseAnswers = listKeys(licenseLabels);

function fieldMessages(body: unknown): Record<string, string> {
  const issues = JobApplication.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

test("an application needs a position, a name, a valid email and a phone [P-03, P-11]", () => {
  expect(JobApplication.safeParse(buildApplicationRequest()).success).toBe(true);
  expect(fieldMessages({})).toEqual({
    position: "Please select a position",
    name: "Please enter your full name",
    email: "Please enter a valid email",
    phone: "Phone number must be at least 10 digits",
  });
  expect(fieldMessages(buildApplicationRequest({ email: "sam at example.org" }))).toEqual({
    email: "Please enter a valid email",
  });
});

test("a phone of nine characters is refused with the specified message [P-12]", () => {
  expect(fieldMessages(buildApplicationRequest({ phone: "315555014" }))).toEqual({
    phone: "Phone number must be at least 10 digits",
  });
});

test("the optional fields have the options of the specification, and take an empty choice and nothing else [P-02, P-04, P-05, P-06]", () => {
  expect([...yearsExperience]).toEqual(["0-1", "1-3", "3-5", "5-10", "10+"]);
  expect([...availabilities]).toEqual(["immediately", "2-weeks", "1-month", "flexible"]);
  expect([...licenseAnswers]).toEqual(["yes", "no"]);
  const unchosen = { yearsExperience: "", availability: "", hasLicense: "" } as const;
  expect(JobApplication.safeParse(buildApplicationRequest(unchosen)).success).toBe(true);
  expect(
    fieldMessages({ ...buildApplicationRequest(), yearsExperience: "2", availability: "soon", hasLicense: true }),
  ).toEqual({
    yearsExperience: "Please select your experience from the list",
    availability: "Please select your availability from the list",
    hasLicense: "Please answer yes or no",
  });
});
