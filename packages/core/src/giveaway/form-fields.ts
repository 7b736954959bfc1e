import { projectInterests, referralSources } from "@site/company/giveaway";
import type { FormFields } from "../contract/form.ts";

export const agreed = "yes";

export const entryFields = {
  name: { kind: "name", label: "Full name", noun: "Name", isRequired: true, message: "Please enter your name" },
  address: {
    kind: "line",
    label: "Street address",
    isRequired: true,
    message: "Please enter your street address",
    autoComplete: "street-address",
  },
  cityZip: {
    kind: "line",
    label: "City and ZIP",
    isRequired: true,
    message: "Please enter your city and ZIP code",
    autoComplete: "address-level2",
  },
  phone: {
    kind: "phone",
    label: "Phone",
    hint: "With area code. We call the winner.",
    isRequired: true,
    message: "Please enter your phone number with area code",
  },
  email: { kind: "email", label: "Email", isRequired: true, message: "Please enter a valid email" },
  projectInterest: {
    kind: "radios",
    label: "Which project interests you most?",
    isRequired: true,
    options: projectInterests,
    message: "Please select a project",
  },
  referralSource: {
    kind: "select",
    label: "How did you hear about us?",
    isRequired: true,
    options: referralSources,
    message: "Please tell us how you heard about us",
  },
  agreedToTerms: {
    kind: "checkbox",
    label: "I have read the official rules, I meet the conditions of entry, and I agree to the rules.",
    isRequired: true,
    value: agreed,
    message: "Please agree to the official rules",
  },
} as const satisfies FormFields;
