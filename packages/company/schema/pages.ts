import * as z from "zod";
import { Day, Line } from "./parts.ts";

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
  postedOn: Day,
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
  date: Day,
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

export const FaqGroup = z.strictObject({
  label: Line,
  questions: z.array(z.strictObject({ question: Line, answer: Line, claims: z.array(Line).readonly() })).readonly(),
});
export type FaqGroup = z.output<typeof FaqGroup>;

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

export const Titles = z.record(z.string(), Line.max(60, "at most 60 characters"));
export const Descriptions = z.record(z.string(), Line.max(155, "at most 155 characters"));
