import type { Context } from "../context.ts";
import { AppError, generalFailure } from "../contract/errors.ts";
import { remember } from "../store/remember.ts";
import type { Review } from "./contract.ts";
import { formatAge } from "./format-age.ts";
import { googleReviews, type ReviewRow } from "./record.ts";
import { isSampleReview } from "./review-record.ts";

/** How long a process answers from what it read last, and how soon it tries again after a failure, ms. */
const fresh = 60_000;
const retry = 10_000;

const newestFirst = (a: ReviewRow, b: ReviewRow): number =>
  (b.publishedAt ?? b.createdAt).localeCompare(a.publishedAt ?? a.createdAt) || b.id.localeCompare(a.id);

/** Samples stand in until there is a real review, and only in a local store. */
function withoutSamples({ settings }: Context, rows: ReviewRow[]): ReviewRow[] {
  const real = rows.filter((row) => !isSampleReview(row));
  return real.length > 0 || !settings.dynamodbEndpoint ? real : rows;
}

/** Every stored review, newest first, straight from the table. */
export async function readReviews({ store }: Context): Promise<ReviewRow[]> {
  const { data } = await googleReviews(store).query.byAll({}).go({ pages: "all" });
  return data.toSorted(newestFirst);
}

/** Reviews about a person of the company, in any case of the name, straight from the table. */
export async function readReviewsByPerson({ store }: Context, mapPersonName: string): Promise<ReviewRow[]> {
  const { data } = await googleReviews(store).query.byPerson({ mapPersonName }).go({ pages: "all" });
  return data.toSorted(newestFirst);
}

const remembered = new WeakMap<Context["settings"], () => Promise<ReviewRow[]>>();

function queryRows(context: Context): Promise<ReviewRow[]> {
  const { settings, now } = context;
  const read =
    remembered.get(settings) ??
    remember(async () => withoutSamples(context, await readReviews(context)), {
      fresh,
      retry,
      now: () => Number(now()),
    });
  remembered.set(settings, read);
  return read();
}

/** @param at now: what was written of a review's age was true on the day it was fetched only */
function toReviewView(row: ReviewRow, at: Date): Review {
  const { id, authorName, authorPhotoUrl, rating, reviewText, location, isVerified, photos, publishedAt = "" } = row;
  const timeDescription = formatAge(publishedAt, at) ?? row.timeDescription;
  return {
    id,
    authorName,
    authorPhotoUrl,
    rating,
    reviewText,
    location,
    timeDescription,
    isVerified,
    photos,
    isSample: isSampleReview(row) || undefined,
  };
}

const foldName = (name: string): string => name.trim().toLowerCase();

/** Reviews for the site, newest first. Read from the table at most once a minute in a process; while the table is away,
 * the list that was read last.
 * @param person only reviews about this person of the company, ignoring case
 * @throws AppError unavailable when the table is away and nothing was read yet */
export async function listPublicReviews(context: Context, person?: string): Promise<Review[]> {
  const all = await queryRows(context).catch((cause: unknown) => {
    throw new AppError("unavailable", generalFailure, { retryAfter: 5, cause });
  });
  const wanted =
    person === undefined
      ? all
      : all.filter(({ mapPersonName: name }) => name !== undefined && foldName(name) === foldName(person));
  const at = context.now();
  return wanted.map((row) => toReviewView(row, at));
}
