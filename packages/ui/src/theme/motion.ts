/** Defaults of every animation of the site, in ms. */
export const motion = {
  duration: 500,
  /** Without a touch or key for this long, rotating content goes to sleep. */
  autoSleep: 120_000,
} as const;
