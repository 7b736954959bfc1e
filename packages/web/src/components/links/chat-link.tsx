import { pages } from "@site/core/site/pages";
import { Button, ButtonLink } from "@site/ui/components/button.tsx";
import { MessageCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { type ChatTopic, useChatModal } from "../../lib/chat-modal.ts";

const icon = <MessageCircle aria-hidden size={20} />;

/** Leads to the chat screen. */
export const ChatLink = ({ children, ...props }: Omit<ComponentProps<typeof ButtonLink>, "to">) => (
  <ButtonLink to={pages.chat.path} {...props}>
    {icon}
    {children}
  </ButtonLink>
);

/** Opens the consultation over the page, about a service when one is given. */
export const ChatButton = ({ topic, children, ...props }: { topic?: ChatTopic } & ComponentProps<typeof Button>) => (
  <Button {...useChatModal().openChat(topic)} {...props}>
    {icon}
    {children}
  </Button>
);
