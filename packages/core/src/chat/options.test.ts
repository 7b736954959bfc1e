import { expect, test } from "vitest";
import { serviceChoices } from "./options.ts";

test("a service to choose has its id, a title and a description [F-39]", () => {
  expect(serviceChoices.map(({ id, title }) => [id, title])).toEqual([
    ["windows", "Windows"],
    ["siding", "Siding"],
    ["bathrooms", "Bathrooms"],
    ["doors", "Doors"],
  ]);
  for (const { description } of serviceChoices) expect(description.length).toBeGreaterThan(20);
});
