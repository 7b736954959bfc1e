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
])("%s, %s is the household of %s, %s [O-11]", (address, cityZip, otherAddress, otherCityZip) => {
  expect(householdKey({ address, cityZip })).toBe(householdKey({ address: otherAddress, cityZip: otherCityZip }));
});

test.each([
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
