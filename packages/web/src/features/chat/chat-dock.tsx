import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "@site/ui/components/button.tsx";
import { awayWhileTyping } from "@site/ui/theme/recipes.ts";
import { MessageCircle, MessagesSquare, X } from "lucide-react";
import { useRef, useState } from "react";
import { useIsChatOpen } from "../../lib/chat-modal.ts";
import { preloadable } from "../../lib/preloadable.tsx";

interface LiveAgentProps {
  isOpen: boolean;
  onMinimise: () => void;
  onClose: () => void;
}

const BubbleWindow = preloadable<{ onClose: () => void }>(() => import("./bubble-window.tsx"));
const LiveAgentDialog = preloadable<LiveAgentProps>(() => import("./live-agent-dialog.tsx"));

type DialogState = "closed" | "open" | "minimized";

/** The floating controls, on every page but the chat screen: a bubble with a small window, and 'Chat with us' with the
 * large dialog. They share one dock and never overlap; while one chat is open the other's control is away. Hidden, it
 * keeps its conversation: a chat survives a visit to the chat screen. */
export function ChatDock({ isHidden }: { isHidden: boolean }) {
  const isConsulting = useIsChatOpen();
  const [isBubbleOpen, setBubbleOpen] = useState(false);
  const [dialog, setDialog] = useState<DialogState>("closed");
  const bubble = useRef<HTMLButtonElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);

  function closeBubble() {
    setBubbleOpen(false);
    bubble.current?.focus();
  }

  const isDialogShown = dialog === "open";
  return (
    <chakra.aside
      aria-label="Chat"
      position="fixed"
      right="4"
      bottom={{ base: "calc(4.5rem + env(safe-area-inset-bottom))", lg: "5" }}
      zIndex="dock"
      display={isHidden || isConsulting || isDialogShown ? "none" : "flex"}
      flexDirection="column"
      alignItems="flex-end"
      gap="3"
      pointerEvents="none"
      css={{ "& > *": { pointerEvents: "auto" }, ...awayWhileTyping }}
    >
      {isBubbleOpen && <BubbleWindow onClose={closeBubble} />}
      <chakra.div display="flex" gap="3" alignItems="center">
        {!isBubbleOpen && (
          <Button
            ref={launcher}
            variant="outline"
            size={{ base: "sm", lg: "md" }}
            boxShadow="raised"
            aria-haspopup="dialog"
            aria-expanded={isDialogShown}
            onPointerEnter={LiveAgentDialog.preload}
            onFocus={LiveAgentDialog.preload}
            onClick={() => setDialog("open")}
          >
            <MessagesSquare aria-hidden size={20} /> {dialog === "minimized" ? "Back to chat" : "Chat with us"}
          </Button>
        )}
        {dialog === "closed" && (
          <chakra.button
            ref={bubble}
            type="button"
            aria-label={isBubbleOpen ? "Close chat window" : "Open chat window"}
            aria-expanded={isBubbleOpen}
            aria-controls="chat-window"
            onPointerEnter={BubbleWindow.preload}
            onFocus={BubbleWindow.preload}
            onClick={() => (isBubbleOpen ? closeBubble() : setBubbleOpen(true))}
            display="grid"
            placeItems="center"
            w="3.5rem"
            h="3.5rem"
            borderRadius="full"
            bg="spruce.700"
            color="white"
            boxShadow="raised"
            cursor="pointer"
            _hover={{ bg: "spruce.800" }}
          >
            {isBubbleOpen ? <X aria-hidden /> : <MessageCircle aria-hidden />}
          </chakra.button>
        )}
      </chakra.div>
      {dialog !== "closed" && (
        <LiveAgentDialog
          isOpen={isDialogShown}
          onMinimise={() => setDialog("minimized")}
          onClose={() => setDialog("closed")}
        />
      )}
    </chakra.aside>
  );
}
