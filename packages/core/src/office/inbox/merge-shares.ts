import type { RowName } from "../../records/read-rows.ts";

export const pageSize = 25;

/** What one list holds of a page. */
export interface Share {
  /** A place sorts as the lists do. */
  items: (RowName & { place: string })[];
  /** Behind this place the list may hold more. */
  end?: string | undefined;
}

/** A page of several lists, of the first places if `isUp` and else of the last.
 * @returns the place after which the next page begins, where there may be one */
export function mergeShares(shares: readonly Share[], isUp: boolean): { page: RowName[]; next: string | undefined } {
  const compare = (a: string, b: string) => (isUp ? 1 : -1) * (a < b ? -1 : a > b ? 1 : 0);
  // Beyond the nearest end some list may hold more.
  const [end] = shares.flatMap((share) => share.end ?? []).sort(compare);
  const all = shares
    .flatMap(({ items }) => items)
    .filter(({ place }) => end === undefined || compare(place, end) <= 0)
    .sort((a, b) => compare(a.place, b.place));
  const page = all.slice(0, pageSize);
  return { page, next: all.length > pageSize ? page.at(-1)?.place : end };
}
