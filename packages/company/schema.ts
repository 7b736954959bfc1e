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

/** A named link to another site. */
const Link = z.strictObject({ label: Line, url: Url }).readonly();
const Phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, "(315) 555-0142");

/** A video on the hosting service: nothing of it loads before a click. */
const Video = z.strictObject({ id: Line, title: Line });
export type Video = z.output<typeof Video>;

/** One project of the gallery: two pictures of the same place. */
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

/** Minutes after midnight. */
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
