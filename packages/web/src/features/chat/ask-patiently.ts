import { wait } from "../../lib/wait.ts";
import { askAssistant, type ChatMessage, isBusy, type Reply } from "./chat-calls.ts";

/** When a reply is called late, and when it is given up, ms. */
const lateAfter = 8000;
const giveUpAfter = 20_000;
/** Before a message is sent once more that is being answered, ms. */
const busyInterval = 1000;

/** Asks the assistant. While another request answers the same message, as after a reload, its reply is waited for.
 * @param onLate called when the reply takes longer than usual
 * @throws ApiError what the API refused; another Error without an answer, after 20 s at the latest */
export async function askPatiently(sessionId: string, message: ChatMessage, onLate: () => void): Promise<Reply> {
  const patience = new AbortController();
  const late = setTimeout(onLate, lateAfter);
  const end = setTimeout(() => patience.abort(), giveUpAfter);
  try {
    for (;;)
      try {
        return await askAssistant(sessionId, message, patience.signal);
      } catch (error) {
        if (!isBusy(error)) throw error;
        await wait(busyInterval);
      }
  } finally {
    clearTimeout(late);
    clearTimeout(end);
  }
}
