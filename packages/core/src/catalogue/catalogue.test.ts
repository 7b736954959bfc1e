import { expect, test } from "vitest";
import { catalogue, findCategory, topics } from "./catalogue.ts";
import { categorySlugs, getCategoryBySlug } from "./contract.ts";

const slugs = (category: string) => findCategory(category)?.products.map(({ slug }) => slug);

test("the four categories hold the twelve products of the specification [A-02, B-32, B-33, B-34, B-35]", () => {
  expect(catalogue.map(({ slug }) => slug)).toEqual([...categorySlugs]);
  expect(catalogue.map(({ name }) => name)).toEqual(["Windows", "Siding", "Bathrooms", "Doors"]);
  expect(slugs("windows")).toEqual(["double-hung", "bay-bow-picture-windows", "slider-windows"]);
  expect(slugs("siding")).toEqual([
    "reinforced-vinyl-siding",
    "engineered-wood-siding",
    "exteria-stacked-stone-vinyl-siding",
  ]);
  expect(slugs("bathrooms")).toEqual(["tub-shower-conversion", "safety-tubs", "premium-shower-doors"]);
  expect(slugs("doors")).toEqual(["entry-doors", "storm-doors", "patio-doors"]);
});

test("a category has a name, a description and whole products [Q-23, Q-24]", () => {
  for (const slug of categorySlugs) {
    const category = findCategory(slug);
    expect(category?.description.length).toBeGreaterThan(80);
    for (const product of category?.products ?? []) {
      expect(product.features.length).toBeGreaterThanOrEqual(6);
      expect(product.benefits.length).toBeGreaterThanOrEqual(4);
      const words = product.overview.split(/\s+/).length;
      expect(words, product.id).toBeGreaterThanOrEqual(80);
      expect(words, product.id).toBeLessThanOrEqual(120);
      expect(product.image).toBe(`/illustrations/${slug}-${product.slug}.svg`);
      expect(product).not.toHaveProperty("claims");
    }
  }
});

test("one category leaves its hero heading to the default [K-07]", () => {
  expect(findCategory("doors")?.heroHeading).toBeUndefined();
});

test("an unknown category is not found", () => {
  for (const slug of ["", "roofing", "__proto__", "constructor"]) expect(findCategory(slug)).toBeUndefined();
});

test("there are topics [Q-22, Q-25]", () => {
  expect(topics().length).toBeGreaterThanOrEqual(4);
});

test("a category page without a known slug shows windows [K-01]", () => {
  expect([undefined, "", "roofs", "windows", "doors"].map(getCategoryBySlug)).toEqual([
    "windows",
    "windows",
    "windows",
    "windows",
    "doors",
  ]);
});
