import * as z from "zod";
import { Confirmed, Day, Line, Url } from "./parts.ts";

/** A photo in the folder `photos` of the company, or a drawing. */
const Photo = z.string().regex(/^\/(?:photos\/[\w-]+\.(?:jpe?g|webp|avif)|illustrations\/[\w-]+\.svg)$/, {
  error: "a photo such as /photos/roof-after.jpg",
});

export const License = z.strictObject({
  name: Line,
  number: Line,
  issuer: Line,
  /** Where anybody can look it up. */
  lookup: Url.optional(),
  confirmed: Confirmed,
});
export type License = z.output<typeof License>;

export const Insurance = z.strictObject({
  kind: Line,
  insurer: Line,
  until: Day,
  confirmed: Confirmed,
});
export type Insurance = z.output<typeof Insurance>;

/** Somebody who comes to the house. Whoever is shown has said yes to it. */
export const CrewMember = z.strictObject({
  name: Line,
  role: Line,
  /** The year in which they began here. */
  since: z.int().min(1900),
  photo: Photo.optional(),
});
export type CrewMember = z.output<typeof CrewMember>;

/** Work that was done, as a page of its own; the owners of the house have said yes to it. */
export const Project = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "small letters, digits and dashes"),
  title: Line.max(60, "at most 60 characters"),
  /** Names of services.ts and of a product there. */
  service: Line,
  product: Line.optional(),
  town: Line,
  /** Name of places.ts, on whose page it is shown. */
  county: Line.optional(),
  finishedOn: Day,
  before: Photo,
  after: Photo,
  alt: Line,
  summary: Line.max(155, "at most 155 characters"),
  done: z.array(Line).min(1).readonly(),
  review: z.strictObject({ text: Line, author: Line, source: Url.optional() }).optional(),
  confirmed: Confirmed,
});
export type Project = z.output<typeof Project>;
