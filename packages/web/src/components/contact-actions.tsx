import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { directionsUrl, premisesTitle } from "@site/core/business/profile";
import { ButtonAnchor } from "@site/ui/components/button.tsx";
import { Card } from "@site/ui/components/card.tsx";
import { ClipboardList, MapPin } from "lucide-react";
import { ChatButton, ChatLink } from "./links/chat-link.tsx";
import { CallButton } from "./links/phone-link.tsx";
import { QuoteLink } from "./links/quote-link.tsx";

/** 'Get Started Today': estimate, chat, call and the badges beneath (category and contact pages). */
export const GetStarted = ({ badges }: { badges: readonly string[] }) => (
  <chakra.section
    aria-labelledby="get-started"
    p={{ base: "6", md: "8" }}
    bg="spruce.800"
    color="white"
    className="on-dark"
    borderRadius="md"
  >
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="6">
      <chakra.h2 id="get-started" textStyle="h2">
        Get Started Today
      </chakra.h2>
      <chakra.div display="flex" flexWrap="wrap" gap="3" flex={{ base: "1 1 100%", lg: "0 1 auto" }}>
        <QuoteLink variant="action" flex={{ base: "1 1 100%", sm: "0 1 auto" }}>
          <ClipboardList aria-hidden size={20} /> Free Estimate
        </QuoteLink>
        <ChatButton variant="inverse" flex={{ base: "1 1 100%", sm: "0 1 auto" }}>
          Chat With Agent
        </ChatButton>
        <CallButton variant="inverse" flex={{ base: "1 1 100%", sm: "0 1 auto" }}>
          Call Now
        </CallButton>
      </chakra.div>
    </chakra.div>
    <chakra.ul mt="6" display="flex" flexWrap="wrap" columnGap="8" rowGap="2" listStyleType="none" color="spruce.100">
      {badges.map((badge) => (
        <chakra.li key={badge} fontWeight="semibold">
          {badge}
        </chakra.li>
      ))}
    </chakra.ul>
  </chakra.section>
);

/** The four ways forward beside long texts; stays in view on wide screens. */
export const NextSteps = () => (
  <Card
    as="aside"
    aria-label="Next steps"
    position={{ lg: "sticky" }}
    top="8rem"
    alignSelf="start"
    p="6"
    display="grid"
    gap="3"
  >
    <chakra.p textStyle="h4" mb="2">
      Talk it over with us
    </chakra.p>
    <QuoteLink variant="action">
      <ClipboardList aria-hidden size={20} /> Free Estimate
    </QuoteLink>
    <ChatLink variant="outline">Chat Online</ChatLink>
    <CallButton variant="outline" />
    <ButtonAnchor href={directionsUrl(profile.showroom)} variant="outline">
      <MapPin aria-hidden size={20} /> Visit Our {premisesTitle}
    </ButtonAnchor>
  </Card>
);
