import { liveAgentDelay, liveAgentReply } from "@site/core/chat/live-agent";
import { newKey } from "@site/ui/lib/new-key.ts";
import { wait } from "../../../lib/wait.ts";
import { type ChatMessage, type Reply, storeMessage } from "./chat-api.ts";
import { sendWithRetry } from "./send-with-retry.ts";

/** How often a message is sent to be kept before it counts as failed. */
const attempts = 3;
/** How long after its own time the script waits for what the assistant says in its place, ms. */
const timeoutMs = 3000;

/** The scripted agent of the large dialog: answers 1,200 ms after each message. What is said is kept on the server, too,
 * because a visitor may leave a name and a number here; there the assistant reads it, and speaks in the script's place
 * where the script would not understand. An assistant that is later than that is heard after it. */
export async function respondByScript(sessionId: string, message: ChatMessage): Promise<Reply> {
  const stored = sendWithRetry((signal) => storeMessage(sessionId, message, signal), { attempts });
  // What fails while the script waits is told afterwards.
  stored.catch(() => {});
  await wait(liveAgentDelay);
  const said = await Promise.race([stored, wait(timeoutMs).then(() => "late" as const)]);
  if (said && said !== "late") return { said };
  const reply = { id: newKey(), role: "assistant", content: liveAgentReply(message.content) } as const;
  sendWithRetry((signal) => storeMessage(sessionId, reply, signal), { attempts }).catch((error) =>
    console.warn("Failed to store message", error),
  );
  return { said: { content: reply.content }, ...(said === "late" && { afterwards: stored }) };
}
