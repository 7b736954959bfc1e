export const banner = [
  { id: "windows", text: "Custom-made windows, installed by our own certified installers" },
  { id: "siding", text: "Siding with a lifetime warranty that you can pass on" },
  { id: "bathrooms", text: "A new bathroom, with financing when it helps" },
  { id: "doors", text: "Doors that close softly and keep winter outside" },
] as const;

/** ms between the slides. */
export const bannerInterval = 4000;
