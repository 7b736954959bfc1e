import type { FormFields } from "../contract/form.ts";
import { availabilityLabels, licenseLabels, yearsExperienceLabels } from "./options.ts";

/** The job application. The position is text: an application from a page that was opened before a position closed is
 * still an application. */
export const applicationFields = {
  position: { kind: "line", label: "Position", isRequired: true, message: "Please select a position" },
  name: {
    kind: "name",
    label: "Full Name",
    noun: "Full name",
    isRequired: true,
    message: "Please enter your full name",
  },
  email: { kind: "email", label: "Email", isRequired: true, message: "Please enter a valid email" },
  phone: { kind: "phone", label: "Phone", isRequired: true, message: "Phone number must be at least 10 digits" },
  city: { kind: "line", label: "City", autoComplete: "address-level2" },
  yearsExperience: {
    kind: "select",
    label: "Years of experience",
    options: yearsExperienceLabels,
    message: "Please select your experience from the list",
  },
  hasLicense: {
    kind: "radios",
    label: "Do you have a driver's license?",
    options: licenseLabels,
    message: "Please answer yes or no",
  },
  availability: {
    kind: "select",
    label: "When could you start?",
    options: availabilityLabels,
    message: "Please select your availability from the list",
  },
  coverLetter: { kind: "paragraphs", label: "Cover letter" },
} as const satisfies FormFields;
