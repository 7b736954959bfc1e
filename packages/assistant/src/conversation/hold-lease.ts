import { setTimeout as wait } from "node:timers/promises";
import { type Session, sessions } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { writeIf } from "@site/core/store/conditional-write";
import { newId } from "@site/core/store/ids";
import { findSession } from "./sessions.ts";

/** Nobody else may answer for so long, ms; a holder that died is replaced afterwards. Longer than any turn takes. */
const leaseTime = 25_000;
/** How long a parallel request waits for its turn, ms. */
const timeoutMs = 5000;
const pause = { first: 40, longest: 250 } as const;

export interface Held {
  session: Session;
  lease: string;
}

/** The lease is free, or is this very request's: the answer to its first attempt was lost. */
async function takeLease({ store, now }: Context, session: Session): Promise<Held | undefined> {
  const lease = newId();
  const at = now().getTime();
  const change = sessions(store)
    .patch({ id: session.id })
    .set({ lease, processingUntil: at + leaseTime })
    .where(
      ({ processingUntil, version, lease: holder }, { notExists, lt, eq }) =>
        `(${notExists(processingUntil)} OR ${lt(processingUntil, at)} OR ${eq(holder, lease)}) AND ${eq(version, session.version)}`,
    );
  return (await writeIf(change)) ? { session, lease } : undefined;
}

async function release({ store }: Context, { session, lease: own }: Held): Promise<void> {
  const change = sessions(store)
    .patch({ id: session.id })
    .remove(["lease", "processingUntil"])
    .where(({ lease }, { eq }) => eq(lease, own));
  await writeIf(change);
}

/** Runs one writer of a session at a time; the others wait up to five seconds.
 * @param isDone looked at on every fresh read: a result that another request has committed meanwhile ends the wait
 * @param work commits under `held.lease`, which ends the lease; when it throws, the lease is given back
 * @throws AppError notFound, busy (409) when the session was not free in time */
export async function withLease<Result>(
  context: Context,
  id: string,
  isDone: (session: Session) => Promise<Result | undefined>,
  work: (held: Held) => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (let delay: number = pause.first; ; delay = Math.min(delay * 1.5, pause.longest)) {
    const session = await findSession(context, id);
    const done = await isDone(session);
    if (done !== undefined) return done;
    const isFree = (session.processingUntil ?? 0) < context.now().getTime();
    const held = isFree ? await takeLease(context, session) : undefined;
    if (held) {
      try {
        return await work(held);
      } catch (error) {
        await release(context, held).catch(() => {});
        throw error;
      }
    }
    if (performance.now() > end)
      throw new AppError("busy", "Your last message is still being answered. Please try again in a moment.", {
        retryAfter: 2,
      });
    await wait(delay * (0.5 + Math.random()));
  }
}
