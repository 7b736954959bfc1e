/** How long records are kept, in months (RUL-17). The store deletes them by these numbers and the privacy page prints them. */
export const retentionMonths = {
  leads: 24,
  applications: 24,
  /** Counted from the draw, or from the entry when that is later. */
  entriesAfterDraw: 12,
  /** Who of the staff read or exported records. */
  accesses: 24,
} as const;

/** Chat sessions and messages, in days. */
export const chatRetentionDays = 180;

/** A second request with the same phone or email within this many days is linked to the first (feature 16). */
export const repeatContactDays = 7;

/** How long it is remembered, by hashes only, that rows were deleted: longer than any backup lives, in days. */
export const tombstoneDays = 400;
