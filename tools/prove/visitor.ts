import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Submission } from "./submissions.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

interface Reply {
  status: number;
  text: string;
  cookie: string | undefined;
}

/** Sends JSON once. @returns status 0 when no answer came */
export function post(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
  timeoutMs = 35_000,
): Promise<Reply> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, text: "", cookie: undefined });
    const sent = request(
      url + path,
      { agent, method: "POST", timeout: timeoutMs, headers: { "content-type": "application/json", ...headers } },
      async (response) => {
        try {
          const text = Buffer.concat(await response.toArray()).toString();
          const cookie = response.headers["set-cookie"]?.[0]?.split(";")[0];
          resolve({ status: response.statusCode ?? 0, text, cookie });
        } catch {
          none();
        }
      },
    );
    sent.once("timeout", () => sent.destroy());
    sent.once("error", none);
    sent.end(JSON.stringify(body));
  });
}

export interface Acknowledged extends Submission {
  /** Id in the answer; a chat's message has none. */
  id: string | undefined;
  status: number;
  attempts: number;
}

/** Sends until it is accepted, as a visitor who presses the button again. @param timeoutMs gives up after it, ms */
export async function sendUntilAccepted(
  url: string,
  submission: Submission,
  { hasKeys = true, timeoutMs = 600_000, random = Math.random } = {},
): Promise<Acknowledged | undefined> {
  const { path, body, key, chat } = submission;
  const headers = { ...(hasKeys ? { "idempotency-key": key } : {}), ...(chat ? { cookie: chat.cookie } : {}) };
  const startedAt = performance.now();
  for (let attempts = 1; performance.now() - startedAt < timeoutMs; attempts += 1) {
    const { status, text } = await post(url, path, body, headers);
    if (status >= 200 && status < 300) {
      const { id } = JSON.parse(text) as { id?: string };
      return { ...submission, id, status, attempts };
    }
    await pause(100 + 300 * random());
  }
  return undefined;
}

/** Begins a chat. @returns undefined when it can't be begun in time */
export async function beginChat(url: string, timeoutMs = 600_000): Promise<Submission["chat"]> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < timeoutMs) {
    const body = { sessionData: { startedAt: new Date().toISOString() } };
    const { status, text, cookie } = await post(url, "/api/chat/sessions", body, {});
    if (status === 201 && cookie) return { cookie, sessionId: JSON.parse(text).session.id };
    await pause(250);
  }
  return undefined;
}
