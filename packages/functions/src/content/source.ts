import { withTimeout } from "@site/core/with-timeout";
import { invalidateChanges } from "@site/wordpress/fetch/invalidate";
import { getSource, type Source } from "@site/wordpress/source";
import type { HandlerContext } from "../context.ts";
import { logFailures } from "../http/log.ts";

/** How often a process asks what changed, ms. */
const askEvery = 1000;
/** A visitor waits no longer for the answer, ms. */
const timeoutMs = 300;
/** What was reported this long before the last question is looked at again: an index follows its table, ms. */
const overlap = 10_000;
/** Clocks of two processes are no further apart, ms. */
const skew = 1000;

/** When each process of a provider last asked, ms since 1970. */
const asked = new WeakMap<Source, number>();

async function forgetReported(context: HandlerContext, source: Source, since: number): Promise<void> {
  // Loaded at the second request of a process: a first page asks no table.
  const { changesSince } = await import("@site/core/content/change-log");
  const reports = await changesSince(context, new Date(since - overlap));
  for (const { at, changes } of reports) invalidateChanges(source, changes, at.getTime() + skew);
}

/** Without reports texts are as old as they may be; no visitor is refused one for it. */
const logFailure = async (work: Promise<void>): Promise<void> => {
  logFailures("read content changes", { awsRequestId: "" }, await Promise.allSettled([work]));
};

/** The content provider of this deployment, without what it has reported as changed; undefined when none is
 * configured. */
export async function source(context: HandlerContext): Promise<Source | undefined> {
  const source = getSource(context.settings.wordpress);
  if (!source) return undefined;
  const now = context.now().getTime();
  const last = asked.get(source);
  if (last !== undefined && now - last < askEvery) return source;
  asked.set(source, now);
  // A process that has read nothing yet has nothing to forget.
  if (last === undefined) return source;
  await withTimeout(logFailure(forgetReported(context, source, last)), timeoutMs, () => undefined);
  return source;
}
