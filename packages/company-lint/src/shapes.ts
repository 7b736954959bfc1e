import * as schema from "@site/company/schema";
import * as z from "zod";

const Hours = z.record(z.string(), z.array(schema.HoursRow));

/** What the files of a company's folder must export: file -> name -> shape. */
export const shapes: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  about: { story: schema.TextSection, reasons: z.array(schema.Point) },
  accessibility: { accessibility: z.array(schema.TextSection) },
  articles: { articles: z.array(schema.Article) },
  careers: { benefits: z.array(schema.Point), positionTexts: z.record(z.string(), schema.PositionTexts) },
  catalogue: { catalogue: schema.Catalogue },
  "chat-words": { chatWords: schema.ChatWords },
  claims: { claims: z.record(z.string(), schema.Claim) },
  colors: { colors: schema.Colors },
  faq: { faqGroups: z.record(z.string(), schema.FaqGroup) },
  financing: { plans: z.array(schema.Plan) },
  giveaway: { edition: schema.Edition.optional() },
  highlights: { highlights: z.record(z.string(), z.array(schema.Point)) },
  hours: {
    businessTimeZone: schema.TimeZone,
    answerTime: schema.AnswerTime,
    visitRules: schema.VisitRules,
    hours: Hours,
    openingHours: z.record(z.string(), schema.OpeningHours),
    holidays: z.array(schema.Holiday),
  },
  legal: { keptFor: schema.Retention, privacyContact: schema.PrivacyContact },
  "known-places": { knownPlaces: schema.KnownPlaces },
  mails: { visitorMails: schema.VisitorMails },
  "page-texts": { titles: schema.Titles, descriptions: schema.Descriptions },
  places: { serviceTowns: schema.Towns, counties: z.record(z.string(), z.string()) },
  positions: { positions: z.array(schema.Position) },
  prices: { priceRanges: z.array(schema.PriceRange).optional(), loanTerms: schema.LoanTerms.optional() },
  profile: { profile: schema.BusinessProfile },
  proof: {
    licenses: z.array(schema.License).optional(),
    insurances: z.array(schema.Insurance).optional(),
    crew: z.array(schema.CrewMember).optional(),
    projects: z.array(schema.Project).optional(),
  },
  questions: { questions: z.array(schema.Question) },
  services: { services: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), schema.Service) },
  spanish: { spanish: schema.SpanishWords },
  terms: { terms: z.array(schema.TextSection) },
  warranty: { warranties: z.array(schema.TextSection) },
};
