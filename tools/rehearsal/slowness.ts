/** How many times as long as on Lambda a function may take on one machine that runs everything at once. */
export const slowness = 20;
