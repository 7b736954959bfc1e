import { chakra } from "@chakra-ui/react/styled-system";
import { Section } from "@site/ui/components/section.tsx";
import { ChatButton } from "./links/chat-link.tsx";
import { CallButton } from "./links/phone-link.tsx";
import { QuoteLink } from "./links/quote-link.tsx";

interface CallToActionProps {
  title: string;
  text: string;
  estimate?: string;
  hasChat?: boolean;
}

/** The end of a page: the one thing to do next, and two quieter ways. */
export const CallToAction = ({ title, text, estimate = "Free Estimate", hasChat = true }: CallToActionProps) => (
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
        {hasChat && <ChatButton variant="inverse">Chat With Us</ChatButton>}
        <CallButton variant="inverse" />
      </chakra.div>
    </chakra.div>
  </Section>
);
