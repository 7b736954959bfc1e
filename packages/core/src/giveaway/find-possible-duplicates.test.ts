import { expect, test } from "vitest";
import { findPossibleDuplicates } from "./find-possible-duplicates.ts";
import type { Entry } from "./record.ts";

/** Entries of people who share neither a name nor a way to reach them, at "street | place". */
const at = (...addresses: string[]): Entry[] =>
  addresses.map((each, index) => {
    const [address = "", cityZip = ""] = each.split(" | ");
    const person = { name: `Person ${index}`, phone: `315 555 010${index}`, email: `${index}@example.org` };
    return { id: String(index), address, cityZip, ...person } as Entry;
  });

test.each([
  ["12 Main Street | Utica, NY 13501", "12 Main St | Utica NY"],
  ["12 Main Street | Utica, NY 13501", "12 Main St | Utica, NY 13502"],
  ["5 Elm St | New Hartford", "5 Elm St | New Hartford 13413"],
  ["1234 State Route 5 | Vernon 13476", "1234 Rte 5 | Vernon 13476"],
  ["1234 State Route 5 | Vernon 13476", "1234 NY-5 | Vernon 13476"],
  ["1234 NYS Rte. 5 | Vernon", "1234 US5 | Vernon 13476"],
  ["88 County Route 12 | Vernon", "88 Rt 12 | Vernon 13476"],
  ["12 1st St | Rome 13440", "12 First St | Rome 13440"],
  ["12 Tenth Ave | Rome", "12 10th Avenue | Rome 13440"],
])("%s and %s are one street and number to look at", (one, other) => {
  expect(findPossibleDuplicates(at(one, other))).toEqual([{ reason: "same street", ids: ["0", "1"] }]);
});

test.each([
  ["12 Main St | Utica, NY 13501", "14 Main St | Utica NY"],
  ["12 Main St | Utica, NY 13501", "12 Oak St | Utica NY"],
  ["1234 Route 5 | Vernon", "1234 Route 8 | Vernon 13476"],
  ["12 1st St | Rome 13440", "12 2nd St | Rome"],
  ["12 Statewide Rd | Rome 13440", "12 Rd | Rome"],
  ["? | Rome 13440", "! | Utica 13501"],
])("%s and %s are not", (one, other) => {
  expect(findPossibleDuplicates(at(one, other))).toEqual([]);
});

test("a stronger sign of a pair stands before its street", () => {
  const [one, other] = at("12 Main St | Utica", "12 Main St | Utica 13501") as [Entry, Entry];
  const reasons = (more: Partial<Entry>) =>
    findPossibleDuplicates([one, { ...other, ...more }]).map(({ reason }) => reason);
  expect(reasons({ phone: one.phone })).toEqual(["same phone"]);
  expect(reasons({ name: one.name })).toEqual(["same name and house number"]);
});

test.each([
  ["annlee@gmail.com", "ann.lee@gmail.com"],
  ["annlee@gmail.com", "annlee+2@gmail.com"],
  ["annlee@gmail.com", "AnnLee@googlemail.com"],
  ["ann@example.org", "ANN+sweeps@Example.org"],
])("the mailbox of %s and %s is one", (email, same) => {
  const [one, other] = at("12 Main St | Utica", "90 Oak St | Rome") as [Entry, Entry];
  const reasons = findPossibleDuplicates([
    { ...one, email },
    { ...other, email: same },
  ]);
  expect(reasons).toEqual([{ reason: "same email", ids: ["0", "1"] }]);
});

test("dots tell mailboxes of other services apart, and one of several numbers is enough", () => {
  const [one, other] = at("12 Main St | Utica", "90 Oak St | Rome") as [Entry, Entry];
  const pairOf = (first: Partial<Entry>, second: Partial<Entry>) =>
    findPossibleDuplicates([
      { ...one, ...first },
      { ...other, ...second },
    ]).map(({ reason }) => reason);
  expect(pairOf({ email: "ann.lee@example.org" }, { email: "annlee@example.org" })).toEqual([]);
  expect(pairOf({ phone: "315-555-0142 / 315-555-0199" }, { phone: "\u0663\u0661\u0665-555-0199" })).toEqual([
    "same phone",
  ]);
});
