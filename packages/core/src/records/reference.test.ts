import { expect, test } from "vitest";
import { newId } from "../store/ids.ts";
import { buildReference, referenceKey } from "./reference.ts";

test("a reference has the form K7-4Q2, no look-alikes, and stays the same for its id", () => {
  for (let made = 0; made < 2000; made += 1) {
    const id = newId();
    const reference = buildReference(id);
    expect(reference).toMatch(/^[A-Z][A-Z2-9]-[A-Z2-9]{3}$/);
    expect(reference).not.toMatch(/[01ILOUAEBSGZ5]/);
    expect(buildReference(id)).toBe(reference);
  }
});

test("among a thousand records hardly two share one", () => {
  const all = new Set(Array.from({ length: 1000 }, () => buildReference(newId())));
  expect(all.size).toBeGreaterThan(990);
});

test.each(["K7-4Q2", "k7-4q2", " K74Q2 ", "k7 4q2", "K7–4Q2"])("%j is looked up as one", (typed) => {
  expect(referenceKey(typed)).toBe("k74q2");
});

test.each(["Smith", "K7-4Q", "K7-4Q22", "07-4Q2", "K7-4O2", "315-555", ""])("%j is no reference", (typed) => {
  expect(referenceKey(typed)).toBeUndefined();
});
