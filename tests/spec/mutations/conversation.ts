import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const engine = "packages/web/src/features/chat/client/chat-client.ts";
const hook = "packages/web/src/features/chat/client/use-chat.ts";
const texts = "packages/web/src/features/chat/client/chat-texts.ts";
const calls = "packages/web/src/features/chat/client/chat-api.ts";
const composer = "packages/web/src/features/chat/composer.tsx";
const scripts = "packages/company/sample/live-agent.ts";
const agent = "packages/core/src/chat/live-agent.ts";

export const changes: Changes = {
  "F-01": [["packages/web/src/features/chat/client/use-chat.ts", "    if (!isOpen) return;\n", ""]],
  "F-02": [
    ["packages/web/src/features/chat/conversation.tsx", "isWaiting={isOpen && !hasSession}", "isWaiting={false}"],
  ],
  "F-03": [[engine, "sessionRetryInterval = 2000", "sessionRetryInterval = 4000", "interval"]],
  "F-04": [[engine, "    this.send(text);", "    void text;", "sent"]],
  "F-05": [
    [
      "packages/web/src/features/chat/message-list.tsx",
      "{isPending && <TypingIndicator isLate={isLate} />}",
      "",
      "indicator",
    ],
  ],
  "F-06": [
    [engine, "isPending: this.#queue.length > 0, isLate: false", "isLate: false", "hides the indicator"],
    [engine, "content: said.content.trim() || this.emptyReply", "content: this.emptyReply", "adds the reply"],
  ],
  "F-07": [[engine, "    this.store.reply({ content: notice, isNotice: true });\n", ""]],
  "F-08": [["packages/web/src/features/chat/chat-shell.tsx", "      chatClient.close();\n", ""]],
  "F-09": [[engine, "const content = text.trim();", "const content = text;"]],
  "F-10": [[hook, 'throw new Error("No session");', "return;"]],
  "F-11": [
    [composer, "isBusy || isWaiting || (needsText", "isWaiting || (needsText", "send"],
    [composer, "readOnly={isBusy}", "readOnly={false}", "input"],
  ],
  "F-12": [
    [
      "packages/web/src/features/chat/conversation.tsx",
      "isWaiting={isOpen && !hasSession}",
      "isWaiting={false}",
      "windows",
    ],
    [composer, "isBusy || isWaiting || (needsText", "isBusy || (needsText", "button"],
  ],
  "F-13": [[composer, '(needsText && text.trim() === "")', "false"]],
  "F-14": [
    [composer, 'event.key !== "Enter" || event.shiftKey ||', 'event.key !== "Enter" ||', "Shift+Enter"],
    [composer, 'event.key !== "Enter" || event.shiftKey', 'event.key !== "NumpadEnter" || event.shiftKey', "Enter"],
  ],
  "F-15": [[texts, "Sorry, I encountered an error. Please try again.", "Something went wrong."]],
  "F-16": [[texts, "I apologize, I'm having trouble responding.\",", 'I have no answer.",']],
  "F-17": [[texts, "trouble responding right now.", "trouble responding at present."]],
  "F-18": [[engine, 'console.warn("Failed to create session", error)', "console.warn(error)"]],
  "F-19": [
    [
      engine,
      'console.warn(new Error("Failed to send message", { cause }));\n      if (signal.aborted',
      "if (signal.aborted",
    ],
  ],
  "F-20": [[agent, "profile.agentName ?? profile.company", "profile.company"]],
  "F-21": [[agent, "liveAgentDelay = 1200", "liveAgentDelay = 2000"]],
  "F-22": [[scripts, "bwindows?", "bpanes?"]],
  "F-23": [[scripts, "bbath", "bsauna"]],
  "F-24": [[scripts, "bsiding", "bcladding"]],
  "F-25": [[scripts, "bdoors?", "bgates?"]],
  "F-26": [
    [scripts, "price|pricing|cost|costs", "cost|costs", "price"],
    [scripts, "price|pricing|cost|costs", "price|pricing", "cost"],
  ],
  "F-27": [
    [scripts, "time|schedule|when", "schedule|when", "time"],
    [scripts, "time|schedule|when", "time|when", "schedule"],
    [scripts, "time|schedule|when", "time|schedule", "when"],
    [
      "packages/company/sample/live-agent.ts",
      'keyword: "\\\\b(?:time|schedule|when)\\\\b",',
      'keyword: "\\\\b(?:time|schedule)\\\\b|^when\\\\b",',
      "within a sentence",
    ],
  ],
  "F-28": [[agent, "Nice to meet you, ${name}.", "Nice to meet you."]],
  "F-29": [[agent, ": liveAgentDefault;", ": liveAgentQuestion;"]],
  "F-30": [
    [agent, "(?:my|the) name(?: is|'s)|", "", "phrase"],
    [agent, "[\\p{L}'-]+)/iu", "[\\p{L}'-]*)/iu", "longer than one letter"],
  ],
  "F-31": [[scripts, "7-10 days, or as little as a day", "7-10 days"]],
  "F-32": [[scripts, "Most projects take 1-2 weeks", "Most projects take 3-4 weeks"]],
  "F-33": [[scripts, "booking 2-3 weeks out", "booking 4-5 weeks out"]],
  "F-34": [[scripts, "30-year no-fade warranty", "20-year warranty"]],
  "F-35": [[scripts, "covered by a lifetime warranty", "covered by a warranty"]],
  "F-36": [[scripts, "must be done by phone and is not guaranteed via chat", "can be done by phone or chat"]],
  "F-37": [[calls, "return session.id;", "return session.sessionId;"]],
  "F-38": [
    [
      "packages/core/src/chat/contract.ts",
      "role: z.enum(messageRoles, messages.role), content",
      "role: z.enum(messageRoles, messages.role)",
      "content",
    ],
    [
      "packages/assistant/src/conversation/store-message.ts",
      "id, sessionId, role, content,",
      'id, sessionId, role: "assistant", content,',
      "role",
    ],
  ],
  "F-39": [["packages/core/src/chat/options.ts", "title: services[id].name", "title: id"]],
};
