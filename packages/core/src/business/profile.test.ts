import { profile } from "@site/company/profile";
import { expect, test } from "vitest";
import { addressLine, directionsUrl, sampleValues, telUri } from "./profile.ts";

test("every value of the sample profile that names the company is found to be a sample [A-18, A-19]", () => {
  const found = sampleValues();
  for (const path of ["company", "phone", "email", "showroom.street", "videos.about.id", "secondLocation.phone"]) {
    expect(found).toContain(path);
  }
});

test("real values are no samples", () => {
  expect(sampleValues({ company: "Miller Home", phone: "(315) 736-1234", email: "info@millerhome.com" })).toEqual([]);
  expect(sampleValues({ company: " " })).toEqual(["company"]);
});

test("nothing optional is unset out of the box", () => {
  const unset = Object.entries(profile).filter(([, value]) => value === undefined);
  expect(unset).toEqual([]);
});

test("phone, address and directions become links [A-17, A-20]", () => {
  expect(telUri("(315) 555-0142")).toBe("tel:+13155550142");
  expect(addressLine(profile.showroom)).toContain("Whitesboro, NY 13492");
  expect(directionsUrl(profile.showroom)).toContain("destination=100%20Sample%20Street");
});
