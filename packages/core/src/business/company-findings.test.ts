import { profile } from "@site/company/profile";
import { expect, test, vi } from "vitest";
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

/** What the check says when one file of the folder says something else. */
async function findingsWith(file: string, changed: (module: Record<string, unknown>) => Record<string, unknown>) {
  vi.resetModules();
  vi.doMock(`@site/company/${file}`, async (original) => {
    const module = await original<Record<string, unknown>>();
    return { ...module, ...changed(module) };
  });
  const fresh = await import("./company-findings.ts");
  vi.doUnmock(`@site/company/${file}`);
  return fresh.companyFindings(false).map(({ field, problem }) => `${field}: ${problem}`);
}

test.each([
  ["profile", { profile: { ...profile, phone: "315.555.0142" } }, "profile.phone: write it as (315) 555-0142"],
  ["places", { serviceTowns: [] }, "serviceTowns: at least one town"],
  ["hours", { businessTimeZone: "America/Whitesboro" }, "businessTimeZone: a zone of the tz database"],
  ["page-texts", { titles: { home: "x".repeat(61) } }, "titles.home: at most 60 characters"],
])("a slip in %s is named with its field, in words", async (file, slip, said) => {
  expect(await findingsWith(file, () => slip)).toEqual([expect.stringContaining(said)]);
});

test("a day that is no day is named with its article", async () => {
  const slip = ({ articles }: Record<string, unknown>) => ({
    articles: (articles as object[]).map((article) => ({ ...article, date: "2026-13-45" })),
  });
  expect(await findingsWith("articles", slip)).toContain("articles.0.date: a day such as 2026-11-22");
});
