/** One giveaway as data: a new one is a change here and nowhere else. Times are ISO 8601 with their offset. */
export interface Edition {
  id: string;
  title: string;
  prizeValue: number;
  prize: string;
  /** Part of the prize's value that a winner may take in cash instead. */
  cashShare: number;
  /** Days to deliver and accept the gift certificate, to sign the papers, to ask for the winners list. */
  certificateDays: number;
  signatureDays: number;
  winnersListDays: number;
  minAge: number;
  opensAt: string;
  closesAt: string;
  /** Entries in person at the home show: text of the rules, no form. */
  inPersonFrom: string;
  inPersonTo: string;
  drawAt: string;
  counties: readonly string[];
  timezone: string;
  /** Stored with every entry: which rules the visitor agreed to. */
  rulesVersion: string;
  /** Whether entries outside the window are refused; by default they are stored and flagged. */
  enforceEntryWindow: boolean;
  /** Registration, bond and filing of a sweepstakes over $5,000 (NY GBL 369-e), once the business has them. */
  registrationId?: string;
  bondRef?: string;
  filedAt?: string;
}

export const currentEdition: Edition = {
  id: "2025-26",
  title: "$25,000 Home Improvement Giveaway",
  prizeValue: 25_000,
  prize: "up to $25,000 in products and services",
  cashShare: 0.1,
  certificateDays: 90,
  signatureDays: 5,
  winnersListDays: 90,
  minAge: 18,
  opensAt: "2025-07-20T00:00:00-04:00",
  closesAt: "2026-01-25T23:59:59.999-05:00",
  inPersonFrom: "2026-01-31T10:00:00-05:00",
  inPersonTo: "2026-02-01T13:59:00-05:00",
  // The rules name the day; the draw follows the last minute of in-person entry.
  drawAt: "2026-02-01T14:00:00-05:00",
  counties: ["Oneida", "Herkimer", "Madison", "Lewis", "Onondaga", "Otsego", "Fulton", "Montgomery"],
  timezone: "America/New_York",
  rulesVersion: "2025-26/1",
  enforceEntryWindow: false,
};

export type WindowState = "before" | "open" | "closed";

/** Where an instant lies in the window of entries by form; both ends belong to it. */
export function windowStateOf({ opensAt, closesAt }: Edition, now: Date): WindowState {
  if (now < new Date(opensAt)) return "before";
  return now <= new Date(closesAt) ? "open" : "closed";
}

/** A day of the edition as the rules print it: "January 25, 2026". */
export function editionDay({ timezone }: Edition, at: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: timezone }).format(new Date(at));
}

/** Why an entry is refused outside an enforced window: the `message` of the 410. */
export function closedMessage(edition: Edition, now: Date): string {
  return windowStateOf(edition, now) === "before"
    ? `This giveaway opens on ${editionDay(edition, edition.opensAt)}.`
    : `This giveaway closed on ${editionDay(edition, edition.closesAt)}.`;
}

/** What stands on /win in place of the form while an enforced window is not open. */
export function closedNotice(edition: Edition, now: Date): string {
  const drawDay = editionDay(edition, edition.drawAt);
  if (windowStateOf(edition, now) === "before") return `Entries open on ${editionDay(edition, edition.opensAt)}.`;
  const drawing = now > new Date(edition.drawAt) ? `was held on ${drawDay}` : `will be held on ${drawDay}`;
  return `Entries closed on ${editionDay(edition, edition.closesAt)}. The drawing ${drawing}.`;
}

/** Whether visitors are invited to enter: always, unless an enforced window is not open. */
export const acceptsEntries = (edition: Edition, now: Date): boolean =>
  !edition.enforceEntryWindow || windowStateOf(edition, now) === "open";

export const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat("en-US", { type: "disjunction" }).format(names).replace(/, or /, " or ");

/** Who may enter, as the rules say it; the form does not ask for it. */
export function eligibilityTexts({ minAge, counties }: Edition): string[] {
  return [
    `You are ${minAge} or older.`,
    `You own a home in ${anyOf(counties)} counties.`,
    "One entry counts per household.",
    "You are not an employee or vendor of the company.",
  ];
}
