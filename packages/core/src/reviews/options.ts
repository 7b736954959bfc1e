/** Shown of 5 when a review came without a rating; such a rating never counts in an average. */
export const defaultRating = 5;

export const maxPhotos = 4;

/** How long the carousel shows one review, ms. */
export const carouselInterval = 5000;

export const reviewTexts = {
  loading: "Loading reviews...",
  empty: "No reviews available yet.",
  failure: "Unable to load reviews",
  failureHelp: "Please refresh the page to try again",
  verified: "Verified",
  sample: "Sample",
} as const;

export const verifiedAnswers = ["yes", "no"] as const;
export type VerifiedAnswer = (typeof verifiedAnswers)[number];
