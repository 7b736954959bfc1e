import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const modal = "packages/web/src/features/chat/consultation-modal.tsx";
const list = "packages/web/src/features/chat/message-list.tsx";
const composer = "packages/web/src/features/chat/composer.tsx";

export const changes: Changes = {
  "E-01": [
    ["packages/ui/src/components/modal.tsx", 'md: { maxW: "42rem" }', 'md: { maxW: "60rem" }', "width"],
    [modal, "min(600px, 100dvh)", "min(800px, 100dvh)", "height"],
  ],
  "E-02": [[modal, "`${service.title} Consultation`", '"Consultation"']],
  "E-03": [[modal, "`Chat with ${profile.company}`", '"Chat with us"']],
  "E-04": [
    [modal, 'service?.description ?? "How can we help', 'undefined ?? "How can we help', "of the service"],
    [modal, '"How can we help you today?"', '"Ask us anything."', "otherwise"],
  ],
  "E-05": [["packages/ui/src/components/scroll-area.tsx", 'overflowY: "auto"', 'overflowY: "hidden"']],
  "E-06": [[list, "user: own,", 'user: { ...own, justifySelf: "start" },']],
  "E-07": [[list, 'justifySelf: "start",\n        bg: "white"', 'justifySelf: "end",\n        bg: "white"']],
  "E-08": [
    [list, "[0, 1, 2].map((dot)", "[0, 1].map((dot)", "three dots"],
    [list, 'animation="bounce 900ms infinite"', 'animation="none"', "bouncing"],
    [
      "packages/web/src/features/chat/message-list.tsx",
      '<chakra.span aria-hidden display="flex" gap="1.5" data-typing>',
      '<chakra.span aria-hidden display={isLate ? "none" : "flex"} gap="1.5" data-typing>',
      "late",
    ],
  ],
  "E-09": [[composer, "Type your message...", "Write here"]],
  "E-10": [[composer, '<Button type="submit" aria-label="Send"', '<Button type="button" aria-label="Send"']],
  "E-11": [
    [modal, "We're here to help! Ask about products, pricing, installation, or anything else.", "We are here to help."],
  ],
  "E-12": [["packages/web/src/lib/chat-modal.ts", "current = service;", "current = undefined;"]],
  "E-13": [["packages/web/src/lib/chat-modal.ts", "must be used within the chat modal provider", "found no provider"]],
};
