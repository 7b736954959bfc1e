import { defineRecord } from "../records/define-record.ts";
import { buildAttributes, common, defineFields, line, requiredLine } from "../records/record-fields.ts";
import { timeOfWrite } from "../store/clock.ts";
import { defineEntity, type RowOf } from "../store/define-entity.ts";
import { caseSensitiveKey, entityNames, indexKey } from "../store/table.ts";
import { verifiedAnswers } from "./options.ts";
import { ReviewRecord } from "./review-record.ts";

/** Nothing here is `personal`: it is public at Google, and no record of ours about a visitor. */
const fields = defineFields({
  googleReviewId: {
    stored: { type: "string", required: true, readOnly: true },
    label: "Id at Google",
    list: true,
  },
  id: { stored: common.id.stored, internal: true },
  authorName: { stored: requiredLine, label: "Author", list: true, search: "words" },
  authorPhotoUrl: { stored: line, label: "Author's picture" },
  rating: { stored: requiredLine, label: "Rating", list: true },
  reviewText: { stored: line, label: "Review", search: "words" },
  timeDescription: { stored: line, label: "Age as written" },
  location: { stored: line, label: "Location", list: true, search: "words" },
  photos: { stored: { type: "list", items: { type: "string" } }, label: "Pictures" },
  isVerified: { stored: { type: verifiedAnswers, required: true, default: "no" }, label: "Verified", list: true },
  mapPersonName: { stored: line, label: "About", list: true, search: "words" },
  /** When it was written, ISO 8601, where the source tells. */
  publishedAt: { stored: line, label: "Written" },
  createdAt: { stored: { type: "string", required: true, readOnly: true, default: timeOfWrite }, label: "Stored" },
  updatedAt: { stored: { type: "string", required: true, default: timeOfWrite }, label: "Changed" },
});

/** A review of the company at Google. Few enough for one partition. */
export const googleReviews = defineEntity(entityNames.review, {
  attributes: buildAttributes(fields),
  indexes: {
    byGoogleId: caseSensitiveKey(["googleReviewId"], []),
    byAll: indexKey("gsi1", [], ["id"]),
    byPerson: indexKey("gsi2", ["mapPersonName"], []),
  },
});

export type ReviewRow = RowOf<typeof googleReviews>;

export const reviewRecord = defineRecord({
  kind: entityNames.review,
  noun: "reviews",
  idLabel: "Review",
  fields,
  entity: googleReviews,
  accepts: { import: { schema: ReviewRecord } },
  buildKey: (googleReviewId) => ({ googleReviewId }),
  reads: (store) => [googleReviews(store).query.byAll({})],
});
