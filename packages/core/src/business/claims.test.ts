import { reasons, story } from "@site/company/about";
import { accessibility } from "@site/company/accessibility";
import { articles } from "@site/company/articles";
import { benefits, intro, lookingFor, positionTexts } from "@site/company/careers";
import { type ClaimId, claims } from "@site/company/claims";
import { creditNote, plans, preApproval, questions } from "@site/company/financing";
import { highlights } from "@site/company/highlights";
import { positions } from "@site/company/positions";
import type { ClaimScope } from "@site/company/schema";
import { heroes, productReasons, quoteReasons } from "@site/company/site-texts";
import { terms } from "@site/company/terms";
import { serviceText, warranties } from "@site/company/warranty";
import { expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { faq, faqCategories, getFaq } from "../faq/texts.ts";
import { privacy } from "../site/texts/privacy.ts";

/** A text of the site with the claims that the record it stands in cites. */
interface Cited {
  text: string;
  cited: readonly ClaimId[];
}

/** Keys whose values are addresses, ids or dates and are not read as prose. */
const technical = new Set(["id", "slug", "image", "imageAlt", "date", "claims", "payRange", "postedOn"]);

function collectTexts(value: unknown, cited: readonly ClaimId[] = []): Cited[] {
  if (typeof value === "string") return [{ text: value, cited }];
  if (typeof value !== "object" || value === null) return [];
  const own = "claims" in value && Array.isArray(value.claims) ? value.claims : cited;
  return Object.entries(value)
    .filter(([key]) => !technical.has(key))
    .flatMap(([, child]) => collectTexts(child, own));
}

/** Content by the place where it is shown. */
const contents: [ClaimScope, unknown][] = [
  ["faq", faq],
  ["catalogue", [catalogue, highlights]],
  ["blog", articles],
  ["about", [story, reasons]],
  ["financing", [plans, questions, preApproval, creditNote]],
  ["warranty", [warranties, serviceText]],
  ["careers", [intro, benefits, lookingFor, positionTexts, positions]],
  ["terms", terms],
  ["privacy", privacy],
  ["accessibility", accessibility],
];

/** Figures of a text that no cited claim states. */
function uncited({ text, cited }: Cited): string[] {
  const stated = cited.flatMap((id): readonly string[] => claims[id].figures);
  const rest = stated.reduce((left, figure) => left.replaceAll(figure, ""), text);
  return rest.match(/\d[\d,.%+-]*/g) ?? [];
}

test.each(contents)("every figure in the %s texts is stated by a claim that the text cites [A-16]", (_, content) => {
  const problems = collectTexts(content).flatMap((cited) =>
    uncited(cited).map((figure) => `${figure} in "${cited.text}"`),
  );
  expect(problems).toEqual([]);
});

/** Each record that cites claims, with its own words and those of what lies in it. */
function citing(value: unknown): { words: string; cited: readonly ClaimId[] }[] {
  if (typeof value !== "object" || value === null) return [];
  const words = collectTexts(value)
    .map(({ text }) => text)
    .join("\n");
  const own = "claims" in value && Array.isArray(value.claims) ? [{ words, cited: value.claims }] : [];
  return [...own, ...Object.values(value).flatMap(citing)];
}

test.each(contents)("whatever cites a claim in the %s texts states it [A-17, V-11, V-12, V-13, V-14]", (_, content) => {
  const untold = citing(content).flatMap(({ words, cited }) =>
    cited.filter((id) => !claims[id].figures.some((figure) => words.includes(figure))).map((id) => `${id}: ${words}`),
  );
  expect(untold).toEqual([]);
});

test.each(contents)("the %s texts cite only claims that may stand there [A-06, A-07]", (place, content) => {
  const cited = new Set(collectTexts(content).flatMap((text) => text.cited));
  const strays = [...cited].filter((id) => {
    const scopes: readonly ClaimScope[] = claims[id].scopes;
    return !scopes.includes("site") && !scopes.includes(place);
  });
  expect(strays).toEqual([]);
});

test("products promise in short what the specification gives for them [V-06, V-07, V-08, V-09, V-10, V-11]", () => {
  const shortTexts = (slug: string): string[] =>
    Object.values(catalogue)
      .flatMap(({ products }) => products)
      .filter((product) => product.slug === slug)
      .flatMap(({ features, benefits }) => [...features, ...benefits]);
  const siding = shortTexts("reinforced-vinyl-siding").join("\n");
  for (const text of ["30-year no-fade", "up to 210 mph", "97% return on investment", "40 colors"])
    expect(siding).toContain(text);
  expect(shortTexts("double-hung").join("\n")).toContain("Air leakage as low as 0.04 CFM");
  expect(shortTexts("slider-windows").join("\n")).toContain("Energy savings of 15-25%");
});

test("how long a project takes is told with the reasons of its category [V-12, V-13, V-14]", () => {
  const getReasons = (slug: keyof typeof highlights): string => highlights[slug].map(({ text }) => text).join("\n");
  expect(getReasons("windows")).toContain("1-2 days");
  expect(getReasons("bathrooms")).toContain("5-7 days");
  expect(getReasons("siding")).toContain("1-2 weeks");
});

test("the check itself finds a figure without a claim", () => {
  expect(uncited({ text: "since 1989, 98% happy", cited: ["A-04"] })).toEqual(["98%"]);
});

test("there are six questions in each of the seven groups [M-24, M-25]", () => {
  for (const category of faqCategories) {
    expect(getFaq(category), category).toHaveLength(6);
    for (const { question, answer } of getFaq(category)) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(30);
    }
  }
});

test("three sample articles have bodies of 400 to 600 words [M-12]", () => {
  expect(articles).toHaveLength(3);
  for (const { sections, slug } of articles) {
    const words = collectTexts(sections).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    expect(words, slug).toBeGreaterThanOrEqual(400);
    expect(words, slug).toBeLessThanOrEqual(600);
  }
});

test("texts avoid what the business has not supplied and claims nobody may make", () => {
  const all = contents.flatMap(([, content]) => collectTexts(content).map(({ text }) => text)).join("\n");
  expect(all).not.toMatch(/award|BBB|Energy Star|NFRC|rebate|best in|#1|guaranteed lowest|\{phone\}|\{email\}|lorem/i);
  expect(all).not.toMatch(/!|\.\./);
});

test("home, the company's page and the page of the form say that products are custom-made [A-12]", () => {
  expect(heroes.home.lead).toContain("custom-made");
  expect(reasons.map(({ title }) => title)).toContain("Custom-made products");
  expect(quoteReasons.map(({ title }) => title)).toContain("Custom-made, with a lifetime warranty");
  const answers = faqCategories.flatMap(getFaq).map(({ answer }) => answer);
  expect(answers.filter((answer) => answer.includes("custom-made for"))).toHaveLength(3);
  expect(answers.join("\n")).not.toMatch(/(?:usual|standard|stock) size/i);
});

test("wherever 0% APR is named, it is for qualified customers [V-05]", () => {
  const texts = [...contents.map(([, content]) => content), productReasons].flatMap((content) => collectTexts(content));
  const naming = texts.map(({ text }) => text).filter((text) => text.includes("0% APR") && !text.endsWith("?"));
  expect(naming.length).toBeGreaterThanOrEqual(3);
  for (const text of naming) expect(text).toMatch(/0% APR (?:options |is available )?for qualified customers/);
});
