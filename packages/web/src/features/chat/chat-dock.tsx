import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { minimized, openerProps, togglerProps } from "@site/ui/lib/invokers.ts";
import { ChevronDown, MessageCircle, MessagesSquare } from "lucide-react";
import { memo } from "react";
import { useShellState } from "../../lib/shell-state.ts";
import { bubbleId } from "./bubble-window.tsx";

const Bubble = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    w: "3.5rem",
    h: "3.5rem",
    borderRadius: "full",
    bg: "spruce.700",
    color: "white",
    boxShadow: "raised",
    cursor: "pointer",
    _hover: { bg: "spruce.800" },
    "&[aria-expanded=true] > :first-of-type, &[aria-expanded=false] > :last-of-type": { display: "none" },
  },
});

/** The floating controls of a wide screen, a column for which the page keeps room beside its content: while one chat is
 * open or waits, the other's control is away. */
export const ChatDock = memo(function ChatDock() {
  const agent = useShellState("agent");
  const bubble = useShellState(bubbleId);
  return (
    <chakra.aside
      aria-label="Chat"
      position="fixed"
      right="2"
      bottom="5"
      w="16"
      zIndex="dock"
      display={{ base: "none", lg: "grid" }}
      justifyItems="center"
      gap="3"
      css={{ "body:has([data-window]:not([hidden])) & [data-launcher]": { display: "none" } }}
    >
      <Button
        variant="outline"
        flexDirection="column"
        gap="1"
        w="full"
        px="0"
        fontSize="sm"
        boxShadow="raised"
        data-launcher
        {...openerProps("agent")}
      >
        <MessagesSquare aria-hidden size={20} /> {agent === "minimized" ? "Back to chat" : "Chat with us"}
      </Button>
      {agent !== "minimized" && (
        <Bubble type="button" aria-expanded={bubble === "open"} {...togglerProps(bubbleId, minimized)}>
          <span>
            <chakra.span srOnly>Open chat window</chakra.span>
            <MessageCircle aria-hidden />
          </span>
          <span>
            <chakra.span srOnly>Hide chat</chakra.span>
            <ChevronDown aria-hidden />
          </span>
        </Bubble>
      )}
    </chakra.aside>
  );
});
