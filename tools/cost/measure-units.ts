import { localTableName, openStore } from "@site/embedded-store/open-store";
import { countUnits, type Units } from "./count-units.ts";

/** Units of each kind of work, and bytes that stay in the table. */
export interface MeasuredUnits {
  /** A quote: limiter, lead, its notices and the mark of the contact. */
  lead: Units;
  entry: Units;
  application: Units;
  chatStart: Units;
  /** A message of a chat that is under way, with its reply. */
  chatMessage: Units;
  /** A sweep while nothing waits. */
  sweep: Units;
  /** One uncached reading of 200 reviews. */
  reviews: Units;
}

/** Runs the real use-cases once each against an embedded store of its own and counts what they read and write. */
export async function measureUnits(): Promise<MeasuredUnits> {
  const store = await openStore();
  process.env.DYNAMODB_ENDPOINT = store.endpoint;
  process.env.TABLE_NAME = localTableName;
  try {
    return await measure();
  } finally {
    await store.close();
  }
}

async function measure(): Promise<MeasuredUnits> {
  const { newId } = await import("@site/core/store/ids");
  const { store } = await import("@site/core/store/client");
  const { countWrite } = await import("@site/core/rate-limit/count-write");
  const { deliverNotices } = await import("@site/core/notify/deliver-notices");
  const { digestSpan } = await import("@site/core/notify/digest");
  const { sweepPending } = await import("@site/core/notify/sweep-pending");
  const { buildSuppliers } = await import("@site/core/notify/suppliers-builder");
  const quote = await import("@site/core/quote/submit-quote");
  const { buildQuoteRequest } = await import("@site/core/quote/lead-builder");
  const giveaway = await import("@site/core/giveaway/enter-giveaway");
  const { buildEntryRequest } = await import("@site/core/giveaway/entry-builder");
  const jobs = await import("@site/core/jobs/apply-for-job");
  const { buildApplicationRequest } = await import("@site/core/jobs/application-builder");
  const { createSession } = await import("@site/assistant/create-session");
  const { sendMessage } = await import("@site/assistant/send-message");
  const { embeddedEngine } = await import("@site/assistant/engine/embedded-engine");
  const { storeReview } = await import("@site/core/reviews/store-review");
  const { buildReview } = await import("@site/core/reviews/review-builder");
  const { listPublicReviews } = await import("@site/core/reviews/list-reviews");

  const suppliers = buildSuppliers();
  const form = (kind: string, submit: (id: string) => Promise<unknown>) =>
    countUnits(async () => {
      const id = newId();
      await countWrite({ store, now: () => new Date() }, "0".repeat(32));
      await submit(id);
      await deliverNotices({ pk: `$site#id_${id}`, sk: `$${kind}_1` }, suppliers);
    });
  const lead = await form("lead", (id) =>
    quote.submitQuote(buildQuoteRequest({ phone: "(315) 555-0142", notes: "Two windows. ".repeat(10) }), { id }),
  );
  const entry = await form("contest_entry", (id) => giveaway.enterGiveaway(buildEntryRequest(), { id }));
  const letter = { coverLetter: "I have worked on windows for years. ".repeat(40) };
  const application = await form("job_application", (id) => jobs.applyForJob(buildApplicationRequest(letter), { id }));

  let sessionId = "";
  const chatStart = await countUnits(async () => {
    const { session } = await createSession({ sessionData: { startedAt: new Date().toISOString() } });
    sessionId = session.id;
  });
  const engines = { embedded: embeddedEngine() };
  const say = (message: string) =>
    sendMessage({ sessionId, message }, { id: newId(), engines, signal: AbortSignal.timeout(10_000) });
  for (const message of ["Hello", "What windows do you have?"]) await say(message);
  const chatMessage = await countUnits(() => say("How long does the installation take?"));

  const text = "They were on time, tidy and friendly, and the windows are lovely. ".repeat(4);
  for (let count = 0; count < 200; count += 1) await storeReview(buildReview({ reviewText: text }));
  const reviews = await countUnits(() => listPublicReviews());

  // The first run tells of the entry above; then nothing waits.
  const inAnHour = new Date(Date.now() + 3_600_000);
  const runSweep = () => sweepPending({ now: inAnHour, digest: digestSpan(inAnHour), through: suppliers });
  await runSweep();
  const sweep = await countUnits(runSweep);
  return { lead, entry, application, chatStart, chatMessage, sweep, reviews };
}
