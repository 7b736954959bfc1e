import * as about from "@site/company/about";
import * as accessibility from "@site/company/accessibility";
import * as articles from "@site/company/articles";
import * as careers from "@site/company/careers";
import * as catalogue from "@site/company/catalogue";
import * as chatAnswers from "@site/company/chat-answers";
import * as claimsModule from "@site/company/claims";
import * as colors from "@site/company/colors";
import * as faq from "@site/company/faq";
import * as financing from "@site/company/financing";
import * as giveaway from "@site/company/giveaway";
import * as highlights from "@site/company/highlights";
import * as hours from "@site/company/hours";
import * as knownPlaces from "@site/company/known-places";
import * as legal from "@site/company/legal";
import * as liveAgent from "@site/company/live-agent";
import * as mails from "@site/company/mails";
import * as pageTexts from "@site/company/page-texts";
import * as places from "@site/company/places";
import * as positions from "@site/company/positions";
import * as profileModule from "@site/company/profile";
import type { Claim, Edition } from "@site/company/schema";
import * as services from "@site/company/services";
import * as siteTexts from "@site/company/site-texts";
import * as spanish from "@site/company/spanish";
import * as terms from "@site/company/terms";
import * as warranty from "@site/company/warranty";
import { shapes } from "./company-shapes.ts";

/** Something in a company's folder that is wrong, or that must change before real visitors see it. */
export interface CompanyFinding {
  file: string;
  field: string;
  problem: string;
}

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const company = {
  about,
  accessibility,
  articles,
  careers,
  catalogue,
  "chat-answers": chatAnswers,
  claims: claimsModule,
  colors,
  faq,
  financing,
  giveaway,
  highlights,
  hours,
  "known-places": knownPlaces,
  legal,
  "live-agent": liveAgent,
  mails,
  "page-texts": pageTexts,
  places,
  positions,
  profile: profileModule,
  services,
  "site-texts": siteTexts,
  spanish,
  terms,
  warranty,
} satisfies Modules;

const at = (file: string, field: string, problem: string): CompanyFinding => ({ file: `${file}.ts`, field, problem });

function misshapen(modules: Modules): CompanyFinding[] {
  return Object.entries(shapes).flatMap(([file, parts]) =>
    Object.entries(parts).flatMap(([name, shape]) =>
      (shape.safeParse(modules[file]?.[name]).error?.issues ?? []).map(({ path, message }) =>
        at(file, [name, ...path].join("."), message),
      ),
    ),
  );
}

const marks = /example\.(?:com|org|net)|\b555-01\d\d\b|\bSample\b|aqz-KE-bpKQ/;

/** Paths of the values below a value that are still samples, or were left empty. */
export function sampleValues(value: unknown, path = ""): string[] {
  if (typeof value === "string") return value.trim() === "" || marks.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => sampleValues(child, path ? `${path}.${key}` : key));
}

const ownerTold = new Set(["qualifier", "disclosure"]);

const samples = (modules: Modules): CompanyFinding[] =>
  Object.entries(modules).flatMap(([file, parts]) =>
    sampleValues(parts)
      .filter((path) => !ownerTold.has(path.split(".").at(-1) ?? ""))
      .map((path) => at(file, path, "is a sample, or empty")),
  );

type Claims = Readonly<Record<string, Claim>>;

const unconfirmed = (claims: Claims): CompanyFinding[] =>
  Object.entries(claims).flatMap(([id, { confirmed, qualifier, figures }]) => [
    ...(confirmed ? [] : [at("claims", `claims.${id}.confirmed`, `nobody confirmed "${figures.join('", "')}"`)]),
    ...(qualifier === ""
      ? [at("claims", `claims.${id}.qualifier`, "the words that must stand beside it are missing")]
      : []),
  ]);

const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Records that state a claim's figure and leave out the words that belong beside it. */
function unqualified(value: unknown, claims: Claims, file: string, path = ""): CompanyFinding[] {
  if (typeof value !== "object" || value === null) return [];
  const cited = "claims" in value && Array.isArray(value.claims) ? value.claims : [];
  const text = stringsIn(value).join("\n");
  const own = cited.flatMap((id) => {
    const claim = claims[String(id)];
    const isStated = claim?.figures.some((figure) => text.includes(figure));
    return claim?.qualifier && isStated && !text.includes(claim.qualifier)
      ? [at(file, path, `states ${String(id)} without "${claim.qualifier}"`)]
      : [];
  });
  const below = Object.entries(value).flatMap(([key, child]) =>
    unqualified(child, claims, file, path ? `${path}.${key}` : key),
  );
  return [...own, ...below];
}

function outside(
  { profile }: typeof profileModule,
  { serviceTowns }: Pick<typeof places, "serviceTowns">,
): CompanyFinding[] {
  const { showroom, secondLocation, serviceZipPrefixes: prefixes, gallery } = profile;
  const isServed = (zip: string) => !prefixes || prefixes.some((prefix) => zip.startsWith(prefix));
  const towns: readonly string[] = serviceTowns;
  const problem = "lies outside the places served";
  return [
    ...(isServed(showroom.postalCode) ? [] : [at("profile", "profile.showroom.postalCode", problem)]),
    ...(towns.includes(showroom.city)
      ? []
      : [at("places", "serviceTowns", `${showroom.city}, the showroom's town, is missing`)]),
    ...(!secondLocation || isServed(secondLocation.address.postalCode)
      ? []
      : [at("profile", "profile.secondLocation.address.postalCode", problem)]),
    ...gallery.flatMap(({ town }, index) =>
      !town || towns.includes(town) ? [] : [at("profile", `profile.gallery.${index}.town`, problem)],
    ),
  ];
}

const noDomain = /\.(?:test|example|invalid|localhost|local)$|(?:^|\.)example\.(?:com|org|net)$/;

function siteProblems(
  { profile: { website } }: typeof profileModule,
  edition: Edition | undefined,
  now: Date,
): CompanyFinding[] {
  return [
    ...(noDomain.test(URL.parse(website)?.hostname ?? "")
      ? [at("profile", "profile.website", "is no address that the public can reach")]
      : []),
    ...(edition && new Date(edition.drawAt) < now
      ? [at("giveaway", "edition.drawAt", `the giveaway was over on ${edition.drawAt.slice(0, 10)}`)]
      : []),
  ];
}

/** Chat texts that lean on a question which the FAQ page does not have. */
function unknownQuestions(): CompanyFinding[] {
  const asked = Object.values(faq.faqGroups).flatMap(({ questions }) =>
    questions.map(({ question }): string => question),
  );
  const groups = Object.entries({ chatAnswers: chatAnswers.chatAnswers, ownQuestions: chatAnswers.ownQuestions });
  return groups.flatMap(([name, answers]) =>
    Object.entries(answers).flatMap(([label, { faq: question, cases = [] }]) =>
      [question, ...cases.map((each) => each.faq)]
        .filter((each) => each !== undefined && !asked.includes(each))
        .map((each) => at("chat-answers", `${name}.${label}.faq`, `faq.ts has no question "${each}"`)),
    ),
  );
}

function emptyPages(): CompanyFinding[] {
  const isEmpty: Partial<Record<keyof typeof pageTexts.titles, boolean>> = {
    win: giveaway.edition === undefined,
    financing: financing.plans.length === 0,
    careers: Object.keys(careers.positionTexts).length === 0,
    gallery: profileModule.profile.gallery.length === 0,
    testimonials: profileModule.profile.reviewsSource === undefined,
    blog: articles.articles.length === 0,
  };
  return Object.entries(isEmpty).flatMap(([name, hasNothing]) =>
    hasNothing && !pageTexts.absentPages.some((absent) => absent === name)
      ? [at("page-texts", "absentPages", `"${name}" is missing here: the company has nothing for that page`)]
      : [],
  );
}

/** What is wrong with the folder of the chosen company. @param production also what real visitors must not see: samples,
 * claims that nobody confirmed or that lack their qualifier, a giveaway that is over, places outside the area, no domain */
export function companyFindings(production: boolean, now = new Date()): CompanyFinding[] {
  const always = [...misshapen(company), ...unknownQuestions(), ...emptyPages()];
  if (!production) return always;
  return [
    ...always,
    ...samples(company),
    ...unconfirmed(claimsModule.claims),
    ...Object.entries(company).flatMap(([file, parts]) => unqualified(parts, claimsModule.claims, file)),
    ...outside(profileModule, places),
    ...siteProblems(profileModule, giveaway.edition, now),
  ];
}
