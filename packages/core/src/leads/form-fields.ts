import { profile } from "@site/company/profile";
import { formatSmsConsent } from "../consent/sms-consent.ts";
import type { FormFields } from "../contract/form.ts";
import { serviceTypeLabels } from "./options.ts";

const contactHint = "We need one way to reach you: email or phone.";

const contactFields = {
  name: {
    kind: "name",
    label: "Full name",
    noun: "Name",
    isRequired: true,
    min: 2,
    message: "Name must be at least 2 characters",
  },
  email: { kind: "email", label: "Email", hint: contactHint, message: "Please enter a valid email" },
  phone: { kind: "phone", label: "Phone", hint: contactHint, message: "Please enter a valid phone number" },
} as const satisfies FormFields;

export const quoteFields = {
  ...contactFields,
  location: {
    kind: "line",
    label: "Town or ZIP",
    noun: "Location",
    hint: "Where the project is.",
    min: 2,
    message: "Please enter your location",
    autoComplete: "address-level2",
  },
  serviceType: {
    kind: "radios",
    label: "What can we help with?",
    isRequired: true,
    options: serviceTypeLabels,
    message: "Please select a service type",
  },
  productType: { kind: "line", label: "Product type", autoComplete: "off" },
  notes: {
    kind: "paragraphs",
    label: "Notes",
    hint: "Anything that helps us prepare: how many, how old, when you would like to start.",
  },
  smsOptIn: {
    kind: "checkbox",
    label: formatSmsConsent(profile.company),
    hint: "Texts go to the phone number above.",
    message: "SMS consent must be true or false",
  },
} as const satisfies FormFields;

export const serviceRequestFields = {
  name: { ...contactFields.name, message: "Enter your full name" },
  phone: contactFields.phone,
  email: contactFields.email,
  address: {
    kind: "line",
    label: "Address where the work was done",
    noun: "Address",
    hint: "So we can look up your project.",
    autoComplete: "street-address",
  },
  product: {
    kind: "radios",
    label: "What needs service?",
    isRequired: true,
    options: serviceTypeLabels,
    message: "Choose what needs service",
  },
  description: {
    kind: "paragraphs",
    label: "What's wrong?",
    noun: "Description",
    isRequired: true,
    message: "Please describe what you need",
  },
} as const satisfies FormFields;
