import { listKeys } from "../contract/form.ts";
import { apiPaths } from "../contract/paths.ts";
import { pages, type ThankedForm } from "../site/pages.ts";

/** "service-request" is serviceRequest, and the home page's "" is home. */
const toKind = (segment: string): string =>
  segment.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase()) || "home";

const firstSegment = (path: string): string => path.split("/")[1] ?? "";

/** Kinds of pages and what the office calls them: those of the table by the first part of their path, and a few more. */
export const pageKinds: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(pages).map(({ path, title }) => [toKind(firstSegment(path)), title])),
  home: "Home",
  prices: "Prices",
  monthlyPayment: "Monthly payment",
  projects: "Projects",
  category: "Counties and lists of posts",
  thankYou: "Thanks for a form",
  other: "Other pages",
};

/** @param segment the first part of a page's path; of any other page there is one kind */
export function pageKind(segment: string): string {
  const kind = toKind(firstSegment(`/${segment}`));
  return Object.hasOwn(pageKinds, kind) ? kind : "other";
}

export const countedForms: Readonly<Record<ThankedForm, string>> = {
  estimate: apiPaths.submitQuote,
  service: apiPaths.submitServiceRequest,
  entry: apiPaths.enterGiveaway,
  application: apiPaths.applyForJob,
};

export const formLabels: Readonly<Record<ThankedForm, string>> = {
  estimate: "Estimate",
  service: "Service request",
  entry: "Giveaway",
  application: "Job application",
};

/** Begun, its button pressed, arrived. */
export const formSteps = ["started", "tried", "sent"] as const;

export const countedEvents = { call: "Calls tapped", chat: "Chats started", upload: "Photos and files sent" } as const;

/** Upper ends of the classes that a page's figures are counted in; what is above the last has a class of its own. `good`
 * and `poor` are the limits of web.dev. In milliseconds, and the movement in thousandths of a screen. */
export const vitals = {
  lcp: {
    label: "Main content shown",
    good: 2500,
    poor: 4000,
    ends: [1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  },
  inp: { label: "Slowest answer to a tap or key", good: 200, poor: 500, ends: [100, 150, 200, 300, 500, 1000] },
  cls: { label: "Movement of the page", good: 100, poor: 250, ends: [10, 50, 100, 150, 250, 500] },
} as const;
export type Vital = keyof typeof vitals;

export const vitalNames = listKeys(vitals);

/** The class of a figure: "lcp_2500", "lcp_more". */
export const vitalClass = (name: Vital, value: number): string =>
  `${name}_${vitals[name].ends.find((end) => value <= end) ?? "more"}`;

/** Every counter of an hour, the closed set of what is stored. */
export const counters: readonly string[] = [
  ...Object.keys(pageKinds).map((kind) => `view_${kind}`),
  ...formSteps.flatMap((step) => Object.keys(countedForms).map((form) => `${step}_${form}`)),
  ...listKeys(countedEvents),
  ...vitalNames.flatMap((name) => [...vitals[name].ends.map((end) => vitalClass(name, end)), `${name}_more`]),
];
