import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const dock = "packages/web/src/features/chat/chat-dock.tsx";

export const changes: Changes = {
  "D-01": [
    [
      "packages/web/src/app/layout.tsx",
      "{!isChatScreen && <ChatDock />}",
      "<ChatDock />",
      "except on the chat screens",
    ],
    [dock, "{...togglerProps(bubbleId, minimized)}", '{...openerProps("agent")}', "opens a chat window"],
    [
      "packages/web/src/features/chat/chat-dock.tsx",
      'display={{ base: "none", lg: "grid" }}',
      'display={{ base: "none", xl: "grid" }}',
      "on a small laptop",
    ],
  ],
  "D-02": [["packages/web/src/features/chat/bubble-window.tsx", "data-window\n    hidden", "data-window"]],
  "D-03": [
    [dock, '"Back to chat" : "Chat with us"', '"Back to chat" : "Talk to us"', "label"],
    ["packages/web/src/features/chat/live-agent-dialog.tsx", 'size="lg"', 'size="side"', "large"],
  ],
  "D-04": [
    ["packages/web/src/features/chat/live-agent-dialog.tsx", 'closerProps("agent", minimized)', 'closerProps("agent")'],
  ],
  "D-05": [
    [
      "packages/ui/src/theme/system.ts",
      '"body:has(dialog:modal)": { overflow: "hidden"',
      '"body:has(dialog:modal)": { overflow: "visible"',
    ],
  ],
  "D-06": [[dock, 'agent === "minimized" ? "Back to chat" : "Chat with us"', '"Chat with us"']],
};
