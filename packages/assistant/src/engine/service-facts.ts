import { type ClaimScope, claims } from "@site/core/business/claims";
import { catalogue } from "@site/core/catalogue/content";
import type { CategorySlug } from "@site/core/catalogue/contract";
import { categoryPath } from "@site/core/site/pages";
import { highlights } from "@site/core/site/texts/highlights";
import { type Fact, faqFact } from "./fact.ts";

const productWords: Readonly<Record<string, string>> = {
  "double-hung": "double hung sash tilt",
  "bay-bow-picture-windows": "bay bow picture seat view",
  "slider-windows": "slider sliding sideways",
  "reinforced-vinyl-siding": "vinyl reinforced siding panels",
  "engineered-wood-siding": "engineered wood siding",
  "exteria-stacked-stone-vinyl-siding": "exteria stacked stone siding rock fake faux brick look",
  "tub-shower-conversion": "tub to shower conversion convert remove replace tub shower",
  "safety-tubs": "walk-in tub safety accessible senior elderly mobility bathtub door seat",
  "premium-shower-doors": "shower door doors glass frameless enclosure",
  "entry-doors": "entry front exterior door doors",
  "storm-doors": "storm screen door doors",
  "patio-doors": "patio sliding french glass door doors deck",
};

const productFacts: readonly Fact[] = catalogue.flatMap(({ slug: service, products }) =>
  products.map(({ slug, name, description, overview, features, benefits }) => ({
    id: `product-${slug}`,
    service,
    forms: [`Tell me about ${name}`, `Do you have ${name}?`, `What is special about ${name}?`],
    keywords: `${productWords[slug] ?? ""} ${features.join(" ")}`,
    background: `${overview} ${benefits.join(" ")}`,
    answer: () => `${name}: ${description}`,
  })),
);

/** A figure that the claims table keeps to other pages is told by the page's address, not by its value. */
function highlight(slug: CategorySlug, title: string): string {
  const card = highlights[slug].find((each) => each.title === title);
  const cited = card && "claims" in card ? card.claims : [];
  const isTellable = cited.every((id) => {
    const scopes: readonly ClaimScope[] = claims[id].scopes;
    return scopes.includes("chat") || scopes.includes("site");
  });
  return card && isTellable ? card.text : `You find the figures, and what they depend on, at ${categoryPath(slug)}.`;
}

export const serviceFacts: readonly Fact[] = [
  ...productFacts,
  faqFact("window-styles", "What styles of windows do you offer?", {
    service: "windows",
    forms: [
      "What kinds of windows do you sell?",
      "What types of windows are there?",
      "Do you do casement or awning windows?",
    ],
    keywords: "windows styles kinds types models options selection brands",
  }),
  faqFact("window-time", "How long does a window installation take?", {
    service: "windows",
    forms: ["How many days to install windows?", "How long do new windows take to put in?"],
    keywords: "windows long days time duration install installation",
  }),
  faqFact("window-custom", "Are the windows made to measure?", {
    service: "windows",
    forms: [
      "Are your windows custom made?",
      "My windows are odd sizes, can you do that?",
      "Do you measure the windows?",
    ],
    keywords: "custom made measure size sizes odd weird unusual shape opening fit old house windows",
  }),
  faqFact("window-drafts", "Will new windows stop the drafts?", {
    isAmount: true,
    service: "windows",
    forms: [
      "My windows are drafty and let cold air in",
      "Are the windows airtight?",
      "How much air leaks through the windows?",
    ],
    keywords: "drafts drafty cold air leak leakage wind insulate insulation windows tight airtight condensation",
  }),
  {
    id: "window-energy",
    isAmount: true,
    service: "windows",
    forms: [
      "Will new windows lower my heating bill?",
      "Are your windows energy efficient?",
      "How much energy will I save?",
      "Do new windows save money on heat?",
    ],
    keywords:
      "energy efficient heating bill bills save savings heat cooling utility fuel gas electric lower reduce windows",
    answer: () =>
      `Tighter windows help to keep the heat inside; how much depends on your house. ${highlight("windows", "Easier on the furnace")}`,
  },
  faqFact("window-day", "What happens on installation day?", {
    service: "windows",
    forms: [
      "What should I expect on install day?",
      "Do I have to be home during the installation?",
      "Do you clean up after?",
      "Do I need to move furniture?",
    ],
    keywords:
      "installation day expect clean mess furniture home prepare floors dust remove old haul away empty clear room before arrive messy noisy",
  }),
  faqFact("tub-to-shower", "Can you turn my tub into a shower?", {
    service: "bathrooms",
    forms: ["Can you replace my bathtub with a shower?", "Do you do tub to shower conversions?"],
    keywords: "tub bathtub shower conversion convert replace turn remove",
  }),
  faqFact("safety-tub", "What is a safety tub?", {
    service: "bathrooms",
    forms: [
      "Do you have walk-in tubs?",
      "My mother can't step or lift her leg over the side of the tub anymore",
      "Do you have something safer for seniors or disabled people?",
    ],
    keywords:
      "safety walk-in tub senior elderly disabled handicap wheelchair accessible grab bars mobility fall step climb lift leg high mother mom father dad parents grandmother",
  }),
  faqFact("shower-doors", "Do you install shower doors on an existing shower?", {
    service: "bathrooms",
    forms: ["Can you put glass doors on my shower?", "Do you do frameless shower doors?"],
    keywords: "shower door doors glass enclosure existing",
  }),
  faqFact("bathroom-time", "How long does a bathroom remodel take?", {
    service: "bathrooms",
    forms: [
      "How many days will I be without my bathroom?",
      "How long does a shower or tub replacement take?",
      "My shower is being redone, how many days am I without it?",
    ],
    keywords: "bathroom shower tub remodel renovation long days time duration without redone finished",
  }),
  faqFact("bathroom-workers", "Who will be working in my home?", {
    service: "bathrooms",
    keywords: "working home bathroom workers strangers protect",
  }),
  faqFact("siding-kinds", "What kinds of siding do you install?", {
    service: "siding",
    forms: ["What siding materials do you have?", "Do you do vinyl siding?", "What types of siding are there?"],
    keywords: "siding kinds types materials vinyl wood stone options brands",
  }),
  faqFact("siding-colors", "How many colors can I choose from?", {
    isAmount: true,
    service: "siding",
    forms: ["How many siding colors are there?", "What colors does siding come in?", "Can I see color samples?"],
    keywords: "siding colors color shades choose samples many",
  }),
  faqFact("siding-fade", "Will the color fade?", {
    service: "siding",
    forms: ["Does the siding fade in the sun?", "How long does the siding color last?"],
    keywords: "siding fade fading sun color last bleach",
  }),
  faqFact("siding-wind", "How does it stand up to wind?", {
    isAmount: true,
    service: "siding",
    forms: [
      "Will the siding blow off in a storm?",
      "How much wind can the siding take?",
      "What wind speed is the siding rated for?",
    ],
    keywords: "siding wind storm hurricane rated mph blow resistance strong weather",
  }),
  faqFact("siding-time", "How long does a siding project take?", {
    service: "siding",
    forms: ["How long does it take to side a house?", "How many weeks for new siding?"],
    keywords: "siding long weeks days time duration take house",
  }),
  faqFact("door-kinds", "What kinds of doors do you offer?", {
    service: "doors",
    forms: ["What types of doors do you sell?", "Do you have front doors?"],
    keywords: "doors door kinds types styles entry storm patio glass",
  }),
  faqFact("door-sizes", "My opening is an odd size. Is that a problem?", {
    service: "doors",
    forms: ["Can you make a door for a non-standard opening?", "Are doors custom made?"],
    keywords: "door doors custom odd size opening width height nonstandard fit",
  }),
  faqFact("door-security", "Are the new doors more secure?", {
    service: "doors",
    forms: ["Are your doors safe against break-ins?", "What locks do the doors have?"],
    keywords: "door doors secure security lock locks break-in burglar safe strong",
  }),
  faqFact("door-frame", "Do you replace the frame too?", {
    service: "doors",
    forms: ["Does a new door come with a frame?", "My door frame is rotted"],
    keywords: "door frame sill jamb threshold replace rotted rot",
  }),
];

/** The fact of a product by its name in the catalogue. */
export function productFactId(product: string): string | undefined {
  const found = catalogue.flatMap(({ products }) => products).find(({ name }) => name === product);
  return found && `product-${found.slug}`;
}
