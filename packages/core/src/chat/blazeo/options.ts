/** Nothing is used for answers before a person approved it. */
export const reviewStates = ["pending", "approved", "rejected"] as const;
export type ReviewState = (typeof reviewStates)[number];
