import type { SampleReview } from "../schema.ts";

const drawing = (name: string): string => `/illustrations/${name}.svg`;

const sample = (letter: string, record: Omit<SampleReview, "googleReviewId" | "authorName">): SampleReview => ({
  googleReviewId: `sample-${letter.toLowerCase()}`,
  authorName: `Sample homeowner ${letter}`,
  ...record,
});

/** Reviews for a local store, so that the widget shows all it can. Each says that it is a sample; none can be stored in
 * a deployed stage, where only the business's real reviews appear. */
export const sampleReviews: readonly SampleReview[] = [
  sample("A", {
    rating: "5",
    reviewText:
      "Sample review: the crew replaced our double-hung windows in two days, covered the floors and took everything old with them.",
    location: "Utica, NY",
    timeDescription: "2 weeks ago",
    photos: ["windows-double-hung", "windows-slider-windows"].map(drawing),
    isVerified: "yes",
    mapPersonName: "Sample Sam",
    publishedAt: "2026-11-07T12:00:00Z",
  }),
  sample("B", {
    rating: "4",
    reviewText:
      "Sample review: good work on the siding. One panel came a day late, and they called us before we noticed.",
    location: "Rome, NY",
    timeDescription: "a month ago",
    photos: [
      "siding-reinforced-vinyl-siding",
      "siding-engineered-wood-siding",
      "siding-exteria-stacked-stone-vinyl-siding",
      "scene-siding",
      "scene-home",
    ].map(drawing),
    isVerified: "yes",
    publishedAt: "2026-10-19T12:00:00Z",
  }),
  sample("C", {
    rating: "5",
    reviewText: "Sample review: my mother uses her shower by herself again.",
    location: "New Hartford, NY",
    timeDescription: "2 months ago",
    isVerified: "no",
    mapPersonName: "Sample Sam",
    publishedAt: "2026-09-20T12:00:00Z",
  }),
  sample("D", {
    authorPhotoUrl: drawing("scene-about"),
    rating: "5",
    reviewText: "Sample review: the new front door closes with one finger, and the hall is warm.",
    timeDescription: "3 months ago",
    photos: ["doors-entry-doors"].map(drawing),
    isVerified: "yes",
    publishedAt: "2026-08-15T12:00:00Z",
  }),
  sample("E", {
    rating: "3",
    reviewText: "Sample review: the windows are fine. We would have liked an earlier date.",
    location: "Herkimer, NY",
    timeDescription: "4 months ago",
    publishedAt: "2026-07-11T12:00:00Z",
  }),
  sample("F", {
    rating: "5",
    location: "Whitesboro, NY",
    timeDescription: "5 months ago",
    isVerified: "yes",
    publishedAt: "2026-06-02T12:00:00Z",
  }),
];
