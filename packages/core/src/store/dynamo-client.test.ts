import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leads } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { newId } from "./ids.ts";

test("half a letter keeps nothing from being written, and what only looks like one stays as it is", async () => {
  const context = contextWith();
  const notes = `😀 \\ud83d ${"😀".charAt(0)}`;
  const { id } = await submitQuote(context, buildQuoteRequest({ notes }), { id: newId() });
  const { data } = await leads(context.store).get({ id }).go();
  expect(data?.notes).toBe("😀 \\ud83d \uFFFD");
});
