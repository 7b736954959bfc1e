import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { pages, quotePath } from "@site/core/site/pages";
import { ButtonLink, IconButton } from "@site/ui/components/button.tsx";
import { chooserProps } from "@site/ui/lib/invokers.ts";
import { ArrowLeft, X } from "lucide-react";
import { CallButton } from "../../components/links/phone-link.tsx";
import { Mark } from "../../components/mark.tsx";
import type { ChatTopic } from "../../lib/chat-modal.ts";
import { ChatHeader } from "./chat-header.tsx";
import { panelId } from "./panel-service.ts";

/** What shows while no service is chosen, and while one is: both stand in the built page, whose element says which. */
export const atStart = { [`#${panelId}[data-service] &`]: { display: "none" } } as const;
const inConsultation = { [`#${panelId}:not([data-service]) &`]: { display: "none" } } as const;

export const panelTitle = (service: ChatTopic | undefined): string =>
  service ? `${service.title} Consultation` : `Chat with ${profile.company}`;

/** Of what stands between header and messages: nothing moves when another takes its place. */
export const bandHeight = { base: "4.5rem", md: "3.75rem" } as const;

const toStart = chooserProps(panelId, "", panelTitle(undefined));

interface PanelHeaderProps {
  service: ChatTopic | undefined;
  onBack: () => void;
  /** Leaves the chat screen; without it closing returns to the start view. */
  onClose: (() => void) | undefined;
}

export const PanelHeader = ({ service, onBack, onClose }: PanelHeaderProps) => (
  <ChatHeader py="3" minH={{ base: "5.5rem", md: "auto", lg: "5.5rem" }}>
    <chakra.button
      type="button"
      {...toStart}
      onClick={onBack}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="10"
      maxW={{ base: "6rem", md: "none" }}
      flexShrink="0"
      textAlign="left"
      lineHeight="snug"
      fontWeight="semibold"
      cursor="pointer"
      css={inConsultation}
    >
      <ArrowLeft aria-hidden size={18} /> Back to Services
    </chakra.button>
    <chakra.span css={atStart}>
      <Mark size={32} />
    </chakra.span>
    <chakra.div flex="1" minW="0" css={{ [`#${panelId}[data-service] &`]: { textAlign: "right" } }}>
      <chakra.h2 id="chat-panel-title" fontWeight="bold" lineHeight="snug" suppressHydrationWarning>
        {panelTitle(service)}
      </chakra.h2>
      <chakra.p
        textStyle="small"
        lineHeight="snug"
        color="spruce.100"
        css={{ [`#${panelId}[data-service] &`]: { display: { base: "none", md: "block" } } }}
      >
        Automated assistant, 24/7
      </chakra.p>
    </chakra.div>
    <IconButton
      boxSize="10"
      aria-label="Close chat"
      {...(onClose ? {} : toStart)}
      onClick={onClose ?? onBack}
      css={onClose ? {} : inConsultation}
    >
      <X aria-hidden size={20} />
    </IconButton>
  </ChatHeader>
);

export const ConsultationActions = ({ service }: Pick<PanelHeaderProps, "service">) => (
  <chakra.div
    display="flex"
    alignItems="center"
    gap="2"
    px="3"
    minH={bandHeight}
    bg="spruce.50"
    flexWrap="wrap"
    css={inConsultation}
  >
    <CallButton variant="outline" size="sm" flex="1" />
    <ButtonLink to={service ? quotePath(service.id) : pages.quote.path} variant="solid" size="sm" flex="1">
      Get Free Estimate
    </ButtonLink>
  </chakra.div>
);
