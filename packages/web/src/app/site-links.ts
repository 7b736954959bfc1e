import { pages } from "@site/core/site/pages";

/** Labels of the navigation in their order; paths come from the page table. */
export const mainLinks = [
  { to: pages.about.path, label: "About" },
  { to: pages.windows.path, label: "Windows" },
  { to: pages.bathrooms.path, label: "Bathrooms" },
  { to: pages.siding.path, label: "Siding" },
  { to: pages.doors.path, label: "Doors" },
] as const;

export const utilityLinks = [
  { to: pages.financing.path, label: "Financing" },
  { to: pages.warranty.path, label: "Warranty" },
  { to: pages.careers.path, label: "Careers" },
] as const;

export const startLabel = "START YOUR PROJECT";
