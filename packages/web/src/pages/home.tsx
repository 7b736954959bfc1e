import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import type { BusinessProfile } from "@site/company/schema";
import { heroes, journey as steps } from "@site/company/site-texts";
import { currentEdition, hasGiveaway, windowTimes } from "@site/core/business/edition";
import { isPageEnabled, pages } from "@site/core/site/pages";
import { Button, ButtonLink } from "@site/ui/components/button.tsx";
import { Container, DeferredSection, Section } from "@site/ui/components/section.tsx";
import { revealerProps } from "@site/ui/lib/invokers.ts";
import { Gift, MessageCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { CallButton } from "../components/links/phone-link.tsx";
import { MapFrame } from "../components/media/map-frame.tsx";
import { Picture } from "../components/media/picture.tsx";
import { ClaimRow, HeroActions } from "../components/page-hero.tsx";
import { ServiceCards } from "../components/service-cards.tsx";
import { ChatPanel, preload as preloadChat } from "../features/chat/chat-panel.tsx";
import { panelId } from "../features/chat/panel-service.ts";
import { ReviewsBand } from "../features/reviews/reviews-band.tsx";
import { preload as preloadReviews } from "../features/reviews/reviews-slot.tsx";
import { useHydrated } from "../lib/hydration/use-is-hydrated.ts";
import { usePageHead } from "../lib/use-page-head.ts";

const Journey = () => (
  <chakra.ol
    aria-label="How a project works"
    display="grid"
    gap="6"
    listStyleType="none"
    gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr", lg: "repeat(4, 1fr)" }}
  >
    {steps.map(({ title, text }, index) => (
      <chakra.li key={title} pt="4" borderTopWidth="3px" borderColor="amber.400">
        <chakra.span aria-hidden fontFamily="heading" fontSize="h2" color="brick.600">
          {index + 1}
        </chakra.span>
        <chakra.h2 textStyle="h4" mt="1">
          {title}
        </chakra.h2>
        <chakra.p mt="2" color="inkMuted">
          {text}
        </chakra.p>
      </chakra.li>
    ))}
  </chakra.ol>
);

type SolarMapData = NonNullable<BusinessProfile["solarMap"]>;

function solarMapAddress({ url, client, markerColor, style }: SolarMapData): string {
  const address = new URL(url);
  address.searchParams.set("embed", "true");
  address.searchParams.set("client", client);
  address.searchParams.set("marker-color", markerColor);
  address.searchParams.set("style", style);
  return address.href;
}

const SolarMap = ({ map }: { map: SolarMapData }) => (
  <Section labelledBy="solar-map" title="Solar projects near you" lead={map.summary} tone="snow">
    <MapFrame title="solar projects near you" src={solarMapAddress(map)} href={map.url} height="28rem" />
  </Section>
);

export async function preload(): Promise<void> {
  await Promise.all([preloadChat(), preloadReviews()]);
}

/** How long the chat screen slides in and out, ms. */
const slideDuration = 500;

function toChat() {
  const panel = document.getElementById(panelId);
  panel?.scrollIntoView({ block: "end" });
  panel?.querySelector("textarea")?.focus({ preventScroll: true });
}

function ContestBanner() {
  const { enforceEntryWindow: isEnforced } = currentEdition;
  const [from, until] = windowTimes(currentEdition).open;
  const now = Date.now();
  // Where the window is enforced, only the visitor's clock tells whether entries are taken.
  const isShown = useHydrated(!isEnforced, !isEnforced || (from <= now && now < until));
  return (
    <chakra.aside
      aria-label="Giveaway"
      hidden={!isShown}
      {...(isEnforced && { "data-from": from, "data-until": until })}
      bg="brick.50"
      borderBlockWidth="1px"
      borderColor="snow.300"
    >
      <Container py="6" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <chakra.p display="flex" alignItems="center" gap="4" textStyle="h3" color="brick.700">
          <Gift aria-hidden size={36} style={{ flexShrink: 0 }} />
          {currentEdition.invitation}
        </chakra.p>
        <ButtonLink to={pages.win.path} variant="outline">
          See the giveaway
        </ButtonLink>
      </Container>
    </chakra.aside>
  );
}

/** The home and chat screen: `/` and `/chat` show the same; on `/chat` it slides in, and closing leads back to `/`. */
export default function Home() {
  const { pathname } = useLocation();
  const isChat = pathname === pages.chat.path;
  usePageHead(isChat ? pages.chat : pages.home);
  return <Screen key={pathname} isChat={isChat} />;
}

function Screen({ isChat }: { isChat: boolean }) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    // The page's own script has done so where the page came as a document.
    if (isChat && "ready" in document.documentElement.dataset) toChat();
  }, [isChat]);

  function close() {
    setLeaving(true);
    setTimeout(() => void navigate(pages.home.path), slideDuration);
  }

  return (
    <chakra.div
      data-asked={isChat ? panelId : undefined}
      data-leaving={isLeaving || undefined}
      animation={isChat ? `${isLeaving ? "slide-out-down" : "slide-in-up"} ${slideDuration}ms both` : undefined}
    >
      <chakra.div bg="spruce.50" overflow="hidden">
        <Container
          py={{ base: "8", lg: "12" }}
          display="grid"
          gap={{ base: "8", lg: "12" }}
          alignItems="center"
          gridTemplateColumns={{ base: "1fr", lg: "minmax(0, 1fr) minmax(0, 32rem)" }}
        >
          <div>
            <chakra.h1 textStyle="h1">{heroes.home.title}</chakra.h1>
            <chakra.p textStyle="lead" mt="5" maxW="34rem">
              {heroes.home.lead}
            </chakra.p>
            <HeroActions>
              <Button variant="action" {...revealerProps("chat")}>
                <MessageCircle aria-hidden size={20} /> Chat Online
              </Button>
              <CallButton variant="outline">Call Now</CallButton>
              <ButtonLink to={pages.quote.path} variant="quiet">
                Free Consultation
              </ButtonLink>
            </HeroActions>
            <ClaimRow claims={heroes.home.claims} />
            <Picture
              src="/illustrations/scene-home.svg"
              alt=""
              size={[1200, 900]}
              isFirst
              mt="8"
              w="full"
              borderRadius="md"
              aspectRatio="16 / 9"
              objectFit="cover"
            />
          </div>
          <ChatPanel onClose={isChat ? close : undefined} />
        </Container>
        <DeferredSection>
          <Container pb={{ base: "10", lg: "16" }}>
            <Journey />
          </Container>
        </DeferredSection>
      </chakra.div>
      <DeferredSection>{hasGiveaway && <ContestBanner />}</DeferredSection>
      {isPageEnabled(pages.testimonials.path) && <ReviewsBand />}
      <Section labelledBy="services" title="What we do">
        <ServiceCards />
      </Section>
      {profile.solarMap && <SolarMap map={profile.solarMap} />}
    </chakra.div>
  );
}
