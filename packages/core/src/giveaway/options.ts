/** What an entrant would like done. */
export const projectInterests = ["Windows", "Tub/Shower Remodel", "Entry/Storm Doors/Patio Doors", "Siding"] as const;

/** How an entrant heard of the giveaway. */
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

/** The wire value of the ticked terms box. */
export const agreed = "yes";
