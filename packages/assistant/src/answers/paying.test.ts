import { expect, test } from "vitest";
import { lastOf } from "../talk-builder.ts";

test.each([
  ["are estimates free?", /^Yes, /],
  ["is it free?", /^Yes, /],
  ["is the estimate really free?", /^Yes, /],
  ["so the quote is free right?", /^Yes, /],
  ["are you sure it's free", /^Yes, /],
  ["free estimates?", /^Yes, /],
  ["do you give free quotes", /^Yes, /],
  ["so if a guy comes out for the estimate it costs nothing?", /^Yes, /],
  ["do I have to pay for the estimate?", /^No, /],
  ["is there a charge for the visit?", /^No, /],
  ["does the estimate cost anything?", /^No, /],
  ["will I be charged for the measuring?", /^No, /],
  ["what does an estimate cost", /^There is no charge: /],
  ["is the estimate free or do I pay for it?", /^There is no charge: /],
])("whether an estimate costs something is answered as it was asked: %s", async (text, opening) => {
  const { content } = await lastOf(text);
  expect(content).toMatch(opening);
  expect(content).toContain("the visit, the measuring and the estimate are free, without obligation");
});

test("a repair that is asked for is not called free", async () => {
  const { content } = await lastOf("handle broke off my casement, 4 yr old windows from you. free?");
  expect(content).not.toMatch(/are free|no charge/);
});
