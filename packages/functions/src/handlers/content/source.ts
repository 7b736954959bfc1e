import { withTimeout } from "@site/core/with-timeout";
import { invalidateChanges } from "@site/wordpress/fetch/invalidate";
import { getSource, type Source } from "@site/wordpress/source";
import type { HandlerContext } from "../../context.ts";
import { logFailures } from "../../http/log.ts";

/** How often a process asks what changed, ms. */
const askEvery = 1000;
const timeoutMs = 300;
/** What was reported this long before the last question is looked at again: an index follows its table, ms. */
const overlap = 10_000;
/** Clocks of two processes are no further apart, ms. */
const skew = 1000;

interface Asked {
  at: number;
  /** What was reported until then has been read, ms since 1970: a question that fails moves it no further. */
  readUntil: number;
}
const asked = new WeakMap<Source, Asked>();

async function forgetReported(context: HandlerContext, source: Source, since: number): Promise<void> {
  // Loaded at the second request of a process: a first page asks no table.
  const { changesSince } = await import("@site/core/content/change-log");
  const reports = await changesSince(context, new Date(since - overlap));
  for (const { at, changes } of reports) invalidateChanges(source, changes, at.getTime() + skew);
}

/** Without reports texts are as old as they may be; no visitor is refused one for it. */
async function readReports(context: HandlerContext, source: Source, last: Asked, now: number): Promise<void> {
  const [result] = await Promise.allSettled([forgetReported(context, source, last.readUntil)]);
  if (result.status === "fulfilled") asked.set(source, { at: asked.get(source)?.at ?? now, readUntil: now });
  logFailures("read content changes", { awsRequestId: "" }, [result]);
}

/** The content provider of this deployment, without what it has reported as changed; undefined when none is
 * configured. */
export async function source(context: HandlerContext): Promise<Source | undefined> {
  const source = getSource(context.settings.wordpress);
  if (!source) return undefined;
  const now = context.now().getTime();
  const last = asked.get(source);
  if (last !== undefined && now - last.at < askEvery) return source;
  asked.set(source, { at: now, readUntil: last?.readUntil ?? now });
  // A process that has read nothing yet has nothing to forget.
  if (last === undefined) return source;
  await withTimeout(readReports(context, source, last, now), timeoutMs, () => undefined);
  return source;
}
