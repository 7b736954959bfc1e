import type { GiveawayEntry } from "./contract.ts";

export const buildEntryRequest = (more: Partial<GiveawayEntry> = {}): GiveawayEntry => ({
  name: "Ann Lee",
  address: "12 Main Street",
  cityZip: "Utica, NY 13501",
  phone: "(315) 555-0142",
  email: "ann@example.org",
  projectInterest: "Windows",
  referralSource: "Google",
  agreedToTerms: "yes",
  ...more,
});
