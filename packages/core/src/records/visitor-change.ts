import { formatClock } from "../business/local-time.ts";
import type { RecordRow } from "./define-record.ts";
import { findOpenAsks, type VisitorAsk } from "./open-asks.ts";

/** Who changed something, in histories: no address of the staff's. */
export const visitor = "visitor";

type VisitorChangeKind = "note" | "contact" | "withdrawn" | "photos" | "resume" | "chat";

/** What a visitor did on the page of their record, and what the staff did for them there. */
export interface VisitorChange {
  /** Of a text, by which it is known when it comes again. */
  id?: string;
  at: string;
  kind?: VisitorChangeKind;
  title: string;
  text?: string;
  /** What the staff do about it, which the visitor does not read. */
  forStaff?: string;
  /** Waits until an entry follows that settles it. */
  ask?: VisitorAsk;
  settles?: VisitorAsk["action"];
  /** The address of the member who did it for them. */
  by?: string;
}

/** Changes that were stored before they had a kind are known by their titles of then. */
const kindsOfTitles: Readonly<Record<string, VisitorChangeKind>> = {
  Note: "note",
  "Contact changed": "contact",
  Withdrawn: "withdrawn",
  "Withdrawn by our office, as you asked": "withdrawn",
  Photos: "photos",
  Resume: "resume",
  "Written in the chat": "chat",
};

export const getKind = (change: VisitorChange | undefined): VisitorChangeKind | undefined =>
  change && (change.kind ?? kindsOfTitles[change.title]);

/** A visitor's change as the staff read it: what is done needs no telling what to do. */
export const formatChange = (change: VisitorChange, all: readonly VisitorChange[]): string =>
  [findOpenAsks(all).some((ask) => ask === change) ? change.forStaff : undefined, change.text]
    .filter(Boolean)
    .join("\n");

export const formatChanges = (changes: readonly VisitorChange[]): string =>
  changes
    .filter(({ by }) => !by)
    .map((change) => {
      const text = formatChange(change, changes);
      return `${formatClock(change.at)} ${change.title}${text ? `: ${text}` : ""}`;
    })
    .join("\n");

/** The mark of a record with one more thing from its visitor that nobody of the staff has seen. @param at ISO 8601 */
export const markUnread = ({ visitorNews = 0, unreadSince = "" }: Partial<RecordRow>, at: string) => ({
  visitorNews: visitorNews + 1,
  unreadSince: unreadSince || at,
});
