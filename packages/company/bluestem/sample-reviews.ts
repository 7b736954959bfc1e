import type { SampleReview } from "../schema.ts";

export const sampleReviews: readonly SampleReview[] = [];
