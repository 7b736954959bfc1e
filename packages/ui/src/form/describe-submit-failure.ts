import { ApiError } from "../lib/api.ts";

const isOffline = (): boolean => typeof navigator !== "undefined" && navigator.onLine === false;

/** What a gateway answers in the API's place is a page, for which a visitor has no use. */
const isPage = (text: string): boolean => /<[a-z!]/i.test(text);

/** What to tell a visitor about a failed submission: the API's own sentence, else the "{status}: {text}" of the request
 * helper, else the form's stated default. */
export function describeSubmitFailure(error: unknown, fallback: string): string {
  if (isOffline()) return "You seem to be offline.";
  if (error instanceof ApiError) return error.said ?? (isPage(error.message) ? fallback : error.message);
  return fallback;
}
