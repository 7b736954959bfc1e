import { sendMessage } from "@site/assistant/conversation/send-message";
import { createSession } from "@site/assistant/conversation/sessions";
import { type Context, createContext } from "@site/core/context";
import { enterGiveaway } from "@site/core/giveaway/enter-giveaway";
import { buildEntryRequest } from "@site/core/giveaway/entry.fixture";
import { buildApplicationRequest } from "@site/core/jobs/application.fixture";
import { applyForJob } from "@site/core/jobs/apply-for-job";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { submitQuote } from "@site/core/leads/submit-quote";
import { deliverNotices } from "@site/core/notify/deliver-notices";
import { entrySpan } from "@site/core/notify/entry-digest";
import { buildSuppliers } from "@site/core/notify/suppliers.fixture";
import { sweepPending } from "@site/core/notify/sweep-pending";
import { countAgainstLimit } from "@site/core/rate-limit";
import { storeReview } from "@site/core/reviews/import-reviews";
import { listPublicReviews } from "@site/core/reviews/list-reviews";
import { buildReview } from "@site/core/reviews/review.fixture";
import { indexRow } from "@site/core/search/index-record";
import { readSettings } from "@site/core/settings";
import { newId } from "@site/core/store/ids";
import { countPageViews } from "@site/core/traffic/count-page-views";
import { localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import { countUnits, type Units } from "./count-units.ts";

/** Units of each kind of work, and bytes that stay in the table. */
export interface MeasuredUnits {
  /** A quote: limiter, lead, its notices and the mark of the contact. */
  lead: Units;
  /** What the stream's second reader writes of a lead: its words and whom it names, as it comes and as its mails went out. */
  index: Units;
  entry: Units;
  application: Units;
  chatStart: Units;
  /** A message of a chat that is under way, with its reply. */
  chatMessage: Units;
  /** What a browser counted of a page, told when it is left. */
  visit: Units;
  /** A sweep while nothing waits. */
  sweep: Units;
  /** One uncached reading of 200 reviews. */
  reviews: Units;
}

/** Runs the real use-cases once each against an embedded store of its own and counts what they read and write. */
export async function measureUnits(): Promise<MeasuredUnits> {
  const store = await openStore();
  const settings = readSettings({
    DYNAMODB_ENDPOINT: store.endpoint,
    TABLE_NAME: localTableName,
    IP_HASH_SECRET: "units",
  });
  try {
    return await measure(createContext(settings, buildSuppliers()));
  } finally {
    await store.close();
  }
}

async function measure(context: Context): Promise<MeasuredUnits> {
  const form = (kind: string, submit: (id: string) => Promise<unknown>) =>
    countUnits(context, async () => {
      const id = newId();
      await countAgainstLimit(context, "0".repeat(32));
      await submit(id);
      await deliverNotices(context, { pk: `$site#id_${id}`, sk: `$${kind}_1` });
    });
  let leadId = "";
  const lead = await form("lead", (id) => {
    leadId = id;
    const request = buildQuoteRequest({ phone: "(315) 555-0142", notes: "Two windows. ".repeat(10) });
    return submitQuote(context, request, { id });
  });
  const index = await countUnits(context, async () => {
    for (const _ of ["new", "told"]) await indexRow(context, { pk: `$site#id_${leadId}`, sk: "$lead_1" });
  });
  const entry = await form("contest_entry", (id) => enterGiveaway(context, buildEntryRequest(), { id }));
  const letter = { coverLetter: "I have worked on windows for years. ".repeat(40) };
  const application = await form("job_application", (id) =>
    applyForJob(context, buildApplicationRequest(letter), { id }),
  );

  let sessionId = "";
  const chatStart = await countUnits(context, async () => {
    const { session } = await createSession(context, { sessionData: { startedAt: new Date().toISOString() } });
    sessionId = session.id;
  });
  const responders = {};
  const say = (message: string) =>
    sendMessage(context, { sessionId, message }, { id: newId(), responders, signal: AbortSignal.timeout(10_000) });
  for (const message of ["Hello", "What windows do you have?"]) await say(message);
  const chatMessage = await countUnits(context, () => say("How long does the installation take?"));

  const visit = await countUnits(context, async () => {
    await countAgainstLimit(context, "0".repeat(32), "page-views");
    await countPageViews(context, { views: ["quote"], counts: { call: 1 }, vitals: { lcp: 1000, inp: 100, cls: 10 } });
  });

  const text = "They were on time, tidy and friendly, and the windows are lovely. ".repeat(4);
  for (let count = 0; count < 200; count += 1) await storeReview(context, buildReview({ reviewText: text }));
  const reviews = await countUnits(context, () => listPublicReviews(context));

  // The first run tells of the entry above; then nothing waits.
  const inAnHour = new Date(Date.now() + 3_600_000);
  const runSweep = () => sweepPending({ ...context, now: () => inAnHour }, { digest: entrySpan(inAnHour) });
  await runSweep();
  const sweep = await countUnits(context, runSweep);
  return { lead, index, entry, application, chatStart, chatMessage, visit, sweep, reviews };
}
