import { expect, test } from "vitest";
import { householdKey } from "./household-key.ts";

const utica = "Utica, NY 13501";

test.each([
  ["12 Main Street", utica, "12 main st.", "utica ny 13501"],
  ["12 Main St", utica, "12  MAIN  ST", "13501"],
  ["12 Main St", "Utica 13501-1234", "12 Main St", "135011234"],
  ["12 Main St Apt 4", utica, "12 Main Street, Apartment 4", utica],
  ["12 Main St Apt 4", utica, "12 Main St #4", utica],
  ["12 Main St Apt #4", utica, "12 Main St Unit 4", utica],
  ["12 Main St Ste 4", utica, "12 Main St, Suite 4", utica],
  ["12 Main St No. 4", utica, "12 Main St apt. 4", utica],
  ["12 West Main St", utica, "12 W. Main Street", utica],
  ["12 Main St North", utica, "12 Main St N", utica],
  ["12 N.W. Shore Rd", utica, "12 Northwest Shore Road", utica],
  ["7 Genesee Avenue", utica, "7 Genesee Ave.", utica],
  ["7 Genesee Av", utica, "7 Genesee Ave", utica],
  ["7 Park Boulevard", utica, "7 Park Blvd", utica],
  ["9 O'Neil Ln", utica, "9 ONeil Lane", utica],
  ["9 Núñez Court", utica, "9 Nunez Ct", utica],
  ["１２ Main St", "Utica １３５０１", "12 Main St", utica],
  ["3 Saint James Pl", utica, "3 St. James Place", utica],
  ["5 Mount Vernon Dr", utica, "5 Mt Vernon Drive", utica],
  ["88 State Route 5", utica, "88 State Rte. 5", utica],
  ["12 Main St", "Clinton, NY", "12 Main St", "clinton new york"],
  ["12 Main St", "New York, NY", "12 Main St", "New York"],
  ["No. 12 Main St", utica, "12 Main St", utica],
  ["Number 12 Main St", utica, "12 Main St", utica],
  ["88 Rt 5", utica, "88 Route 5", utica],
  ["12 Main St", "NY", "12 Main St", "ny"],
])("%s, %s is the household of %s, %s [O-11]", (address, cityZip, otherAddress, otherCityZip) => {
  expect(householdKey({ address, cityZip })).toBe(householdKey({ address: otherAddress, cityZip: otherCityZip }));
});

/** Of the Postal Service's Publication 28, appendix C1 and chapter 233. */
const abbreviations: [written: string, short: string][] = [
  ["Terrace", "TER"],
  ["Circle", "CIR"],
  ["Highway", "HWY"],
  ["Parkway", "PKWY"],
  ["Square", "SQ"],
  ["Turnpike", "TPKE"],
  ["Trail", "TRL"],
  ["Heights", "HTS"],
  ["Extension", "EXT"],
  ["Avenue", "AVE"],
  ["Boulevard", "BLVD"],
  ["Court", "CT"],
  ["Drive", "DR"],
  ["Lane", "LN"],
  ["Place", "PL"],
  ["Road", "RD"],
  ["Street", "ST"],
];
const compass = [
  "North N",
  "South S",
  "East E",
  "West W",
  "Northeast NE",
  "Northwest NW",
  "Southeast SE",
  "Southwest SW",
];

const buildKey = (address: string): string => householdKey({ address, cityZip: utica });

test("streets and directions are shortened as the Postal Service does, each to its own", () => {
  const streets = abbreviations.map(([written, short]) => {
    const key = buildKey(`12 Elm ${written}`);
    expect(buildKey(`12 Elm ${short}`), written).toBe(key);
    // A direction behind the kind of street is one, too.
    expect(buildKey(`12 Elm ${written} West`), written).toBe(buildKey(`12 Elm ${short} W`));
    return key;
  });
  expect(new Set(streets).size).toBe(abbreviations.length);
  const sides = compass.map((each) => {
    const [written = "", short = ""] = each.split(" ");
    const key = buildKey(`12 ${written} Elm St`);
    expect(buildKey(`12 ${short} Elm St`), each).toBe(key);
    expect(buildKey(`12 Elm Way ${written}`), each).toBe(buildKey(`12 Elm Way ${short}`));
    return key;
  });
  expect(new Set([...sides, buildKey("12 Elm St")]).size).toBe(9);
});

test.each([
  ["12 Main St", "Buffalo New York Mills", "12 Main St", "Buffalo Mills"],
  ["12 Main St", "Rome, NY", "12 Main St", "Utica, NY"],
  ["12 Main St", "1135014", "12 Main St", "13501"],
  ["12 Main St", "135019", "12 Main St", "13501"],
  ["North 12", utica, "N 12", utica],
  ["12 North Unit 4", utica, "12 N Unit 4", utica],
  ["12 North", utica, "12 N", utica],
  ["12 Main St Unit", utica, "12 Main St", utica],
  ["12 Main St Apt 4", utica, "12 Main St", utica],
  ["12 Main St Apt 4", utica, "12 Main St 4", utica],
  ["12 Main St Apt 4", utica, "12 Main St Apt 5", utica],
  ["12 Main St Apt 4", utica, "12 Main St", utica],
  ["12 West St", utica, "12 W St", utica],
  ["12 North Main St", utica, "12 South Main St", utica],
  ["123 Main St", utica, "123A Main St", utica],
  ["12 Main St", utica, "13 Main St", utica],
  ["12 Main St", utica, "12 Main Rd", utica],
  ["12 Main St", utica, "12 Main St", "Rome, NY 13440"],
  ["12 Main St", "Utica, NY", "12 Main St", utica],
  ["12 Main St", utica, "12 Mian St", utica],
  ["1 2nd St", utica, "12 nd St", utica],
])("%s, %s and %s, %s may be two households and stay apart", (address, cityZip, otherAddress, otherCityZip) => {
  expect(householdKey({ address, cityZip })).not.toBe(householdKey({ address: otherAddress, cityZip: otherCityZip }));
});

test("a key shows nothing of the address", () => {
  expect(householdKey({ address: "12 Main St", cityZip: utica })).toMatch(/^[0-9a-f]{64}$/);
});
