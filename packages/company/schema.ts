import * as z from "zod";

// What a company's folder must hold. The folders take types from here and nothing else, so that no page loads zod for
// them; `npm run company:check` and the tests parse their data.

const Line = z.string().min(1);
const Drawing = z.string().startsWith("/illustrations/");
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

const SolarMap = z.strictObject({ url: Url, client: Line, markerColor: Line, style: Line, summary: Line });

/** Facts of the company. Everything optional hides its element when unset, so a business that has no offers site shows
 * no link to one. */
export const BusinessProfile = z.strictObject({
  company: Line,
  legalName: Line,
  founded: z.int().optional(),
  phone: Phone,
  /** Origin of the public site: base of canonical and picture addresses. */
  website: Url.regex(/[^/]$/, "no slash at its end"),
  email: z.email().optional(),
  careersEmail: z.email().optional(),
  showroom: Address,
  /** What visitors call that place: "showroom", "office". */
  premises: z.string().regex(/^[a-z ]+$/, "lower case, such as showroom"),
  geo: z.strictObject({ latitude: z.number(), longitude: z.number() }).optional(),
  map: z.strictObject({ latitude: z.number(), longitude: z.number(), zoom: z.int() }),
  agentName: Line.optional(),
  offersSite: Link.optional(),
  communitySites: z.array(Link).readonly(),
  social: z.array(Link).readonly(),
  secondLocation: z.strictObject({ address: Address, phone: Phone }).optional(),
  lender: Link.optional(),
  warrantyFile: Line.optional(),
  reviewsSource: Link.optional(),
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

export const Holiday = z
  .strictObject({
    name: Line,
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31).optional(),
    weekday: Weekday.optional(),
    nth: z.int().min(-1).max(5).optional(),
  })
  .refine(({ day, weekday, nth }) => (day === undefined) === (weekday !== undefined && nth !== undefined), {
    error: "a holiday has a day, or a weekday and which of the month it is",
  });
export type Holiday = z.output<typeof Holiday>;

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
  disclosure: z.string(),
});
export type Plan = z.output<typeof Plan>;

export const Position = z.strictObject({
  slug: Line,
  title: Line,
  type: Line,
  place: Line,
  pay: Line,
  payRange: z.strictObject({ min: z.number(), max: z.number() }),
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

export const Service = z.strictObject({
  /** A regular expression for the words that people have for it, in any case. */
  words: Line,
  /** Drawings of the site: behind the words of its page, dark or light, and on the chat's tile. */
  scene: Drawing,
  overlay: z.enum(["light", "dark"]),
  tile: Drawing,
  name: Line,
  blurb: Line,
  choice: Line,
  slogan: Line,
  example: Line,
  question: Line,
  page: z.strictObject({ title: Line.max(60), description: Line.max(155) }),
  searchTerms: z.tuple([Line], Line).readonly(),
  products: z.record(z.string().regex(/^[a-z0-9-]+$/), Line),
});
export type Service = z.output<typeof Service>;

export const FaqGroup = z.strictObject({
  label: Line,
  questions: z.array(z.strictObject({ question: Line, answer: Line, claims: z.array(Line).readonly() })).readonly(),
});
export type FaqGroup = z.output<typeof FaqGroup>;

export const Edition = z.strictObject({
  id: Line,
  title: Line,
  heading: Line,
  invitation: Line,
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
  inPersonFrom: z.iso.datetime({ offset: true }),
  inPersonTo: z.iso.datetime({ offset: true }),
  drawAt: z.iso.datetime({ offset: true }),
  counties: z.array(Line).readonly(),
  state: Line,
  timezone: Line,
  rulesVersion: Line,
  /** Whether entries outside the window are refused; unless stated they are in production, and elsewhere stored and
   * flagged. */
  enforceEntryWindow: z.boolean().optional(),
  registrationId: Line.optional(),
  bondRef: Line.optional(),
  filedAt: Line.optional(),
});
export type Edition = z.output<typeof Edition>;

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
