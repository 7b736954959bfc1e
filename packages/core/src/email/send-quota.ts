export interface Quota {
  /** Mails within 24 hours; negative means no limit. */
  perDay: number;
  sentToday: number;
  perSecond: number;
}

/** Of the day's mails confirmations leave a fifth, and of each second's mails half, to the staff. */
const share = { day: 0.8, second: 0.5 };

/** How old a quota may be, how long confirmations rest after a refusal, and how long one waits for its turn. ms. */
const quotaLife = 60_000;
const rest = 60_000;
const timeoutMs = 3000;

interface Sources {
  readQuota(): Promise<Quota>;
  now(): number;
  wait(ms: number): Promise<unknown>;
}

/** Decides whether a confirmation may go out. Each process keeps its own: together they may ask for more than the
 * service grants, which it then refuses, and all of them rest. */
export function createSendQuota({ readQuota, now, wait }: Sources) {
  let reading: Promise<Quota | undefined> = Promise.resolve(undefined);
  let readAt = Number.NEGATIVE_INFINITY;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let nextTurn = 0;
  let sent = 0;

  /** A quota that can't be read holds nothing back: the service itself still refuses what is too much. */
  function currentQuota(): Promise<Quota | undefined> {
    if (now() - readAt >= quotaLife) {
      readAt = now();
      sent = 0;
      reading = readQuota().catch(() => undefined);
    }
    return reading;
  }

  return {
    /** Waits for the confirmation's turn. @returns false when it has to wait for another run */
    async hasRoom(): Promise<boolean> {
      if (now() < restsUntil) return false;
      const quota = await currentQuota();
      if (!quota) return true;
      if (quota.perDay >= 0 && quota.sentToday + sent >= quota.perDay * share.day) return false;
      const turn = Math.max(now(), nextTurn);
      if (turn - now() > timeoutMs) return false;
      nextTurn = turn + 1000 / (quota.perSecond * share.second);
      sent += 1;
      await wait(turn - now());
      return now() >= restsUntil;
    },
    /** The service refused a mail because of a quota. */
    rest(): void {
      restsUntil = now() + rest;
    },
  };
}
