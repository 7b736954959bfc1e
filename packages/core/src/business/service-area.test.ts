import { expect, test } from "vitest";
import { areaAdvice, isAddressOutOfArea, isOutOfArea } from "./service-area.ts";

test.each([
  "13501",
  "Utica, NY 13501-1234",
  "12345 Main Rd, Rome 13440",
  "11875 Turin Rd, Rome",
  " 10285 River Road, Remsen",
  "11875A Turin Rd, Rome",
  "11875 12th St, Rome",
  "10285 State Route 12, Remsen",
  "10285 Route 12, Remsen",
  "4 Elm St, Utica",
  "13501 Utica",
  "Whitesboro",
  "",
  "1350",
  "135011",
])("%j is not said to be outside the area", (place) => {
  expect(isOutOfArea(place)).toBe(false);
  expect(areaAdvice(place)).toBe("");
});

test.each([
  "90210",
  "90210-1234 Beverly Hills",
  "90210, Beverly Hills",
  "90210 Beverly Hills",
  "10001 New York",
  "New York 10001",
  "63101 St. Louis",
  "Burlington, VT 05401",
  "13501 Ocean Ave, Miami, FL 33101-0001",
])("%j is outside the area", (place) => {
  expect(isOutOfArea(place)).toBe(true);
  expect(areaAdvice(place)).toContain("Send your request anyway");
});

test("a business that names no area has none to be outside of", () => {
  expect(isOutOfArea("90210", [])).toBe(false);
});

test("in an address the number at the beginning is the house's, whatever the street is called", () => {
  expect(["11875 Broadway, Utica", "11875 Turin Rd, Rome", "4 Elm St, Utica"].filter(isAddressOutOfArea)).toEqual([]);
  expect(["11875 Broadway, New York 10001", "90210"].filter(isAddressOutOfArea)).toHaveLength(2);
});
