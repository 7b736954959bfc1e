import * as z from "zod";
import { buildSchema } from "../contract/form-schema.ts";
import { verifiedAnswers } from "./options.ts";

const ratingMessage = "Rating must be 1-5";

const maxAddress = 2000;

/** A picture at another host, by https only, or one of our own by its path. */
const pictureAddress = z
  .string()
  .max(maxAddress)
  .refine((text) => /^\/(?!\/)[\w./-]+$/.test(text) || (URL.canParse(text) && new URL(text).protocol === "https:"), {
    error: "A picture needs an https address",
  });

/** A review as an import or Google brings it. A review without a rating is refused. */
export const ReviewRecord = z.object({
  googleReviewId: buildSchema({
    kind: "line",
    label: "googleReviewId",
    isRequired: true,
    message: "googleReviewId is missing",
  }),
  authorName: buildSchema({ kind: "line", label: "authorName", isRequired: true, message: "authorName is missing" }),
  authorPhotoUrl: pictureAddress.optional(),
  rating: z.string(ratingMessage).regex(/^[1-5]$/, ratingMessage),
  reviewText: buildSchema({ kind: "paragraphs", label: "reviewText" }),
  timeDescription: buildSchema({ kind: "line", label: "timeDescription" }),
  location: buildSchema({ kind: "line", label: "location" }),
  photos: z.array(pictureAddress).max(50).optional(),
  isVerified: z.enum(verifiedAnswers, "isVerified is yes or no").optional(),
  mapPersonName: buildSchema({ kind: "line", label: "mapPersonName" }),
  publishedAt: buildSchema({
    kind: "line",
    label: "publishedAt",
    isRequired: true,
    message: "publishedAt must be text",
  })
    .pipe(z.iso.datetime({ offset: true }))
    .optional(),
});
export type ReviewRecord = z.output<typeof ReviewRecord>;

const sampleMark = "sample-";

/** Whether a review was made up for a local store. Such a review never reaches a deployed stage. */
export const isSampleReview = ({ googleReviewId }: Pick<ReviewRecord, "googleReviewId">): boolean =>
  googleReviewId.toLowerCase().startsWith(sampleMark);
