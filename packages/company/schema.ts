import * as z from "zod";

// What a company's folder must hold. The folders take types from here and nothing else, so that no page loads zod for
// them; `npm run company:check` and the tests parse their data.

const Line = z.string().min(1);
const Url = z.url({ protocol: /^https?$/ });

export const Address = z.strictObject({
  street: Line,
  city: Line,
  region: z.string().regex(/^[A-Z]{2}$/, "two letters, such as NY"),
  postalCode: z.string().regex(/^\d{5}$/, "five digits"),
});
export type Address = z.output<typeof Address>;

const Link = z.strictObject({ label: Line, url: Url }).readonly();
const Phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, "(315) 555-0142");

/** A video on the hosting service: nothing of it loads before a click. */
const Video = z.strictObject({ id: Line, title: Line });
export type Video = z.output<typeof Video>;

const GalleryProject = z.strictObject({
  title: Line,
  town: Line.optional(),
  before: Line,
  after: Line,
  alt: Line,
});
export type GalleryProject = z.output<typeof GalleryProject>;

/** A map of projects at another host; `summary` says in words what it shows. */
const SolarMap = z.strictObject({ url: Url, client: Line, markerColor: Line, style: Line, summary: Line });

/** Facts of the company. Everything optional hides its element when unset, so a business that has no offers site shows
 * no link to one. */
export const BusinessProfile = z.strictObject({
  company: Line,
  legalName: Line,
  /** Year in which the company began. */
  founded: z.int().optional(),
  phone: Phone,
  /** Origin of the public site: base of canonical and picture addresses. */
  website: Url.regex(/[^/]$/, "no slash at its end"),
  email: z.email().optional(),
  careersEmail: z.email().optional(),
  showroom: Address,
  geo: z.strictObject({ latitude: z.number(), longitude: z.number() }).optional(),
  /** Name of the scripted agent in the large chat dialog. */
  agentName: Line.optional(),
  offersSite: Link.optional(),
  communitySites: z.array(Link).readonly(),
  social: z.array(Link).readonly(),
  /** Footer of provider pages; unset falls back to the showroom and main phone. */
  secondLocation: z.strictObject({ address: Address, phone: Phone }).optional(),
  lender: Link.optional(),
  warrantyFile: Line.optional(),
  reviewsSource: Link.optional(),
  /** Certificates the company really holds, each with the names of the services it belongs to. */
  certifications: z.array(z.strictObject({ name: Line, categories: z.array(Line).readonly() })).readonly(),
  gallery: z.array(GalleryProject).readonly(),
  solarMap: SolarMap.optional(),
  videos: z.strictObject({
    about: Video.optional(),
    careersTeam: Video.optional(),
    careers: z.array(Video).readonly(),
    categories: z.record(z.string(), Video),
    showcase: z.array(Video).readonly(),
  }),
  /** First three digits of the ZIP codes that the company serves; unset: no place is told to be outside. */
  serviceZipPrefixes: z
    .array(z.string().regex(/^\d{3}$/))
    .readonly()
    .optional(),
});
export type BusinessProfile = z.output<typeof BusinessProfile>;

const Weekday = z.enum(["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]);
export type Weekday = z.output<typeof Weekday>;

const minutes = z
  .int()
  .min(0)
  .max(24 * 60);

export const OpeningHours = z.strictObject({ opens: minutes, closes: minutes }).optional();
export type OpeningHours = z.output<typeof OpeningHours>;

export const HoursRow = z.strictObject({ label: Line, text: Line });
export type HoursRow = z.output<typeof HoursRow>;

const claimScopes = [
  "site",
  "chat",
  "catalogue",
  "about",
  "win",
  "financing",
  "warranty",
  "careers",
  "terms",
  "faq",
  "blog",
  "accessibility",
  "contact",
  "privacy",
] as const;
/** Where a claim may be printed. `catalogue` is every category and product page; `site` is everywhere. */
export type ClaimScope = (typeof claimScopes)[number];

export const Claim = z.strictObject({
  /** The figures of the claim, as they may stand in a text. */
  figures: z.array(Line).readonly(),
  scopes: z.array(z.enum(claimScopes)).readonly(),
  /** Words that must stand beside the claim; empty until the owner supplies them, absent where none are needed. */
  qualifier: z.string().optional(),
  /** Who of the company said that it is true, and on which day. */
  confirmed: z.strictObject({ by: Line, on: z.iso.date() }).optional(),
});
export type Claim = z.output<typeof Claim>;

/** A headed part of a text page. `claims` are the ids of the claims whose figures it states. */
export const TextSection = z.strictObject({
  heading: Line,
  id: Line.optional(),
  paragraphs: z.array(Line).readonly(),
  list: z.array(Line).readonly().optional(),
  claims: z.array(Line).readonly().optional(),
});
export type TextSection = z.output<typeof TextSection>;

export const Point = z.strictObject({ title: Line, text: Line, claims: z.array(Line).readonly().optional() });
export type Point = z.output<typeof Point>;

export const Plan = z.strictObject({
  ...Point.shape,
  badge: Line.optional(),
  points: z.array(Line).readonly(),
  /** Words the lender asks for beside the plan; empty until supplied. */
  disclosure: z.string(),
});
export type Plan = z.output<typeof Plan>;

/** An open position; a closed one is taken out of the data and its page disappears. */
export const Position = z.strictObject({
  slug: Line,
  title: Line,
  type: Line,
  place: Line,
  pay: Line,
  payRange: z.strictObject({ min: z.number(), max: z.number() }),
  /** Day of the advertisement, printed on the page and in its structured data. */
  postedOn: z.iso.date(),
  claims: z.array(Line).readonly(),
});
export type Position = z.output<typeof Position>;

export const PositionTexts = z.strictObject({
  summary: Line,
  duties: z.array(Line).readonly(),
  wishes: z.array(Line).readonly(),
  schedule: Line,
});
export type PositionTexts = z.output<typeof PositionTexts>;

/** An article of our own: listed on /blog and shown by /blog/{slug} when the content provider has no such post. */
export const Article = z.strictObject({
  id: Line,
  slug: Line,
  title: Line,
  excerpt: Line,
  category: Line,
  date: z.iso.date(),
  image: Line,
  imageAlt: Line,
  sections: z
    .array(
      z.strictObject({
        heading: Line.optional(),
        paragraphs: z.array(Line).readonly(),
        list: z.array(Line).readonly().optional(),
      }),
    )
    .readonly(),
  claims: z.array(Line).readonly(),
});
export type Article = z.output<typeof Article>;

const ProductTexts = z.strictObject({
  id: Line,
  slug: Line,
  name: Line,
  description: Line,
  overview: Line,
  image: Line.optional(),
  imageAlt: Line.optional(),
  modalImage: Line.optional(),
  videoUrl: Url.optional(),
  features: z.array(Line),
  benefits: z.array(Line),
  claims: z.array(Line),
});

export const CategoryTexts = z.strictObject({
  slug: Line,
  name: Line,
  heroHeading: Line.optional(),
  description: Line,
  products: z.array(ProductTexts),
});
export type CategoryTexts<Slug extends string> = z.output<typeof CategoryTexts> & { slug: Slug };

/** A service as lists, forms, the chat and search engines name it. */
export const Service = z.strictObject({
  name: Line,
  blurb: Line,
  /** What it comprises, on the chat's tile. */
  choice: Line,
  slogan: Line,
  /** Hint inside the product field of the quote form. */
  example: Line,
  /** What the chat asks about such a project. */
  question: Line,
  /** Title (at most 60 characters) and description (at most 155) of its page. */
  page: z.strictObject({ title: Line.max(60), description: Line.max(155) }),
  /** Words by which its page should be found, the most important first. */
  searchTerms: z.tuple([Line], Line).readonly(),
  products: z.record(z.string().regex(/^[a-z0-9-]+$/), Line),
});
export type Service = z.output<typeof Service>;

export const FaqGroup = z.strictObject({
  label: Line,
  questions: z.array(z.strictObject({ question: Line, answer: Line, claims: z.array(Line).readonly() })).readonly(),
});
export type FaqGroup = z.output<typeof FaqGroup>;

/** One giveaway. Times are ISO 8601 with their offset. */
export const Edition = z.strictObject({
  id: Line,
  title: Line,
  prizeValue: z.number(),
  prize: Line,
  /** Part of the prize's value that a winner may take in cash instead, and the same in words. */
  cashShare: z.number(),
  cashShareText: Line,
  /** Days to deliver and accept the gift certificate, to sign the papers, to ask for the winners list. */
  certificateDays: z.int(),
  signatureDays: z.int(),
  winnersListDays: z.int(),
  minAge: z.int(),
  opensAt: z.iso.datetime({ offset: true }),
  closesAt: z.iso.datetime({ offset: true }),
  /** Entries in person: text of the rules, no form. */
  inPersonFrom: z.iso.datetime({ offset: true }),
  inPersonTo: z.iso.datetime({ offset: true }),
  drawAt: z.iso.datetime({ offset: true }),
  /** Where entrants live: counties of `state`. */
  counties: z.array(Line).readonly(),
  state: Line,
  timezone: Line,
  /** Stored with every entry: which rules the visitor agreed to. */
  rulesVersion: Line,
  /** Whether entries outside the window are refused; by default they are stored and flagged. */
  enforceEntryWindow: z.boolean(),
  /** Registration, bond and filing, where a state asks for them. */
  registrationId: Line.optional(),
  bondRef: Line.optional(),
  filedAt: Line.optional(),
});
export type Edition = z.output<typeof Edition>;

/** A review for a local store, so that the widget shows all it can. No deployed stage stores one. */
export const SampleReview = z.strictObject({
  googleReviewId: Line,
  authorName: Line,
  authorPhotoUrl: Line.optional(),
  rating: z.enum(["1", "2", "3", "4", "5"]),
  reviewText: Line.optional(),
  location: Line.optional(),
  timeDescription: Line.optional(),
  photos: z.array(Line).optional(),
  isVerified: z.enum(["yes", "no"]).optional(),
  mapPersonName: Line.optional(),
  publishedAt: z.iso.datetime().optional(),
});
export type SampleReview = z.output<typeof SampleReview>;
