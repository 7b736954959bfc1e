import type { JobApplication } from "./contract.ts";

export const buildApplicationRequest = (more: Partial<JobApplication> = {}): JobApplication => ({
  position: "Installer",
  name: "Sam Ortiz",
  email: "sam@example.org",
  phone: "315-555-0143",
  ...more,
});
