import { listKeys } from "../contract/form.ts";

export const yearsExperienceLabels = {
  "0-1": "Up to 1 year",
  "1-3": "1 to 3 years",
  "3-5": "3 to 5 years",
  "5-10": "5 to 10 years",
  "10+": "More than 10 years",
} as const;

export const availabilityLabels = {
  immediately: "Immediately",
  "2-weeks": "In 2 weeks",
  "1-month": "In 1 month",
  flexible: "Flexible",
} as const;

export const licenseLabels = { yes: "Yes", no: "No" } as const;

/** Where an application's status may go from here: in order, and to rejected from anywhere. */
export const applicationTransitions = {
  new: ["reviewed", "rejected"],
  reviewed: ["interview", "rejected"],
  interview: ["hired", "rejected"],
  hired: ["rejected"],
  rejected: [],
} as const;
export const applicationStatuses = listKeys(applicationTransitions);
