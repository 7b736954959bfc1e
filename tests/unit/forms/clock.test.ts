import { sendMessage } from "@site/assistant/conversation/send-message";
import { createSession } from "@site/assistant/conversation/sessions";
import { appendAuditEntry } from "@site/core/audit/audit-log";
import { contextWith } from "@site/core/context.fixture";
import { enterGiveaway } from "@site/core/giveaway/enter-giveaway";
import { buildEntryRequest } from "@site/core/giveaway/entry.fixture";
import { buildApplicationRequest } from "@site/core/jobs/application.fixture";
import { applyForJob } from "@site/core/jobs/apply-for-job";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { deleteRecords } from "@site/core/privacy/delete-records";
import { findRecordsByScan } from "@site/core/privacy/find-records-by-scan";
import { countAgainstLimit } from "@site/core/rate-limit";
import { changeStatus } from "@site/core/records/change-status.fixture";
import { newId } from "@site/core/store/ids";
import { expect, test } from "vitest";

const year = 2041;

/** Times among the values of a request: ISO 8601, Unix seconds and milliseconds. */
function timesIn(value: unknown): Date[] {
  if (typeof value === "string") return /^20\d\d-\d\d-\d\dT/.test(value) ? [new Date(value)] : [];
  if (typeof value === "number") return value > 1e12 ? [new Date(value)] : value > 1e9 ? [new Date(value * 1000)] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(timesIn) : [];
}

test("every time that is stored is of the context's clock", async () => {
  const email = `${newId()}@example.org`;
  const context = contextWith({}, { now: () => new Date(Date.UTC(year, 4, 6, 7, 8, 9)) });
  const written: { command: string; times: Date[] }[] = [];
  context.store.client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (args) => {
        if (/^(Put|Update|TransactWrite)/.test(commandName)) {
          const input: object = args.input;
          written.push({ command: JSON.stringify(input), times: timesIn(input) });
        }
        return next(args);
      },
    { step: "initialize" },
  );

  const { id } = await submitQuote(context, buildQuoteRequest({ email }), { id: newId() });
  await changeStatus(context, leadRecord, id, "contacted", "a test");
  await enterGiveaway(context, buildEntryRequest({ email }), { id: newId() });
  await applyForJob(context, buildApplicationRequest({ email }), { id: newId() });
  const { session } = await createSession(context, {
    sessionData: { startedAt: new Date(context.now()).toISOString() },
  });
  await sendMessage(
    context,
    { sessionId: session.id, message: `I want windows, ${email}` },
    { id: newId(), responders: {} },
  );
  await appendAuditEntry(context, { by: "a test", command: "leads list" });
  await countAgainstLimit(context, newId());
  await deleteRecords(context, await findRecordsByScan(context, { email }));

  const entities = new Set(written.map(({ command }) => /\$([a-z_]+)_\d/.exec(command)?.[1]));
  expect([...entities].sort()).toEqual(
    expect.arrayContaining([
      "access",
      "chat_message",
      "chat_session",
      "contest_entry",
      "job_application",
      "lead",
      "tombstone",
    ]),
  );
  for (const { command, times } of written)
    for (const time of times) expect(time.getUTCFullYear(), command).toBeGreaterThanOrEqual(year);
});
