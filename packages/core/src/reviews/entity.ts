import type { EntityItem } from "electrodb";
import { defineEntity } from "../store/define-entity.ts";
import { newId } from "../store/ids.ts";
import { globalIndexes, primaryIndex, service } from "../store/table.ts";
import { verifiedAnswers } from "./options.ts";

const now = () => new Date().toISOString();

/** A review of the company at Google (forms specification 3.3 `google_reviews`). Few enough for one partition. */
export const googleReviews = defineEntity({
  model: { entity: "google_review", version: "1", service },
  attributes: {
    id: { type: "string", required: true, readOnly: true, default: newId },
    googleReviewId: { type: "string", required: true, readOnly: true },
    authorName: { type: "string", required: true },
    authorPhotoUrl: { type: "string" },
    /** A digit from 1 to 5 as text. */
    rating: { type: "string", required: true },
    reviewText: { type: "string" },
    timeDescription: { type: "string" },
    location: { type: "string" },
    photos: { type: "list", items: { type: "string" } },
    isVerified: { type: verifiedAnswers, required: true, default: "no" },
    /** Person of the company that the review is about. */
    mapPersonName: { type: "string" },
    /** When it was written, ISO 8601, where the source tells. */
    publishedAt: { type: "string" },
    createdAt: { type: "string", required: true, readOnly: true, default: now },
    updatedAt: { type: "string", required: true, default: now },
  },
  indexes: {
    byGoogleId: {
      // Google's ids are case-sensitive; ElectroDB would lower the key.
      pk: { field: primaryIndex.partitionKey, composite: ["googleReviewId"], casing: "none" },
      sk: { field: primaryIndex.sortKey, composite: [] },
    },
    byAll: {
      index: "gsi1",
      pk: { field: globalIndexes.gsi1.partitionKey, composite: [] },
      sk: { field: globalIndexes.gsi1.sortKey, composite: ["id"] },
    },
    byPerson: {
      index: "gsi2",
      pk: { field: globalIndexes.gsi2.partitionKey, composite: ["mapPersonName"] },
      sk: { field: globalIndexes.gsi2.sortKey, composite: [] },
    },
  },
});

export type ReviewRow = EntityItem<typeof googleReviews>;
