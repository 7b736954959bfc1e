import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freshTree } from "../../tools/fresh-tree.ts";
import { companyData, type Fact, listFacts } from "../support/company-facts.ts";
import { askChat, questions, strangersFirst } from "../support/servers/second-company-chat.ts";
import { thrift } from "../support/setup/thrift.ts";
import { type Document, walkSite } from "../support/walk-site.ts";

const company = "bluestem";
const own = await companyData(company);
const sample = await companyData("sample");
const facts = listFacts(sample, own);
const website = own.get("profile.profile.website") ?? "";

const dataDir = mkdtempSync(join(tmpdir(), "second-company-"));
let tree: string;
let site: ChildProcess;
let ended: Promise<unknown[]>;
let url: string;
let documents: Map<string, Document>;

const environment = () => ({
  ...thrift,
  PATH: `${resolve("node_modules/.bin")}:${process.env.PATH}`,
  HOME: process.env.HOME,
  COMPANY: company,
  NODE_OPTIONS: `--conditions=company-${company}`,
  DATA_DIR: dataDir,
  RATE_LIMIT: "off",
});

beforeAll(async () => {
  tree = freshTree();
  const built = spawnSync("npm", ["run", "build"], { cwd: tree, env: environment(), encoding: "utf8" });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  site = fork("tests/support/servers/company-site.ts", {
    cwd: tree,
    env: environment(),
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  ended = once(site, "exit");
  const [said] = await Promise.race([once(site, "message"), ended]);
  if (typeof said !== "string") throw new Error(`the site ended with ${said}`);
  url = said;
  documents = await walkSite(url, website);
});

afterAll(async () => {
  site.disconnect();
  await ended;
  rmSync(tree, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

const ownTexts = [...own.values()].filter((text) => text.length > 3).sort((a, b) => b.length - a.length);

/** A text without what the company's own folder says. */
const foreign = (text: string): string => ownTexts.reduce((rest, each) => rest.replaceAll(each, "…"), text);

/** What the product itself says in these words, whoever the company is; months at the end of a line are a loan's term. */
const common =
  /(?:Open|Close) … window|Automated assistant, 24\/7|: \d+ (?:days|months)(?: after the drawing)?\.|(?:5 to|More than) 10 years|(?:^|for )\d+ months$/gm;

/** Where a text states what only the sample company can say. */
function leaks(where: string, text: string, kinds: readonly Fact["kind"][]): string[] {
  return facts
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ pattern, field }) => {
      const hit = pattern.exec(text);
      return hit ? [`${where}: ${field} in "${text.slice(Math.max(0, hit.index - 60), hit.index + 60)}"`] : [];
    });
}

test("no page, feed, list, picture or data block states a fact of the sample company", () => {
  expect(documents.size).toBeGreaterThan(50);
  const said = [...documents].flatMap(([path, { text, isPage }]) =>
    isPage
      ? leaks(path, foreign(text).replace(common, ""), ["name", "figure", "service", "sentence"])
      : leaks(path, text, ["name", "sentence"]),
  );
  expect(said).toEqual([]);
});

test.each(["web", "office"])("no file that was built for %s does, seen or unseen", (name) => {
  const folder = join(tree, "packages", name, "dist");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const said = files
    .filter((file) => /\.(?:html|js|json|css|svg|txt)$/.test(file))
    .flatMap((file) => leaks(file, readFileSync(join(folder, file), "utf8"), ["name", "sentence"]));
  expect(said).toEqual([]);
});

test("its icon and its drawings are its own, and what the product draws is in its colors", () => {
  const built = join(tree, "packages/web/dist");
  const [, icon = ""] = /rel="icon" href="([^"]+)"/.exec(readFileSync(join(built, "index.html"), "utf8")) ?? [];
  expect(readFileSync(join(built, icon), "utf8")).toContain("<title>Roof</title>");
  const office = join(tree, "packages/office/dist");
  expect(readFileSync(join(office, "icon.svg"), "utf8")).toContain("<title>Roof</title>");
  for (const file of ["index.html", "manifest.webmanifest"])
    expect(readFileSync(join(office, file), "utf8"), file).not.toMatch(/#173a30|#fbf8f2/);
  const drawn = readdirSync(join(built, "illustrations"));
  expect(drawn).toEqual(expect.arrayContaining(["scene-home.svg", "scene-notfound.svg", "tile-gutters.svg"]));
  for (const name of drawn)
    expect(readFileSync(join(built, "illustrations", name), "utf8"), name).not.toMatch(/#1f4d3f|#173a30/);
});

test("no link of the site is dead, and every fragment has its place", () => {
  expect([...documents].flatMap(([path, { dead }]) => dead.map((link) => `${path}: ${link}`))).toEqual([]);
});

test("no section, heading or list of a page is empty", () => {
  expect([...documents].flatMap(([path, { empty }]) => empty.map((each) => `${path}: ${each}`))).toEqual([]);
});

test("pages that the company has nothing for are not found", async () => {
  const absent = [...own].filter(([field]) => field.startsWith("page-texts.absentPages.")).map(([, name]) => name);
  expect(absent).toContain("win");
  for (const name of absent) expect((await fetch(`${url}/${name}`)).status, name).toBe(404);
});

test("pages promise what the second company promises, and say how long it keeps what it gets", () => {
  expect(documents.get("/quote")?.text).toContain("We answer within two working days");
  expect(documents.get("/privacy")?.text).toContain("Chats: 90 days.");
  expect(documents.get("/privacy")?.text).toContain("Requests for an estimate or service: 18 months.");
  expect(documents.get("/privacy")?.text).toMatch(
    /Dana Novak\s*·\s*\(402\) 555-7300\s*·\s*privacy@bluestem-exteriors\.test/,
  );
});

test("what a service costs, and what a loan comes to, stand on pages of their own with whose word it is", () => {
  const { text = "" } = documents.get("/prices/roofing") ?? {};
  for (const each of ["$11,800", "$15,400", "$22,600", "Pitch and height", "D. Novak, owner", "October 5, 2026"])
    expect(text).toContain(each);
  expect(documents.get("/prices/siding")).toBeUndefined();
  expect(text).toMatch(/"lowPrice":11800,"highPrice":22600,"priceCurrency":"USD"/);
  const payment = documents.get("/monthly-payment")?.text;
  expect(payment).toContain("9.99% Annual Percentage Rate (APR), fixed");
  expect(payment).toMatch(
    /No down payment\. Amount financed \$15,400\.00\. 60 monthly payments of \$327\.13, in all \$19,627\.80/,
  );
  expect(payment).toContain("Credit is subject to approval by Platte Valley Credit Union.");
  for (const path of ["/quote", "/about"]) expect(documents.get(path)?.text, path).toContain("What gutters cost\n");
});

test("licenses, insurance and crew are shown, and search engines learn the licenses", () => {
  const { text = "" } = documents.get("/about") ?? {};
  for (const each of ["No. 41207-26", "Nebraska Department of Labor", "General liability insurance", "March 31, 2027"])
    expect(text).toContain(each);
  for (const each of ["Luis Ortega", "With us since 2014"]) expect(text).toContain(each);
  expect(text).toMatch(/"hasCredential":\[\{"@type":"EducationalOccupationalCredential"/);
  expect(documents.get("/quote")?.text).toContain("Contractor registration 41207-26");
});

test("a project has a page of its own, which the list, its county and the sitemap lead to", async () => {
  const path = "/projects/seamless-gutters-in-seward";
  const { text = "" } = documents.get(path) ?? {};
  for (const each of ["Gutters that keep the basement dry in Seward", "Seamless Gutters", "May 9, 2026"])
    expect(text).toContain(each);
  expect(text).toMatch(/"@type":"CreativeWork"[^\n]*"locationCreated":\{"@type":"Place","name":"Seward, Nebraska"\}/);
  expect(text).not.toContain('"@type":"Review"');
  expect(documents.get("/projects/hail-roof-in-crete")?.text).toContain("Marlene K., Crete");
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain(`${website}${path}<`);
  const linksOn = async (page: string) => (await (await fetch(url + page)).text()).includes(`href="${path}"`);
  expect(await linksOn("/projects")).toBe(true);
  expect(await linksOn("/category/seward-county")).toBe(true);
  expect(await linksOn("/category/lancaster-county")).toBe(false);
  const photo = await fetch(`${url}/photos/seward-gutters-after.webp`);
  expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/webp"]);
  for (const none of ["/projects/none", "/prices/none"]) expect((await fetch(url + none)).status, none).toBe(404);
});

const forms: Record<string, object> = {
  "/api/quotes": { serviceType: "roofing" },
  "/api/service-requests": { product: "gutters", description: "It leaks at the corner." },
  "/api/jobs/apply": { position: "Roofer", phone: "402-555-0177" },
};

const mails = (): string[] =>
  readdirSync(join(dataDir, "outbox"))
    .filter((name) => name.endsWith(".eml"))
    .map((name) =>
      readFileSync(join(dataDir, "outbox", name), "utf8")
        .replace(/=\r?\n/g, "")
        .replaceAll("=20", " "),
    )
    // The other tests chat, which is told by mail, too.
    .filter((mail) => mail.includes("jo@example.org"));

test("mails to staff and visitors are the second company's", async () => {
  for (const [path, fields] of Object.entries(forms)) {
    const body = JSON.stringify({ name: "Jo Prairie", email: "jo@example.org", ...fields });
    const headers = { "content-type": "application/json", origin: url };
    expect((await fetch(url + path, { method: "POST", body, headers })).status, path).toBe(201);
  }
  await vi.waitFor(() => expect(mails()).toHaveLength(6), 90_000);
  for (const mail of mails()) {
    expect(mail).toContain("Bluestem Exteriors, LLC");
    expect(leaks("mail", foreign(mail), ["name", "figure", "service", "sentence"])).toEqual([]);
  }
});

test("the chat answers what a customer of the second company asks", async () => {
  const wrong: string[] = [];
  for (const [question, ...facts] of questions) {
    const answer = await askChat(url, question);
    if (!facts.every((fact) => fact.test(answer))) wrong.push(`${question}: ${answer}`);
  }
  expect(wrong).toEqual([]);
});

/** What the sample's folder says of its work without a figure. */
const samplesOwn = /lifetime warranty|custom-made|certified installer|family-owned|no-fade|financing plan|showroom/i;

test("whatever it is asked, the chat states nothing that only the sample company can say", async () => {
  expect(strangersFirst).toHaveLength(100);
  const said: string[] = [];
  for (const question of strangersFirst) {
    // The visitor's own words are said back in quotation marks.
    const answer = (await askChat(url, question)).replace(/"[^"]*"|“[^”]*”/g, "");
    const stated = leaks(question, foreign(answer), ["name", "figure", "sentence"]);
    const own = facts.filter(({ pattern }) => pattern.test(question)).map(({ field }) => field);
    said.push(...stated.filter((each) => !own.some((field) => each.includes(`: ${field} in`))));
    if (samplesOwn.test(answer)) said.push(`${question}: ${answer}`);
  }
  expect(said).toEqual([]);
});

test("without a giveaway an entry is refused", async () => {
  const headers = { "content-type": "application/json", origin: url };
  const entry = { name: "Jo Prairie", email: "jo@example.org", address: "1 Elm St", cityZip: "Lincoln 68516" };
  const more = { phone: "402-555-0177", projectInterest: "Siding", referralSource: "Google", agreedToTerms: "yes" };
  const body = JSON.stringify({ ...entry, ...more });
  const response = await fetch(`${url}/api/contest/entries`, { method: "POST", body, headers });
  expect(response.status).toBe(410);
});

/** Runs a script of the copy with Node's conditions for a company. */
const script = (name: string, ...args: string[]) => {
  const env = { ...environment(), COMPANY: name, NODE_OPTIONS: `--conditions=company-${name}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, env, encoding: "utf8" });
  return { status, said: stdout + stderr };
};

test("company:new refuses answers that are missing or wrong, by their flags, and writes nothing", () => {
  const { status, said } = script("sample", "tools/company/new.ts", "haven", "--phone", "12345");
  expect(status).toBe(1);
  expect(said).toContain("--phone: write it as (315) 555-0142");
  expect(said).toContain("--legalName: is missing");
  expect(readdirSync(join(tree, "packages/company"))).not.toContain("haven");
});

test("company:new writes a folder that compiles and passes its check, but for what only the owner knows", () => {
  const made = script(
    "sample",
    "tools/company/new.ts",
    "harbor",
    "--answers",
    resolve("tests/fixtures/new-company.json"),
  );
  expect(made).toMatchObject({ status: 0, said: expect.stringContaining("packages/company/harbor is written") });
  const compiled = spawnSync("tsc", ["-p", "packages/company", "--noEmit"], { cwd: tree, env: environment() });
  expect(compiled.stdout.toString()).toBe("");
  expect(script("harbor", "tools/company/check.ts").said).toContain('"harbor" is ready for a preview');
  const { said } = script("harbor", "tools/company/check.ts", "--production");
  const picture = "is a sample, or empty";
  expect(said.trim().split("\n")).toEqual([
    `packages/company/harbor/catalogue.ts  catalogue.0.products.0.image: ${picture}`,
    `packages/company/harbor/catalogue.ts  catalogue.0.products.1.image: ${picture}`,
    `packages/company/harbor/catalogue.ts  catalogue.1.products.0.image: ${picture}`,
    "packages/company/harbor/profile.ts  profile.phone: is a number that nobody can have",
    'packages/company/harbor/claims.ts  claims.founded.confirmed: nobody confirmed "2016"',
    'packages/company/harbor/claims.ts  claims.freeEstimates.confirmed: nobody confirmed "a free estimate in writing"',
    'packages/company/harbor/claims.ts  claims.makersWarranty.confirmed: nobody confirmed "the maker\'s warranty"',
    'packages/company/harbor/claims.ts  claims.guidelines.confirmed: nobody confirmed "WCAG 2.1"',
    "8 findings for production.",
    expect.stringMatching(/^No chat model is set: the assistant answers as a receptionist/),
  ]);
});
