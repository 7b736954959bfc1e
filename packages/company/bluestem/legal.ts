import type { PrivacyContact, Retention } from "../schema.ts";
import { profile } from "./profile.ts";

export const keptFor: Retention = { chatDays: 90, requestMonths: 18, applicationMonths: 12, entryMonths: 12 };

export const privacyContact: PrivacyContact = {
  name: "Dana Novak",
  phone: profile.phone,
  email: "privacy@bluestem-exteriors.test",
};
