import { type Essentials, type NamedService, productId } from "./questions.ts";
import { type Files, importTypes, source } from "./source.ts";
import { spanishNamesIn } from "./spanish-names.ts";

export const list = (names: readonly string[], type: Intl.ListFormatType = "conjunction"): string =>
  new Intl.ListFormat("en-US", { type }).format(names);

/** A text that is too long ends after a word. */
export const cut = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most)
        .replace(/\s+\S*$|.$/, "")
        .replace(/[\s,.;:&]+$/, "")}…`;

/** Names within a sentence: abbreviations stay as they are. */
export const within = (names: string): string =>
  names.replace(/\S+/g, (word) => (/[A-Z].*[A-Z]/.test(word) ? word : word.toLowerCase()));

const sentence = (names: readonly string[]): string => {
  const text = within(list(names));
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** "Pergolas & Ramadas" are two things; "Kitchen & Bath Remodeling" is one. */
export function thingsIn(name: string): string[] {
  const parts = name.split(/\s*(?:&|\/|\band\b)\s*/i);
  return parts.every((part) => part.endsWith("s")) ? parts : [name];
}

/** A pattern for a name, in the singular and the plural. */
const pattern = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/(ch|sh|x|ss)es$|s?$/, (_, ending?: string) => (ending ? `${ending}(?:es)?` : "s?"));

/** Without accents, as the chat reads what is written to it. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{Mn}/gu, "");

/** Each of the things that a name holds: "Pergolas & Ramadas" is asked for as either. */
const wordsFor = (names: readonly string[]): string =>
  [...new Set(names.flatMap((name) => name.split(/\s*(?:&|,|\/|\band\b)\s*/i).filter(Boolean)).map(pattern))].join("|");

function getService({ name, products }: NamedService, area: string) {
  const named = products.map((product) => product.name);
  return {
    words: `\\b(?:${wordsFor([name, ...named, ...spanishNamesIn(name).map(plain)])})\\b`,
    scene: "/illustrations/scene-financing.svg",
    overlay: "light",
    tile: "/illustrations/tile-work.svg",
    name,
    blurb: `${sentence(named)} for homes in ${area}.`,
    choice: sentence(named),
    slogan: `${name} in ${area}`,
    example: `e.g. ${within(named.slice(0, 2).join(", "))}`,
    question: "What would you like to have done? Tell me a little about the project.",
    page: {
      title: cut(`${name} in ${area}`, 60),
      description: cut(`${sentence(named)} for homes in ${area}. Ask for a free estimate.`, 155),
    },
    searchTerms: [name.toLowerCase(), ...named.map((each) => each.toLowerCase())],
    products: Object.fromEntries(products.map((product) => [product.slug, product.name])),
  };
}

const getCategoryBySlug = (service: NamedService, area: string) => ({
  slug: service.id,
  name: service.name,
  description: `${sentence(service.products.map((product) => product.name))} for homes in ${area}.`,
  products: service.products.map((product) => ({
    id: productId(service, product),
    slug: product.slug,
    name: product.name,
    image: "/illustrations/placeholder.svg",
    imageAlt: "Framed drawing of a house",
    description: `${sentence([product.name])} for homes in ${area}.`,
    overview: `Tell us about your home, and we will talk through ${within(product.name)} with you. The estimate is free and in writing.`,
    features: ["Measured at your home"],
    benefits: ["A price in writing"],
    claims: [],
  })),
});

/** The files that say what the company does. */
export function servicesFiles({ services, area, city, towns }: Essentials): Files {
  const byId = <Value>(made: (service: NamedService) => Value) =>
    Object.fromEntries(services.map((service) => [service.id, made(service)]));
  const entry = (question: string, answer: string) => ({ question, answer, claims: [] });
  const where = list([...new Set([city, ...towns])]);
  const faqGroups = {
    general: { label: "General", questions: [entry("Where do you work?", `In ${where}.`)] },
    ...byId(({ name }) => ({
      label: name,
      questions: [
        entry(
          `How do I get started with ${within(name)}?`,
          "Ask for a free estimate here, or call us. We come by, measure, and give you a price in writing.",
        ),
      ],
    })),
    process: {
      label: "Process",
      questions: [entry("What does an estimate cost?", "Nothing. It is free and in writing.")],
    },
  };
  const points = [
    { title: "Measured at your home", text: "We look before we name a price." },
    { title: "A price in writing", text: "You have it before the work begins." },
  ];
  const withId = 'import type { ServiceId } from "./services.ts";';
  return {
    "services.ts": `${source(importTypes("Service"), {
      name: "services",
      value: byId((service) => getService(service, area)),
      satisfies: "Record<string, Service>",
    })}
export type ServiceId = keyof typeof services;

export const serviceOrder = ${JSON.stringify(services.map(({ id }) => id))} as const satisfies readonly ServiceId[];
`,
    "catalogue.ts": source(`${importTypes("CategoryTexts")}\n${withId}`, {
      name: "catalogue",
      type: "readonly CategoryTexts<ServiceId>[]",
      value: services.map((service) => getCategoryBySlug(service, area)),
    }),
    "highlights.ts": source(`${importTypes("Point")}\n${withId}`, {
      name: "highlights",
      value: byId(() => points),
      satisfies: "Record<ServiceId, readonly Point[]>",
    }),
    "faq.ts": source(importTypes("FaqGroup"), {
      name: "faqGroups",
      value: faqGroups,
      satisfies: "Record<string, FaqGroup>",
    }),
    "search-terms.ts": source('import type { faqGroups } from "./faq.ts";', {
      name: "pageTerms",
      type: "Readonly<Record<string, { terms: readonly string[]; faq: keyof typeof faqGroups }>>",
      value: {},
    }),
    "giveaway.ts": source(
      importTypes("Edition"),
      { name: "edition", type: "Edition | undefined", value: undefined },
      { name: "projectInterests", value: services.map(({ name }) => name) },
      { name: "referralSources", value: ["A neighbor", "An online search", "A yard sign"] },
    ),
  };
}
