import { ApiError } from "@site/ui/lib/api.ts";
import { wait } from "../../../lib/wait.ts";

/** When a reply is called late, ms. */
const lateAfter = 8000;
/** When it is given up, ms. The function that answers ends after 28 s: before that, what is called failed may yet succeed. */
const giveUpAfter = 30_000;
const retryInterval = 1000;

const isBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Whether the same may succeed when it is sent again: the server failed, or no answer came. */
const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

/** Sends what its key keeps from being taken twice. While another request answers the same message, as after a reload, its
 * answer is waited for.
 * @param attempts how often it is sent where the server or the way to it fails
 * @param onLate called when the answer takes longer than usual
 * @throws ApiError what the API refused; another Error without an answer, after 30 s at the latest */
export async function sendWithRetry<Answer>(
  send: (signal: AbortSignal) => Promise<Answer>,
  { attempts = 1, onLate = () => {} }: { attempts?: number; onLate?: () => void } = {},
): Promise<Answer> {
  const giveUp = new AbortController();
  const late = setTimeout(onLate, lateAfter);
  const end = setTimeout(() => giveUp.abort(), giveUpAfter);
  try {
    for (let failures = 1; ; )
      try {
        return await send(giveUp.signal);
      } catch (error) {
        if (!isBusy(error) && (!mayPass(error) || failures >= attempts || giveUp.signal.aborted)) throw error;
        await wait(retryInterval * failures);
        if (!isBusy(error)) failures += 1;
      }
  } finally {
    clearTimeout(late);
    clearTimeout(end);
  }
}
