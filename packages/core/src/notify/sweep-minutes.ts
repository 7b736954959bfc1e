/** How often the sweeper runs, minutes. Apart from the sweeper, because the stack reads it and must not open the store. */
export const sweepMinutes = 15;
