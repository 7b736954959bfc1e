import * as about from "@site/company/about";
import * as accessibility from "@site/company/accessibility";
import * as articles from "@site/company/articles";
import * as careers from "@site/company/careers";
import * as catalogue from "@site/company/catalogue";
import * as chatWords from "@site/company/chat-words";
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
import * as prices from "@site/company/prices";
import * as profileModule from "@site/company/profile";
import * as proof from "@site/company/proof";
import * as questions from "@site/company/questions";
import type { Edition, TextSection } from "@site/company/schema";
import * as services from "@site/company/services";
import * as siteTexts from "@site/company/site-texts";
import * as spanish from "@site/company/spanish";
import * as terms from "@site/company/terms";
import * as warranty from "@site/company/warranty";
import { type Claims, findUnconfirmed, findUnqualified, withoutClaim } from "./claims.ts";
import { unreachable } from "./contact.ts";
import { type CompanyDiagnostic, collectTexts, diagnose, type Modules } from "./diagnostic.ts";
import { lintHours } from "./hours.ts";
import { missingPictures } from "./pictures.ts";
import { outside, strayZips } from "./places.ts";
import { stalePrices, strayRanges } from "./prices.ts";
import { staleProof, strayProjects } from "./proof.ts";
import { findCopiedNames, samples } from "./samples.ts";
import { shapes } from "./shapes.ts";

const company = {
  about,
  accessibility,
  articles,
  careers,
  catalogue,
  "chat-words": chatWords,
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
  prices,
  profile: profileModule,
  proof,
  questions,
  services,
  "site-texts": siteTexts,
  spanish,
  terms,
  warranty,
} satisfies Modules;

function misshapen(modules: Modules): CompanyDiagnostic[] {
  return Object.entries(shapes).flatMap(([file, parts]) =>
    Object.entries(parts).flatMap(([name, shape]) =>
      (shape.safeParse(modules[file]?.[name]).error?.issues ?? []).map(({ path, message }) =>
        diagnose(file, [name, ...path].join("."), message),
      ),
    ),
  );
}

/** A year, a prize, hours and the like: what other files of the folder state and texts may repeat. */
const facts = (): string[] => {
  const { showroom, secondLocation, phone } = profileModule.profile;
  const edition: object | undefined = giveaway.edition;
  const read = [showroom, secondLocation, phone, hours.hours, hours.answerTime.text, hours.answerTime.spanish, edition];
  const texts = collectTexts({ all: { read } }).map(({ text }) => text);
  return [...texts, ...positions.positions.map(({ pay }) => pay)];
};

function founding(): CompanyDiagnostic[] {
  const { founded } = profileModule.profile;
  const claims: Claims = claimsModule.claims;
  const isHeld = Object.values(claims).some(({ figures }) => figures.includes(String(founded)));
  return founded === undefined || isHeld
    ? []
    : [diagnose("profile", "profile.founded", `no claim of claims.ts holds the year ${founded}`)];
}

function dates(now: Date): CompanyDiagnostic[] {
  const edition: Edition | undefined = giveaway.edition;
  const dated = [
    ...articles.articles.map(({ date }, index) => ["articles", `articles.${index}.date`, date] as const),
    ...positions.positions.map(
      ({ postedOn }, index) => ["positions", `positions.${index}.postedOn`, postedOn] as const,
    ),
  ];
  return [
    ...dated.flatMap(([file, field, day]) =>
      new Date(day) > now ? [diagnose(file, field, "is a day that has not come yet")] : [],
    ),
    ...(edition && new Date(edition.drawAt) < now
      ? [diagnose("giveaway", "edition.drawAt", `the giveaway ended on ${edition.drawAt.slice(0, 10)}`)]
      : []),
  ];
}

const findUndisclosed = (): CompanyDiagnostic[] =>
  financing.plans.flatMap(({ disclosure }, index) =>
    disclosure.trim() === ""
      ? [
          diagnose(
            "financing",
            `plans.${index}.disclosure`,
            "the lender's words that must stand beside the plan are missing",
          ),
        ]
      : [],
  );

/** Chat texts that lean on a question which the FAQ page does not have. */
function unknownQuestions(): CompanyDiagnostic[] {
  const asked = Object.values(faq.faqGroups).flatMap(({ questions }) =>
    questions.map(({ question }): string => question),
  );
  return questions.questions.flatMap(({ label, faq: question, cases = [] }) =>
    [question, ...cases.map((each) => each.faq)]
      .filter((each) => each !== undefined && !asked.includes(each))
      .map((each) => diagnose("questions", label, `faq.ts has no question "${each}"`)),
  );
}

function emptyPages(): CompanyDiagnostic[] {
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
      ? [diagnose("page-texts", "absentPages", `"${name}" is missing here: the company has nothing for that page`)]
      : [],
  );
}

/** The form's consent to text messages leads to this part of the terms. */
const consent = (): CompanyDiagnostic[] => {
  const sections: readonly TextSection[] = terms.terms;
  const text = sections.find(({ id }) => id === "sms")?.paragraphs.join(" ") ?? "";
  return /\bSTOP\b/.test(text) && /\bHELP\b/.test(text)
    ? []
    : [diagnose("terms", "terms", 'need a section with the id "sms" that tells of STOP and HELP')];
};

const served = { profile: profileModule.profile, towns: places.serviceTowns, known: knownPlaces.knownPlaces };

/** What is wrong with the folder of the chosen company. @param production also what real visitors must not see: samples,
 * claims that nobody confirmed or that lack their qualifier, figures without a claim, contacts that lead nowhere, what is
 * over, places outside the area, no domain */
export function lintCompany(production: boolean, now = new Date()): CompanyDiagnostic[] {
  const always = [
    ...misshapen(company),
    ...unknownQuestions(),
    ...emptyPages(),
    ...consent(),
    ...strayZips(served),
    ...strayProjects(proof.projects, { services: services.services, counties: places.counties }),
    ...strayRanges(prices.priceRanges, Object.keys(services.services)),
    ...lintHours(hours.hours.site, hours.openingHours),
    ...missingPictures(company, catalogue.catalogue),
  ];
  if (!production) return always;
  const claims: Claims = claimsModule.claims;
  return [
    ...always,
    ...samples(company),
    ...findCopiedNames(company),
    ...unreachable(profileModule.profile, legal.privacyContact),
    ...findUnconfirmed(claims, now),
    ...findUnqualified(company, claims),
    ...withoutClaim(company, claims, facts()),
    ...founding(),
    ...findUndisclosed(),
    ...staleProof(proof, places.serviceTowns, now),
    ...stalePrices(prices.priceRanges, prices.loanTerms, now),
    ...outside(company, served),
    ...dates(now),
  ];
}
