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

test.each([
  ["J. R. de la Cruz", "J. R. de la Cruz"],
  ["j. r. de la cruz", "J. R. de la Cruz"],
  ["Zoë Brontë-O'Neil", "Zoë Brontë-O'Neil"],
  ["zoë brontë-o'neil", "Zoë Brontë-O'Neil"],
  ["Xiomara Quiñones-Diaz", "Xiomara Quiñones-Diaz"],
  ["svetlana d'angelo", "Svetlana D'Angelo"],
  ["Jean-Luc van den Berg", "Jean-Luc van den Berg"],
])("%j alone is a name, whether it was asked for or which door", async (text, name) => {
  expect((await lastOf("new patio door in rome please", text)).slots.name).toBe(name);
  expect((await lastOf("I want 3 new windows", text)).slots.name).toBe(name);
});

test.each([
  "Double Hung",
  "Therma Tru",
  "dark oak",
  "Tri-Fold Glass",
  "Hunter Green",
  "will call",
  "the kitchen one",
  "Cape Cod",
  "brick ranch",
])("%j says which door, and no name", async (text) => {
  expect((await lastOf("new patio door in rome please", text)).slots.name).toBeUndefined();
});

test.each([
  ["Devin Price", "Devin Price"],
  ["devin price", "Devin Price"],
  ["Lakeisha Winter", "Lakeisha Winter"],
  ["Ana Sofía del Río", "Ana Sofía del Río"],
])("who looks for work and says %j is called so", async (text, name) => {
  const { slots, memory, content } = await lastOf("are you guys hiring? ive hung siding 6 yrs", text);
  expect(slots.name).toBe(name);
  expect(memory.kind).toBe("job");
  expect(content).toBe(`Thank you, ${name}.`);
});

test.each([
  ["Nguyen Van Price is my name", "Nguyen Van Price"],
  ["ola winter is my name", "Ola Winter"],
  ["bea stone's the name", "Bea Stone"],
  ["hi there. Padraig O'Shea is my full name", "Padraig O'Shea"],
])("%j tells a name", async (text, name) => {
  const { slots, content } = await lastOf("new siding, utica", text);
  expect(slots.name).toBe(name);
  expect(content).not.toMatch(/winter|a price|stone|Only so that/);
});

test.each([
  ["ok have someone call. Ron Bailey 315-555-0145", "Ron Bailey"],
  ["yes please have somebody call me. dana kowalski 315-555-0145", "Dana Kowalski"],
  ["i'd like a call. Marisol Vega-Ruiz 315.555.0145", "Marisol Vega-Ruiz"],
])("a name beside the number, behind a sentence: %s", async (text, name) => {
  expect((await lastOf("its for siding in herkimer", text)).slots).toMatchObject({ name, phone: "315-555-0145" });
});

test.each(["Tom Winter 3155550161", "Anna Price 3155550161", "Rick Snow, 3155550161", "Angela Price, 315-555-0161"])(
  "the words of a name are no topic: %s",
  async (text) => {
    const { content } = await lastOf("need a quote on a front door, utica", text);
    expect(content).not.toMatch(/in winter|a price|weather/);
    expect((await lastOf("need a quote on a front door, utica", text, "is that ok?")).content).not.toMatch(
      /in winter|a price|weather/,
    );
  },
);
