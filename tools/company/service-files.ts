import type { Essentials, NamedService } from "./questions.ts";
import { type Files, source } from "./source.ts";

const list = (names: readonly string[]): string => new Intl.ListFormat("en-US").format(names);

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** A pattern for a name, in the singular and the plural. */
const wordsFor = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/(ch|sh|x|ss)es$|s$/, (_, ending?: string) => (ending ? `${ending}(?:es)?` : "s?"));

function serviceOf({ name, products }: NamedService, area: string) {
  const named = products.map((product) => product.name);
  return {
    words: `\\b(?:${[name, ...named].map(wordsFor).join("|")})\\b`,
    scene: "/illustrations/scene-home.svg",
    overlay: "light",
    tile: "/illustrations/tile-siding.svg",
    name,
    blurb: `${list(named)} for homes in ${area}.`,
    choice: list(named),
    slogan: `${name} in ${area}`,
    example: `e.g. ${named.slice(0, 2).join(", ").toLowerCase()}`,
    question: "What would you like to have done? Tell me a little about the project.",
    page: {
      title: cut(`${name} in ${area}`, 60),
      description: cut(`${list(named)} for homes in ${area}. Ask for a free estimate.`, 155),
    },
    searchTerms: [name.toLowerCase(), ...named.map((each) => each.toLowerCase())],
    products: Object.fromEntries(products.map((product) => [product.slug, product.name])),
  };
}

const categoryOf = ({ id, name, products }: NamedService, area: string) => ({
  slug: id,
  name,
  description: `What we do in ${name.toLowerCase()} for homes in ${area}.`,
  products: products.map((product) => ({
    id: `${id}-${product.slug}`,
    slug: product.slug,
    name: product.name,
    image: "/illustrations/placeholder.svg",
    imageAlt: "Drawing of a plain house front",
    description: `${product.name} for homes in ${area}.`,
    overview: `Tell us about your home, and we will tell you what ${product.name.toLowerCase()} can do for it. The estimate is free and in writing.`,
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
          `How do I start a ${name.toLowerCase()} project?`,
          "Ask for a free estimate here, or call us. We look, measure and write it down.",
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
  const typed = (name: string) => `import type { ${name} } from "../schema.ts";`;
  const withId = 'import type { ServiceId } from "./services.ts";';
  return {
    "services.ts": `${source(typed("Service"), {
      name: "services",
      value: byId((service) => serviceOf(service, area)),
      satisfies: "Record<string, Service>",
    })}
export type ServiceId = keyof typeof services;

export const serviceOrder = ${JSON.stringify(services.map(({ id }) => id))} as const satisfies readonly ServiceId[];
`,
    "catalogue.ts": source(`${typed("CategoryTexts")}\n${withId}`, {
      name: "catalogue",
      type: "readonly CategoryTexts<ServiceId>[]",
      value: services.map((service) => categoryOf(service, area)),
    }),
    "highlights.ts": source(`${typed("Point")}\n${withId}`, {
      name: "highlights",
      value: byId(() => points),
      satisfies: "Record<ServiceId, readonly Point[]>",
    }),
    "faq.ts": source(typed("FaqGroup"), {
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
      typed("Edition"),
      { name: "edition", type: "Edition | undefined", value: undefined },
      { name: "projectInterests", value: services.map(({ name }) => name) },
      { name: "referralSources", value: ["A neighbor", "An online search", "A yard sign"] },
    ),
  };
}
