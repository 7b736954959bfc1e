import { expect, test } from "vitest";
import { lastOf } from "../talk-builder.ts";

test.each([
  ["Bob Jones", "Bob Jones"],
  ["Mary Jones", "Mary Jones"],
  ["Jones", "Jones"],
  ["Maria de la Cruz", "Maria de la Cruz"],
  ["J.R. Smith", "J.R. Smith"],
  ["Rich White", "Rich White"],
  ["Sarah Van der Berg", "Sarah Van der Berg"],
  ["Robert E. Lee", "Robert E. Lee"],
  ["Grace Winter", "Grace Winter"],
  ["Helen Wood", "Helen Wood"],
  ["A.J. Foyt", "A.J. Foyt"],
  ["Nguyen Thi Minh Khai", "Nguyen Thi Minh Khai"],
  ["Bill Price", "Bill Price"],
  ["Paul Snow", "Paul Snow"],
  ["Mark Stone", "Mark Stone"],
  ["My name is Mary Ann St. John", "Mary Ann St. John"],
  ["it's Dr. Sarah Van der Berg", "Sarah Van der Berg"],
  ["Juan de la Cruz", "Juan de la Cruz"],
  ["Maria Peña", "Maria Peña"],
  ["Ludwig von Mises", "Ludwig von Mises"],
  ["Jo March", "Jo March"],
  ["Dan Wall", "Dan Wall"],
  ["Will Power", "Will Power"],
  ["Martin Luther King Jr.", "Martin Luther King Jr"],
  ["maria de la cruz", "Maria de la Cruz"],
  ["Dale Winter from Rome", "Dale Winter"],
  ["Mark Stone 315-555-0101", "Mark Stone"],
])("who is asked for a name and says %j is called so", async (text, name) => {
  const { slots, memory, content } = await lastOf("I want 3 new windows", text);
  expect(slots.name).toBe(name);
  expect(memory.language).toBe("en");
  expect(content).toMatch(/^Thank you, .*(?:Which town or ZIP code is the home in\?|best phone|passed your request)/);
  expect(content).not.toMatch(/panes|price in this chat|weather|stacked stone|I don't have/);
});

test.each([
  "New Windows",
  "Sliding Door",
  "Double Hung",
  "Call Me Later",
  "Not Yet",
  "How Much",
  "Free Estimate",
  "New Hartford",
  "Windows And Doors",
  "You Guys Suck",
  "Good Morning",
  "Vinyl Siding",
  "Whole House",
  "I Need Help",
  "No Thanks",
])("who says %j instead has no name", async (text) => {
  expect((await lastOf("I want 3 new windows", text)).slots.name).toBeUndefined();
});

test.each([
  ["My name is Juan de la Cruz", "Juan de la Cruz"],
  ["I'm Sarah Van der Berg and I need siding", "Sarah Van der Berg"],
  ["need siding, Grace Winter, Rome, 315-555-0100", "Grace Winter"],
])("a name that nobody asked for is whole, too: %s", async (text, name) => {
  expect((await lastOf(text)).slots.name).toBe(name);
});
