export const yearsExperience = ["0-1", "1-3", "3-5", "5-10", "10+"] as const;
export type YearsExperience = (typeof yearsExperience)[number];

export const yearsExperienceLabels = {
  "0-1": "Up to 1 year",
  "1-3": "1 to 3 years",
  "3-5": "3 to 5 years",
  "5-10": "5 to 10 years",
  "10+": "More than 10 years",
} as const satisfies Record<YearsExperience, string>;

export const availabilities = ["immediately", "2-weeks", "1-month", "flexible"] as const;
export type Availability = (typeof availabilities)[number];

export const availabilityLabels = {
  immediately: "Immediately",
  "2-weeks": "In 2 weeks",
  "1-month": "In 1 month",
  flexible: "Flexible",
} as const satisfies Record<Availability, string>;

export const licenseAnswers = ["yes", "no"] as const;
export type LicenseAnswer = (typeof licenseAnswers)[number];

export const licenseLabels = { yes: "Yes", no: "No" } as const satisfies Record<LicenseAnswer, string>;

export const applicationStatuses = ["new", "reviewed", "interview", "hired", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Where an application's status may go from here: in order, and to rejected from anywhere. */
export const applicationTransitions = {
  new: ["reviewed", "rejected"],
  reviewed: ["interview", "rejected"],
  interview: ["hired", "rejected"],
  hired: ["rejected"],
  rejected: [],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>;
