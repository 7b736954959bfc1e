import { profile } from "@site/company/profile";
import { expect, test } from "vitest";
import { companyFindings, sampleValues } from "./company-findings.ts";

test("every value of the sample profile that names the company is found to be a sample [A-18, A-19]", () => {
  const found = sampleValues(profile);
  for (const path of ["company", "phone", "email", "showroom.street", "videos.about.id", "secondLocation.phone"]) {
    expect(found).toContain(path);
  }
});

test("real values are no samples", () => {
  expect(sampleValues({ company: "Miller Home", phone: "(315) 736-1234", email: "info@millerhome.com" })).toEqual([]);
  expect(sampleValues({ company: " " })).toEqual(["company"]);
});

test("a preview takes the sample company as it is", () => {
  expect(companyFindings(false)).toEqual([]);
});

test("production refuses samples, unconfirmed claims, missing qualifiers, what is over, what is outside and no domain", () => {
  const found = companyFindings(true, new Date("2026-11-22T12:00:00Z")).map(({ file, field }) => `${file} ${field}`);
  expect(found).toEqual(
    expect.arrayContaining([
      "profile.ts profile.company",
      "claims.ts claims.A-07.confirmed",
      "claims.ts claims.V-08.qualifier",
      "giveaway.ts edition.drawAt",
      "profile.ts profile.secondLocation.address.postalCode",
      "profile.ts profile.website",
    ]),
  );
  const before = companyFindings(true, new Date("2025-12-01T12:00:00Z"));
  expect(before.filter(({ file }) => file === "giveaway.ts")).toEqual([]);
});
