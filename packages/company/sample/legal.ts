import type { PrivacyContact, Retention } from "../schema.ts";
import { profile } from "./profile.ts";

export const keptFor: Retention = { chatDays: 180, requestMonths: 24, applicationMonths: 24, entryMonths: 12 };

export const privacyContact: PrivacyContact = { phone: profile.phone, email: profile.email };
