import { visitorMails } from "@site/company/mails";
import { profile } from "@site/company/profile";
import { expect, test, vi } from "vitest";
import { lintCompany } from "./lint-company.ts";
import { sampleValues } from "./samples.ts";

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
  expect(lintCompany(false)).toEqual([]);
});

test("production refuses samples, unconfirmed claims, missing qualifiers, what is over, what is outside and no domain", () => {
  const found = lintCompany(true, new Date("2026-11-22T12:00:00Z")).map(({ file, field }) => `${file} ${field}`);
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
  const before = lintCompany(true, new Date("2025-12-01T12:00:00Z"));
  expect(before.filter(({ file }) => file === "giveaway.ts")).toEqual([]);
});

/** What the check says when one file of the folder says something else. */
async function findingsWith(
  file: string,
  changed: (module: Record<string, unknown>) => Record<string, unknown>,
  production = false,
) {
  vi.resetModules();
  vi.doMock(`@site/company/${file}`, async (original) => {
    const module = await original<Record<string, unknown>>();
    return { ...module, ...changed(module) };
  });
  const fresh = await import("./lint-company.ts");
  vi.doUnmock(`@site/company/${file}`);
  // The next file of the worker must not get what was made of it.
  vi.resetModules();
  return fresh
    .lintCompany(production, new Date("2026-11-22T12:00:00Z"))
    .map(({ field, problem }) => `${field}: ${problem}`);
}

test.each([
  ["profile", { profile: { ...profile, phone: "315.555.0142" } }, "profile.phone: write it as (315) 555-0142"],
  ["places", { serviceTowns: [] }, "serviceTowns: at least one town"],
  ["hours", { businessTimeZone: "America/Whitesboro" }, "businessTimeZone: a zone of the tz database"],
  ["page-texts", { titles: { home: "x".repeat(61) } }, "titles.home: at most 60 characters"],
  ["terms", { terms: [] }, 'terms: need a section with the id "sms"'],
  ["hours", { hours: { site: [{ label: "Mon-Fri", text: "8 AM-9 PM" }], contact: [] } }, "something else for Monday"],
  [
    "known-places",
    { knownPlaces: { nearby: [], far: [], forms: {}, zips: { 856: "Tucson" } } },
    "Tucson is no town of",
  ],
  ["legal", { privacyContact: { name: "Ann Lee" } }, "privacyContact: needs a phone number or an email address"],
])("a slip in %s is named with its field, in words", async (file, slip, said) => {
  expect(await findingsWith(file, () => slip)).toContainEqual(expect.stringContaining(said));
});

test("a day that is no day is named with its article", async () => {
  const slip = ({ articles }: Record<string, unknown>) => ({
    articles: (articles as object[]).map((article) => ({ ...article, date: "2026-13-45" })),
  });
  expect(await findingsWith("articles", slip)).toContain("articles.0.date: a day such as 2026-11-22");
});

/** The folder with one file changed, as production sees it. */
const inProduction = (file: string, changed: Parameters<typeof findingsWith>[1]) => findingsWith(file, changed, true);

const real = { phone: "(315) 736-1234", website: "https://www.miller-home.com", email: "info@miller-home.com" };
const ownProfile = (more: object) => ({ profile: { ...profile, ...real, careersEmail: undefined, ...more } });

test.each([
  ["a phone number of the films", { phone: "(402) 555-7300" }, "profile.phone: is a number that nobody can have"],
  ["an area code of the films", { phone: "(555) 736-1234" }, "profile.phone: is a number that nobody can have"],
  ["an address without encryption", { website: "http://www.miller-home.com" }, "must begin with https://"],
  ["an address with a path", { website: "https://www.miller-home.com/home" }, "https://www.miller-home.com"],
  [
    "a machine's number",
    { website: "https://203.0.113.7" },
    "profile.website: is not an address that the public can reach",
  ],
  ["a bare name", { website: "https://miller" }, "profile.website: is not an address that the public can reach"],
  ["another firm's mailbox", { email: "info@bright-roofs.com" }, "profile.email: is not at miller-home.com"],
  ["a mailbox for tests", { email: "info@miller-home.test" }, "profile.email: is at a domain that nobody can write to"],
  ["a year without a claim", { founded: 1954 }, "profile.founded: no claim of claims.ts holds the year 1954"],
  ["a marker off the map", { geo: { latitude: 32.2, longitude: -110.9 } }, "profile.geo: is not on the map"],
  [
    "a map of the country",
    { map: { latitude: 42.7, longitude: -75.5, zoom: 4 } },
    "profile.map: shows half the country",
  ],
  [
    "a service's front page",
    { social: [{ label: "Facebook", url: "https://www.facebook.com/" }] },
    "is the front page",
  ],
])("production refuses %s", async (_, slip, said) => {
  expect(await inProduction("profile", () => ownProfile({}))).not.toContainEqual(expect.stringContaining(said));
  expect(await inProduction("profile", () => ownProfile(slip))).toContainEqual(expect.stringContaining(said));
});

test("an address at a provider for everybody, or at another domain of the company, is its own", async () => {
  for (const more of [{ email: "miller.home@gmail.com" }, { email: "a@miller.com", otherDomains: ["miller.com"] }])
    expect((await inProduction("profile", () => ownProfile(more))).join()).not.toContain("profile.email");
});

const story = (text: string, claims: string[] = []) => ({ story: { heading: "Us", paragraphs: [text], claims } });

test.each([
  ["about", story("We have 7,500 happy customers."), 'story.paragraphs.0: no claim in claims.ts covers "7,500"'],
  ["about", story("An award-winning firm."), 'story.paragraphs.0: no claim in claims.ts covers "award-winning"'],
  ["about", story("More than 15,000+ projects."), 'story.paragraphs.0: no claim in claims.ts covers "15,000+"'],
  ["about", story("Ask Bluestem Exteriors."), 'story.paragraphs.0: names "Bluestem Exteriors"'],
  ["about", story("TODO: our story"), "story.paragraphs.0: is a sample, or empty"],
  ["about", story("Based in Buffalo, NY."), 'story.paragraphs.0: "Buffalo, NY" lies outside the places served'],
  [
    "claims",
    { claims: { a: { figures: ["1"], scopes: [], confirmed: { by: "A", on: "2031-01-01" } } } },
    "has not come",
  ],
  ["claims", { claims: { a: { figures: ["1"], scopes: [], qualifier: " " } } }, "claims.a.qualifier: the words"],
  [
    "positions",
    { positions: [{ pay: "", postedOn: "2031-01-01" }] },
    "positions.0.postedOn: is a day that has not come",
  ],
  ["financing", { plans: [..."abc", " "].map((disclosure) => ({ disclosure })) }, "plans.3.disclosure: the lender's"],
])("production refuses what nobody stands up for in %s", async (file, slip, said) => {
  expect(await inProduction(file, () => ({}))).not.toContainEqual(expect.stringContaining(said));
  expect(await inProduction(file, () => slip)).toContainEqual(expect.stringContaining(said));
});

test("a claim covers its figure where it may stand, in any case", async () => {
  const said = (await inProduction("about", () => story("In business for 35+ years, SINCE 1989."))).join("\n");
  expect(said).not.toContain("story.paragraphs");
});

test("a drawing that no file has is named", async () => {
  const said = await findingsWith("about", () => ({ drawing: "/illustrations/scene-deckz.svg" }));
  expect(said).toEqual(["drawing: there is no drawing scene-deckz.svg in illustrations"]);
});

const { request, replies } = visitorMails;

test.each([
  ["a greeting without a name", { ...visitorMails, replies: { ...replies, greeting: "Hello," } }, "must hold {first}"],
  ["a closing without a number", { ...visitorMails, request: { ...request, closing: "Bye" } }, "must hold {phone}"],
  ["a subject without a sender", { ...visitorMails, request: { ...request, subject: "Hi" } }, "must hold {company}"],
  [
    "a mark that stays as it is",
    { ...visitorMails, replies: { ...replies, closing: "See you {promise}" } },
    '"{promise}" is not filled in here; write one of {company}, {phone}',
  ],
])("mails with %s are refused", async (_, slip, said) => {
  expect(await findingsWith("mails", () => ({ visitorMails: slip }))).toEqual([expect.stringContaining(said)]);
});

const confirmed = { by: "Ann Lee", on: "2026-10-05" };
const range = { service: "windows", job: "ten windows", low: 6000, typical: 9000, high: 14_000, confirmed };
const moves = [{ title: "Size", text: "Large ones cost more." }];
const terms = {
  ...{ lender: "Valley Bank", apr: 9.99, isFixed: true, downPayment: 0, months: [60], least: 1000, most: 50_000 },
  ...{ disclosure: "Subject to approval.", confirmed },
};

test.each([
  ["a range in the wrong order", { priceRanges: [{ ...range, moves, typical: 15_000 }] }, "must be low, typical, high"],
  ["a range without what moves it", { priceRanges: [{ ...range, moves: [] }] }, "priceRanges.0.moves"],
  ["a service that it lacks", { priceRanges: [{ ...range, moves, service: "roofs" }] }, 'services.ts has no "roofs"'],
  [
    "a service that stands twice",
    { priceRanges: [1, 2].map(() => ({ ...range, moves })) },
    'priceRanges.1.service: "windows" has a range already',
  ],
  ["a lender that lends nothing", { loanTerms: { ...terms, most: 500 } }, "must lend more at most than at least"],
  ["a rate without a lender's words", { loanTerms: { ...terms, disclosure: "" } }, "loanTerms.disclosure"],
])("prices: %s is named", async (_, slip, said) => {
  expect(await findingsWith("prices", () => slip)).toContainEqual(expect.stringContaining(said));
});

test("production takes a price or a rate for a year after somebody's word, and neither earlier nor later", async () => {
  const on = async (day: string) => {
    const word = { confirmed: { by: "Ann Lee", on: day } };
    const prices = { priceRanges: [{ ...range, moves, ...word }], loanTerms: { ...terms, ...word } };
    return (await findingsWith("prices", () => prices, true)).filter((each) => /^(priceRanges|loanTerms)/.test(each));
  };
  expect(await on("2025-11-23")).toEqual([]);
  for (const [day, said] of [
    ["2025-11-20", "is more than a year ago: confirm it anew, or leave it out"],
    ["2026-11-23", "is a day that has not come yet"],
  ] as const)
    expect(await on(day)).toEqual([`priceRanges.0.confirmed.on: ${said}`, `loanTerms.confirmed.on: ${said}`]);
});

const project = {
  ...{
    slug: "roof",
    title: "A roof",
    service: "windows",
    product: "double-hung",
    town: "Utica",
    county: "oneida-county",
  },
  ...{ finishedOn: "2026-05-01", before: "/illustrations/placeholder.svg", after: "/illustrations/placeholder.svg" },
  ...{ alt: "a house", summary: "Windows.", done: ["Ten windows."], confirmed },
};

test.each([
  ["a product of another service", { product: "entry-doors" }, 'services.ts has no "entry-doors" of "windows"'],
  ["a service that is none", { service: "roofs", product: undefined }, 'services.ts has no "roofs"'],
  ["a county without a page", { county: "kings-county" }, 'places.ts has no "kings-county"'],
  ["a photo that is not there", { after: "/photos/none.jpg" }, "there is no photo none.jpg in photos"],
  ["a photo elsewhere", { after: "https://example.org/a.jpg" }, "a photo such as /photos/roof-after.jpg"],
  ["an address of another form", { slug: "A Roof" }, "small letters, digits and dashes"],
])("projects: %s is named", async (_, slip, said) => {
  const found = await findingsWith("proof", () => ({ projects: [{ ...project, ...slip }] }));
  expect(found).toContainEqual(expect.stringContaining(said));
});

test("two projects don't share an address", async () => {
  const found = await findingsWith("proof", () => ({ projects: [project, project] }));
  expect(found).toEqual(['projects.1.slug: "roof" is there twice']);
});

test("production refuses papers that ran out or that nobody looked at for a year, work to come and places outside", async () => {
  const old = { by: "Ann Lee", on: "2025-10-05" };
  const proof = {
    licenses: [{ name: "License", number: "1", issuer: "State", confirmed: old }],
    insurances: [
      { kind: "Liability", insurer: "Mutual", until: "2026-11-21", confirmed },
      { kind: "Liability", insurer: "Mutual", until: "2026-11-22", confirmed },
    ],
    crew: [{ name: "Ann Lee", role: "Owner", since: 2027 }],
    projects: [{ ...project, finishedOn: "2026-11-23", town: "Boston" }],
  };
  const found = await findingsWith("proof", () => proof, true);
  expect(found.filter((each) => /^(licenses|insurances|crew|projects)/.test(each) && !each.includes("sample"))).toEqual(
    [
      "licenses.0.confirmed.on: is more than a year ago: confirm it anew, or leave it out",
      "insurances.0.until: the insurance ended on 2026-11-21",
      "crew.0.since: is a year that has not come yet",
      "projects.0.finishedOn: is a day that has not come yet",
      "projects.0.town: lies outside the places served",
    ],
  );
});
