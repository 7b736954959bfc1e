/** Of pages, programs and moments that are alike `npm test` looks at some; with SWEEP=all a journey looks at every one. */
export const isFullSweep = process.env.SWEEP === "all";
