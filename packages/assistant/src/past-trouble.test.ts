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

test.each([
  "There's a gas leak, the same as last year",
  "carbon monoxide alarm, had it last month too",
  "she had a stroke last year, she passed out a minute ago",
  "last week my window broke and a burglar is outside",
  "In 2024 we had a burst pipe and now the pipe burst in the basement",
  "bleeding since the accident",
  "the tree from last year's storm fell on the power lines",
  "The tree fell on the power line a while ago",
  "hay una fuga de gas hace dias",
  "se reventó un tubo, el año pasado también, hay mucha agua entrando",
  "He passed out and he had a heart attack two years ago",
  "my husband had chest pain and then passed out",
  "she has chest pains now, we wanted a shower quote",
  "there was a fire last year and there is a fire now",
  "my son fell off the ladder and is bleeding, he had an accident last year too",
  "a branch fell on the power line two days ago and I need siding repaired",
  "power line from last month's wind is lying across our siding, we need new siding",
])("danger is not over because something else is, or since it lasts: %s", async (text) => {
  expect((await lastOf(text)).memory.kind).toBe("emergency");
});

test.each([
  "Last winter, a pipe burst in the bathroom and it ruined the floor",
  "A pipe burst and the bathroom flooded two years ago",
  "My husband passed out and hit his head in the tub two years ago, we want a walk-in shower",
  "We had a gas leak last year and now want new windows in that room",
  "a pipe burst in the bathroom, that was last winter, and we want it remodeled",
  "since his heart attack my husband needs a walk-in shower",
  "the siding is scorched from last year's house fire",
  "a wire was down then, last spring, and tore the siding off",
  "my father in law had a stroke 3 months ago and now needs a walk in shower",
  "in 2021 water was pouring in through the old window so we want it replaced",
  "I had a heart attack in March 2023. I'm good now. Windows for 6 rooms please",
  "our window fell out during last year's storm, want to replace it",
  "el año pasado tuvimos una fuga de gas y ahora quiero remodelar el baño",
])("what is over in its own clause is none: %s", async (text) => {
  expect((await lastOf(text)).memory.kind).not.toBe("emergency");
});
