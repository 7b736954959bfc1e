import { profile } from "@site/company/profile";
import { expect, test } from "vitest";
import { addressLine, directionsUrl, telUri } from "./profile.ts";

test("nothing optional is unset out of the box", () => {
  const unset = Object.entries(profile).filter(([, value]) => value === undefined);
  expect(unset).toEqual([]);
});

test("phone, address and directions become links [A-17, A-20]", () => {
  expect(telUri("(315) 555-0142")).toBe("tel:+13155550142");
  expect(addressLine(profile.showroom)).toContain("Whitesboro, NY 13492");
  expect(directionsUrl(profile.showroom)).toContain("destination=100%20Sample%20Street");
});
