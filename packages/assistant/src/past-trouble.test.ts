import { expect, test } from "vitest";
import { lastOf } from "./talk-builder.ts";

test.each([
  ["My mom had a stroke last year and needs a walk-in shower. Ann Lee 315-555-0142", "bathrooms"],
  ["I had seizures so my tub is dangerous. Need a shower with a seat", "bathrooms"],
  ["we had a pipe burst last winter and want to redo the bathroom, Ann Lee 315-555-0142", "bathrooms"],
  ["Storm last spring tore siding off and a wire was down then, want new siding", "siding"],
  ["My husband passed out in the tub two years ago, so we want a walk-in shower, 315-555-0184", "bathrooms"],
  ["I need new siding, the house has loose wires for the cable TV", "siding"],
])("what is over is a project and no emergency: %s", async (text, service) => {
  const { memory, slots, content } = await lastOf(text);
  expect(memory.kind).toBeUndefined();
  expect(slots.service).toBe(service);
  expect(content).not.toMatch(/911|sorry for your loss/);
});

test("who passed is no patient", async () => {
  const { memory, content } = await lastOf("My dad passed out of state but the house is in Rome, I want a quote");
  expect(memory.kind).toBeUndefined();
  expect(content).not.toContain("911");
});

test("a project that follows upon a person's emergency is a project", async () => {
  const project = await lastOf("my husband is having a seizure", "he is fine again. how much is a walk-in tub?");
  expect(project.memory.kind).toBeUndefined();
  expect(project.content).not.toContain("main valve");
  const quote = await lastOf("my mom fell and is bleeding", "thanks. we want a quote for a walk-in shower");
  expect(quote.memory.kind).toBeUndefined();
  expect(quote.slots.service).toBe("bathrooms");
});

test("trouble at the house stays urgent while a price is asked, and is none when its writer says so", async () => {
  const tree = "a tree fell through our window and rain is pouring in, 315-555-0142";
  expect((await lastOf(tree, "how much is a new window?")).memory.kind).toBe("emergency");
  const water = "se me está metiendo el agua por la puerta de atrás con esta lluvia";
  const aged = await lastOf(water, "tengo la puerta de ustedes, la pusieron hace un año");
  expect(aged.memory.kind).toBe("emergency");
  const later = await lastOf(tree, "that was last year, no emergency, we just want new windows");
  expect(later.memory.kind).toBeUndefined();
});

test.each([
  "my husband is having a heart attack",
  "my mom just had a stroke in the tub",
  "my wife had a stroke",
  "pipe burst, water everywhere",
  "we need new windows but there is a gas leak right now",
  "my dad passed out in the bathroom",
  "loose wires are sparking on the siding",
  "a live wire is hanging over the door",
  "he had a seizure and is not breathing",
  "I need a window fixed, the gas line got hit",
  "the pipe you installed last year burst and water is pouring in",
  "honestly since the house fire I don't see why I'm bothering with windows. or being here",
  "after my husband's stroke last year I don't want to live anymore",
  "he had chest pains last week and now he can't breathe",
])("what happens now is an emergency: %s", async (text) => {
  expect((await lastOf(text)).memory.kind).toBe("emergency");
});
