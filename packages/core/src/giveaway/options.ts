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

export const agreed = "yes";
