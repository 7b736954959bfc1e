import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { Button } from "@site/ui/components/button.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { MessageCircle, Phone } from "lucide-react";
import { useChatModal } from "../lib/chat-modal.ts";
import { CallButton } from "./links/phone-link.tsx";
import { QuoteLink } from "./links/quote-link.tsx";

interface CallToActionProps {
  title: string;
  text: string;
  estimate?: string;
  hasChat?: boolean;
}

/** The end of a page: the one thing to do next, and two quieter ways. */
export function CallToAction({ title, text, estimate = "Free Estimate", hasChat = true }: CallToActionProps) {
  const { openChat } = useChatModal();
  return (
    <Section tone="spruce" labelledBy="call-to-action">
      <chakra.div display="grid" gap="5" justifyItems="start" maxW="prose">
        <chakra.h2 id="call-to-action" textStyle="h2">
          {title}
        </chakra.h2>
        <chakra.p textStyle="lead" color="spruce.100">
          {text}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <QuoteLink variant="action">{estimate}</QuoteLink>
          {hasChat && (
            <Button variant="inverse" {...openChat()}>
              <MessageCircle aria-hidden size={20} /> Chat With Us
            </Button>
          )}
          <CallButton variant="inverse">
            <Phone aria-hidden size={20} /> Call {profile.phone}
          </CallButton>
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
