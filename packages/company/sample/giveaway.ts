import type { Edition } from "../schema.ts";

/** The giveaway; undefined for a company that holds none. */
export const edition: Edition | undefined = {
  id: "2025-26",
  title: "$25,000 Home Improvement Giveaway",
  heading: "Win our $25,000 home improvement giveaway",
  invitation: "Enter to win our $25,000 home improvement giveaway",
  prizeValue: 25_000,
  prize: "up to $25,000 in products and services",
  cashShare: 0.1,
  cashShareText: "one tenth",
  certificateDays: 90,
  signatureDays: 5,
  winnersListDays: 90,
  minAge: 18,
  opensAt: "2025-07-20T00:00:00-04:00",
  closesAt: "2026-01-25T23:59:59.999-05:00",
  inPersonFrom: "2026-01-31T10:00:00-05:00",
  inPersonTo: "2026-02-01T13:59:00-05:00",
  // The rules name the day; the draw follows the last minute of in-person entry.
  drawAt: "2026-02-01T14:00:00-05:00",
  counties: ["Oneida", "Herkimer", "Madison", "Lewis", "Onondaga", "Otsego", "Fulton", "Montgomery"],
  state: "New York",
  timezone: "America/New_York",
  rulesVersion: "2025-26/1",
};

export const projectInterests = ["Windows", "Tub/Shower Remodel", "Entry/Storm Doors/Patio Doors", "Siding"] as const;

export const referralSources = [
  "TV Commercial",
  "Radio Ad",
  "Facebook/Instagram or other social media",
  "Google",
  "Event",
  "Friend / Family",
  "Keeler Show",
  "Comets/Pioneers Game",
  "Nexus Center",
] as const;
