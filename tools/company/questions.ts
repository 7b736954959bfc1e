import { Address, BusinessProfile, TimeZone } from "@site/company/schema";
import { parseHours } from "@site/core/business/parse-hours";
import * as z from "zod";

export interface HoursSpan {
  text: string;
  opens: number;
  closes: number;
}

const Hours = z.string().transform((text, context): HoursSpan | undefined => {
  if (/^closed$/i.test(text)) return undefined;
  const { opens, closes } = parseHours(text) ?? { opens: 0, closes: 0 };
  if (closes <= opens) context.addIssue('such as "8 AM-5:30 PM", or "closed"');
  return { text, opens, closes };
});

const getSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export interface NamedService {
  id: string;
  name: string;
  products: { slug: string; name: string }[];
}

export const productId = (service: Pick<NamedService, "id">, product: { slug: string }): string =>
  `${service.id}-${product.slug}`;

/** Products that would have one address or one id. */
function doubles(services: readonly NamedService[]): string[] {
  const seen = new Map<string, { service: string; product: string }>();
  return services.flatMap((service) =>
    service.products.flatMap((product) => {
      const id = productId(service, product);
      const other = seen.get(id);
      seen.set(id, { service: service.name, product: product.name });
      if (!other) return [];
      if (other.service === service.name) return `"${product.name}" stands twice in "${service.name}"`;
      return `"${product.name}" of "${service.name}" and "${other.product}" of "${other.service}" are too alike`;
    }),
  );
}

const parseList = (text: string, mark: string): string[] => text.split(mark).flatMap((part) => part.trim() || []);

/** Addresses of the site that a service can't have. */
const taken = new Set(
  "other about accessibility assets blog careers category chat contact faq financing gallery og privacy quote search service-request staff terms testimonials warranty win".split(
    " ",
  ),
);

const Services = z.string().transform((text, context): NamedService[] => {
  const services = parseList(text, ";").map((part) => {
    const [name = "", products = ""] = part.split(":").map((each) => each.trim());
    const named = parseList(products, ",").map((product) => ({ slug: getSlug(product), name: product }));
    return { id: getSlug(name), name, products: named };
  });
  if (
    services.length === 0 ||
    services.some(({ id, products }) => !id || !products.length || products.some(({ slug }) => !slug))
  )
    context.addIssue('each service with its products: "Roofing: Shingles, Metal Roofs; Gutters: Seamless Gutters"');
  for (const { id, name } of services) {
    if (taken.has(id)) context.addIssue(`"${name}" is a page of the site already`);
    if (!/^[a-z]/.test(id)) context.addIssue(`"${name}" must begin with a letter`);
  }
  if (new Set(services.map(({ id }) => id)).size < services.length) context.addIssue("each service once");
  for (const problem of doubles(services)) context.addIssue(problem);
  return services;
});

const Towns = z.string().transform((text, context) => {
  const towns = parseList(text, ",");
  if (towns.length === 0) context.addIssue("at least one town");
  return towns;
});

const Location = z.string().transform((text, context) => {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(",").map(Number);
  const isHere = latitude > 13 && latitude < 72 && longitude > -180 && longitude < -64;
  if (!isHere) context.addIssue("two numbers, such as 40.7506, -96.6281");
  return { latitude, longitude };
});

const Zips = z.string().transform((text, context) => {
  const zips = parseList(text, ",");
  if (zips.length === 0 || zips.some((zip) => !/^\d{3}$/.test(zip)))
    context.addIssue("three digits each, such as 683, 684");
  return zips;
});

const Line = z.string().trim().min(1, "please answer this one");
const { company, legalName, phone, email, website, premises } = BusinessProfile.shape;
const { street, city, region, postalCode } = Address.shape;

/** What is asked: the essentials of a company, in this order. The keys are the flags of the command. */
export const Essentials = z.strictObject({
  company,
  legalName,
  phone,
  email: email.unwrap(),
  website,
  founded: z.coerce.number("a year, such as 2011").int().min(1800).max(new Date().getFullYear()),
  street,
  city,
  region,
  postalCode,
  premises,
  location: Location,
  state: Line,
  area: Line,
  towns: Towns,
  zips: Zips,
  timeZone: TimeZone,
  weekdays: Hours,
  saturday: Hours,
  sunday: Hours,
  answerHours: z.coerce
    .number("a number, such as 24")
    .int()
    .min(1)
    .max(7 * 24),
  services: Services,
});
export type Essentials = z.output<typeof Essentials>;

export type Question = keyof Essentials;

export const questions: Readonly<Record<Question, { ask: string; example: string }>> = {
  company: { ask: "What do people call your company?", example: "Bluestem Exteriors" },
  legalName: { ask: "What is its legal name?", example: "Bluestem Exteriors, LLC" },
  phone: { ask: "Which phone number do customers call?", example: "(402) 555-7300" },
  email: { ask: "Which email address gets requests?", example: "office@bluestem-exteriors.com" },
  website: { ask: "What will the site's address be?", example: "https://www.bluestem-exteriors.com" },
  founded: { ask: "In which year did the company begin?", example: "2011" },
  street: { ask: "Street and number of your office or showroom?", example: "2417 Prairie Wind Road" },
  city: { ask: "Town or city?", example: "Lincoln" },
  region: { ask: "State, in two letters?", example: "NE" },
  postalCode: { ask: "ZIP code?", example: "68516" },
  premises: { ask: "What do you call that place?", example: "office" },
  location: {
    ask: "Where is it? In Google Maps, right-click the building and copy the two numbers:",
    example: "40.7506, -96.6281",
  },
  state: { ask: "State, in full?", example: "Nebraska" },
  area: { ask: "What do people call the area that you serve?", example: "Southeast Nebraska" },
  towns: { ask: "Which towns do you serve, with commas between them?", example: "Lincoln, Seward, Crete" },
  zips: { ask: "How do the ZIP codes there begin? Three digits each, with commas:", example: "683, 684, 685" },
  timeZone: { ask: "Which time zone is that?", example: "America/Chicago" },
  weekdays: { ask: "When are you open Monday to Friday?", example: "7:30 AM-5 PM" },
  saturday: { ask: "And on Saturday?", example: "closed" },
  sunday: { ask: "And on Sunday?", example: "closed" },
  answerHours: { ask: "On a working day, within how many hours do you answer a request?", example: "24" },
  services: {
    ask: "What do you do? Each service with its products:",
    example: "Roofing: Asphalt Shingles, Metal Roofs; Gutters: Seamless Gutters",
  },
};

export const questionNames = Object.keys(questions) as Question[];

/** Answers as somebody wrote them: text, or a number where a number is asked for. */
export type Given = Readonly<Record<string, unknown>>;
export type Answers = Partial<Record<Question, string>>;

const toText = (answer: unknown): string | undefined =>
  typeof answer === "string" || typeof answer === "number" ? String(answer).trim() : undefined;

export const answersIn = (given: Given): Answers =>
  Object.fromEntries(questionNames.map((name) => [name, toText(given[name])]));

/** What is wrong with an answer, in words; undefined when it can be used. */
export function getProblem(name: Question, answer: unknown = ""): string | undefined {
  const text = toText(answer);
  return text === undefined ? "must be a text" : Essentials.shape[name].safeParse(text).error?.issues[0]?.message;
}

/** What is missing or wrong, each by its flag. */
export function problemsIn(given: Given): string[] {
  const wrong = questionNames.flatMap((name) => {
    const problem = given[name] === undefined ? "is missing" : getProblem(name, given[name]);
    return problem ? [`--${name}: ${problem}`] : [];
  });
  const known = new Set<string>(questionNames);
  const unknown = Object.keys(given).filter((name) => !known.has(name));
  return [...wrong, ...unknown.map((name) => `--${name}: is no question`)];
}
