import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useChatModal } from "../../../lib/chat-modal.ts";
import { type Chat, useChat } from "./use-chat.ts";

test("sending without a session fails with 'No session' [F-10]", async () => {
  let chat: Chat | undefined;
  function Probe() {
    chat = useChat({ isOpen: false });
    return null;
  }
  renderToString(<Probe />);
  await expect(chat?.send("Hello")).rejects.toThrow("No session");
});

test("opening a chat outside of the provider fails and says so [E-13]", () => {
  function Probe() {
    useChatModal();
    return null;
  }
  expect(() => renderToString(<Probe />)).toThrow("must be used within the chat modal provider");
});
