import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import type { Edition } from "@site/company/schema";
import { currentEdition, windowTimes } from "@site/core/business/edition";
import { closedNotice, giveawayHead, giveawayHeading, giveawayLead } from "@site/core/business/edition-texts";
import { pages } from "@site/core/site/pages";
import { Button, ButtonLink } from "@site/ui/components/button.tsx";
import { Modal } from "@site/ui/components/modal.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { closerProps, focusTargetProps, openerProps } from "@site/ui/lib/invokers.ts";
import type { ReactNode } from "react";
import { hydrateForm } from "../components/hydrate-form.tsx";
import { PhoneLink } from "../components/links/phone-link.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { hydrateOnInteraction } from "../lib/hydration/hydrate-on-interaction.tsx";
import { useHydrated } from "../lib/hydration/use-is-hydrated.ts";
import { usePageHead } from "../lib/use-page-head.ts";

const EntryForm = hydrateForm("giveaway", () => import("../features/giveaway/entry.tsx"));
const OfficialRules = hydrateOnInteraction(() => import("../features/giveaway/official-rules.tsx"));

export async function preload(): Promise<void> {
  await Promise.all([EntryForm.preload(), OfficialRules.preload()]);
}

const winnersList = (
  <>
    For the winners list, call <PhoneLink /> or write to {profile.email ?? profile.legalName}.
  </>
);

const Closed = ({ edition, at }: { edition: Edition; at: Date }) => (
  <chakra.div display="grid" gap="5" justifyItems="start">
    <chakra.p textStyle="h3">{closedNotice(edition, at)}</chakra.p>
    <p>{winnersList}</p>
    <ButtonLink to={pages.quote.path} variant="action">
      Free Estimate
    </ButtonLink>
  </chakra.div>
);

/** On paper the open rules stand alone and whole: a dialog would be cut off at the height of a screen. */
const printed = `@media print {
  body:has(#rules[open]) { overflow: visible !important; padding: 0 !important }
  body:has(#rules[open]) :not(:has(#rules), #rules, #rules *) { display: none !important }
  #rules[open] { position: static; width: auto; box-shadow: none }
  #rules[open], #rules[open] * { max-width: none; max-height: none; overflow: visible }
  #rules[open] > :is(header, footer) button { display: none }
}`;

const Rules = () => (
  <>
    <style>{printed}</style>
    <Button variant="outline" {...openerProps("rules")}>
      Read the official rules
    </Button>
    <Modal
      id="rules"
      size="lg"
      title={
        <span tabIndex={-1} {...focusTargetProps}>
          Official Rules
        </span>
      }
      description={`${currentEdition.title}, sponsored by ${profile.legalName}`}
      footer={
        <chakra.div display="flex" gap="3" justifyContent="flex-end">
          <Button variant="quiet" data-act="print">
            Print
          </Button>
          <Button {...closerProps("rules")}>Close</Button>
        </chakra.div>
      }
      closeLabel="Close the rules"
    >
      <OfficialRules />
    </Modal>
  </>
);

interface TimedProps {
  edition: Edition;
  now: (() => Date) | undefined;
  children: (at: Date) => ReactNode;
}

/** Words of the moment: in the built page those of its build, until the visitor's clock is asked. */
function Timed({ edition, now, children }: TimedProps) {
  const isKnown = useHydrated(now !== undefined, true);
  const at = (now?.() ?? new Date()).getTime();
  return Object.entries(windowTimes(edition)).map(([state, [from, until]]) => {
    const isShown = from <= at && at < until;
    if (isKnown && !isShown) return null;
    return (
      <span key={state} hidden={!isShown} data-from={from} data-until={until} suppressHydrationWarning>
        {children(new Date(from))}
      </span>
    );
  });
}

interface WinProps {
  edition?: Edition;
  /** The clock of a preview or a test; the visitor's own when absent. */
  now?: () => Date;
}

export default function Win({ edition = currentEdition, now }: WinProps) {
  usePageHead({ ...pages.win, ...giveawayHead(edition, now?.() ?? new Date()) });
  return (
    <>
      <PageHero
        eyebrow="GIVEAWAY"
        title={
          <Timed edition={edition} now={now}>
            {(at) => giveawayHeading(edition, at)}
          </Timed>
        }
        lead={
          <Timed edition={edition} now={now}>
            {(at) => giveawayLead(edition, at)}
          </Timed>
        }
        scene="/illustrations/scene-home.svg"
      />
      <Section>
        <chakra.div
          display="grid"
          gap={{ base: "10", lg: "16" }}
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1.5fr) minmax(0, 1fr)" }}
        >
          <Entry edition={edition} now={now} />
          <chakra.aside
            aria-label="About the giveaway"
            display="grid"
            gap="5"
            alignContent="start"
            justifyItems="start"
          >
            <chakra.p textStyle="lead">
              The prize is {edition.prize}, see the official rules. One entry per household.
            </chakra.p>
            <p>
              Open to homeowners, {edition.minAge} or older, in {edition.counties.slice(0, -1).join(", ")} or{" "}
              {edition.counties.at(-1)} County who are not employees or vendors.
            </p>
            {!edition.enforceEntryWindow && (
              <p>
                <Timed edition={edition} now={now}>
                  {(at) => at > new Date(edition.drawAt) && winnersList}
                </Timed>
              </p>
            )}
            <Rules />
          </chakra.aside>
        </chakra.div>
      </Section>
    </>
  );
}

function Entry({ edition, now }: { edition: Edition; now: (() => Date) | undefined }) {
  const at = (now?.() ?? new Date()).getTime();
  const isKnown = useHydrated(now !== undefined, true);
  if (!edition.enforceEntryWindow)
    return (
      <div>
        <EntryForm />
      </div>
    );
  // Which side we are on only the visitor's clock tells. Without script the form stays, and the API refuses what is too late.
  return Object.entries(windowTimes(edition)).map(([state, [from, until]]) => {
    const isShown = isKnown ? from <= at && at < until : state === "open";
    if (isKnown && !isShown) return null;
    return (
      <div key={state} hidden={!isShown} data-from={from} data-until={until}>
        {state === "open" ? <EntryForm /> : <Closed edition={edition} at={new Date(from)} />}
      </div>
    );
  });
}
