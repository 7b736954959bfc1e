/** Of a page that is for one person only: kept by nobody, listed by nobody, and its address told to nobody. */
export const privateHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow, noarchive",
  "referrer-policy": "no-referrer",
};
