import { expect, test } from "vitest";
import { acceptContact } from "./accept-contact.ts";

const saved = (proposal: Parameters<typeof acceptContact>[1]) => acceptContact({}, proposal);

test("what is proposed is kept as a form would keep it: one line, composed, without control characters", () => {
  const proposal = {
    name: " Zoe\u0308\n Nu\u0301n\u0303ez\u0007 ",
    email: " Ann@Example.COM ",
    location: "\u202ARome\u202C NY",
  };
  expect(saved(proposal)).toEqual({
    name: "Zoë Núñez",
    email: "ann@example.com",
    location: "Rome NY",
  });
});

test("a value at its limit is kept, one more character is refused", () => {
  const limits = { name: 60, location: 200, address: 200, product: 200, details: 300 } as const;
  for (const [name, limit] of Object.entries(limits)) {
    const value = "x".repeat(limit);
    expect(saved({ [name]: value })).toEqual({ [name]: value });
    expect(saved({ [name]: `${value}x` })).toEqual({});
  }
});

test("what the form refuses is refused: a place of one letter, half an address of mail, half a number", () => {
  expect(saved({ location: "U", email: "ann@", phone: "555-0142", name: "A" })).toEqual({});
  expect(saved({ location: "NY" })).toEqual({ location: "NY" });
});
