import * as z from "zod";
import { Line, Url } from "./parts.ts";

export const Address = z.strictObject({
  street: Line,
  city: Line,
  region: z.string().regex(/^[A-Z]{2}$/, "two letters, such as NY"),
  postalCode: z.string().regex(/^\d{5}$/, "five digits"),
});
export type Address = z.output<typeof Address>;

const Link = z.strictObject({ label: Line, url: Url }).readonly();
export const Phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, "write it as (315) 555-0142");

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
  /** Domains of the company beside the site's, which its email addresses may be at. */
  otherDomains: z.array(Line).readonly().optional(),
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
