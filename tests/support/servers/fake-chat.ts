import type { Page } from "@playwright/test";

interface ReceivedCalls {
  sessions: { sessionData: { startedAt: string; userName?: string } }[];
  messages: { sessionId: string; message: string; key: string | undefined }[];
  stored: { sessionId: string; role: string; content: string }[];
}

interface Answers {
  /** Status of each session request, in order; the last one repeats. */
  sessions?: number[];
  /** Body of each reply, in order; the last one repeats; a number is a status without a reply. */
  replies?: (Record<string, unknown> | string | number)[];
  /** A reply waits for it. */
  until?: Promise<void>;
}

const at = <Item>(list: readonly Item[], index: number): Item | undefined => list[Math.min(index, list.length - 1)];

/** Answers the chat's calls at the edge of the browser, for what the real server does not do on request. */
export async function fakeChat(
  page: Page,
  { sessions = [201], replies = ["Hello"], until }: Answers = {},
): Promise<ReceivedCalls> {
  const sent: ReceivedCalls = { sessions: [], messages: [], stored: [] };
  await page.route("**/api/chat/sessions", async (route) => {
    const status = at(sessions, sent.sessions.length) ?? 201;
    sent.sessions.push(route.request().postDataJSON());
    const body = status === 201 ? { session: { id: `session-${sent.sessions.length}` } } : { message: "No." };
    await route.fulfill({ status, json: body });
  });
  await page.route("**/api/chat/conversation", async (route) => {
    const reply = at(replies, sent.messages.length) ?? "";
    const key = route.request().headers()["idempotency-key"];
    sent.messages.push({ ...route.request().postDataJSON(), key });
    await until;
    if (typeof reply === "number") return route.fulfill({ status: reply, json: { message: "No." } });
    const message = typeof reply === "string" ? { role: "assistant", content: reply } : reply;
    await route.fulfill({ status: 200, json: { message } });
  });
  await page.route("**/api/chat/messages", async (route) => {
    sent.stored.push(route.request().postDataJSON());
    await route.fulfill({ status: 201, json: { id: "row" } });
  });
  return sent;
}
