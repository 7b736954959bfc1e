import { profile } from "@site/company/profile";
import { pages } from "@site/core/site/pages";
import { ApiError } from "@site/ui/lib/api.ts";
import type { ChatTopic } from "../../../lib/chat-modal.ts";

export const chatTexts = {
  sendFailed: "Sorry, I encountered an error. Please try again.",
  emptyReply: "I apologize, I'm having trouble responding.",
  emptyReplyRightNow: "I apologize, I'm having trouble responding right now.",
  unreachable: `Sorry, the chat can't be reached right now. Please try again, or call ${profile.phone}.`,
  offline: `You are offline. Your message goes out as soon as you are back online. You can also call ${profile.phone}.`,
  noCookies: `This chat needs cookies, which your browser does not keep for this site. Please call ${profile.phone}, or use the form at ${pages.quote.path} instead.`,
} as const;

/** What a visitor who chose a service says first. */
export const interestIn = ({ title, product }: ChatTopic): string =>
  `I'm interested in ${title.toLowerCase()}${product ? `: ${product}` : ""}`;

/** What is said of a message that failed. A refusal is told in the API's own words: how long to wait, what the limit is.
 * @param otherwise for a failure on the way */
export function failureIn(error: unknown, otherwise: string): string {
  if (!navigator.onLine) return chatTexts.offline;
  const isRefusal = error instanceof ApiError && error.status < 500;
  return (isRefusal && error.said) || otherwise;
}
