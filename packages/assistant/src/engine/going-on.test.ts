import { expect, test } from "vitest";
import { findGuard } from "../guards/find-guard.ts";
import { fillSlots } from "../slots/fill-slots.ts";
import { isQuestion } from "../understanding/clauses.ts";
import { troubleOf } from "../understanding/trouble.ts";

test.each(["im on disability is that enough", "my son is 17 can he enter", "it says one each wont that get me out"])(
  "%j asks something",
  (text) => {
    expect(isQuestion(text)).toBe(true);
  },
);

test.each(["as soon as i can i will", "thats what i do you know", "i do it every spring"])("%j only tells", (text) => {
  expect(isQuestion(text)).toBe(false);
});

test.each([
  "the fella you sent tracked mud over my rug and never said sorry",
  "Your salesman told us the price was only good that night.",
  "the quote was supposed to come monday and still nothing",
])("%j is a complaint", (text) => {
  expect(troubleOf(text)).toBe("complaint");
});

test("somebody who is said to lie is no patient, and a line that is hit is a danger", () => {
  expect(findGuard("so hes lying?")).toBeUndefined();
  expect(findGuard("the siding came off and its hitting the power line")).toBe("injury");
  expect(findGuard("since the fire i dont see why im bothering with windows or being here")).toBe("injury");
});

test.each([
  [
    "this is Marguerite my number is area code 315 then 555 then 0 1 7 8",
    { name: "Marguerite", phone: "315-555-0178" },
  ],
  ["use my cell three1five 555 zero-one-9-two", { phone: "315-555-0192" }],
  ["call Al 315/555/0189 - Priya", { phone: "315-555-0189" }],
  ["you got my name wrong its Nguyen, not Newgen", { name: "Nguyen" }],
])("%j gives its details", (text, details) => {
  expect(fillSlots(text, {}).changes).toMatchObject(details);
});

test("a name spelled in letters puts right the one that is known", () => {
  expect(fillSlots("not Sue sorry. Sua. S U A", { name: "Sue" }).changes.name).toBe("Sua");
});
