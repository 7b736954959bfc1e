import { setTimeout } from "node:timers/promises";
import { buildCanaryRequest } from "@site/core/leads/canary-request";
import { submitQuoteEndpoint } from "@site/core/leads/contract";
import { leadRecord } from "@site/core/leads/record";
import { writeLog } from "@site/core/log";
import { findRecord } from "@site/core/records/read-records";
import { ConfigurationError } from "@site/core/settings";
import { newId } from "@site/core/store/ids";
import type { HandlerContext } from "../../context.ts";
import { canaryToken } from "../../http/canary-token.ts";
import { worker } from "../../lambda.ts";

/** How often it looks whether the mail went out, ms. */
const pause = 2000;
/** Time kept back to report what went wrong, ms. */
const reserve = 5000;

/** Sends a lead the way a visitor's browser does: through the site's address, firewall and all. */
async function post({ settings }: HandlerContext, id: string): Promise<void> {
  if (!settings.publicUrl) throw new ConfigurationError("PUBLIC_URL is not set");
  const response = await fetch(new URL(submitQuoteEndpoint.path, settings.publicUrl), {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": id, "x-canary": canaryToken(settings, id) },
    body: JSON.stringify(buildCanaryRequest()),
    signal: AbortSignal.timeout(15_000),
  });
  await response.body?.cancel();
  if (response.status !== 201) throw new Error(`the canary's lead was answered ${response.status}`);
}

/** Runs every few minutes: a test lead through the public address, then its mail.
 * @throws Error when the lead is refused, parked or its mail doesn't go out; two in a row raise an alarm */
export const handler = worker<unknown, void>(async (context, _, invocation) => {
  const id = newId();
  const startedAt = performance.now();
  await post(context, id);
  while ((await findRecord(context, leadRecord, id))?.notifyState !== "sent") {
    if (invocation.getRemainingTimeInMillis() < reserve)
      throw new Error(`no mail went out for the canary's lead ${id}`);
    await setTimeout(pause);
  }
  const ms = Math.round(performance.now() - startedAt);
  writeLog({ level: "info", requestId: invocation.awsRequestId, task: "canary", recordId: id, ms });
});
