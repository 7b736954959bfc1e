import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { getForms, noteFields } from "@site/core/request-page/form-fields";
import {
  type AskedAction,
  doneTexts,
  type RequestAction,
  type RequestPageData,
  type RequestView as View,
} from "@site/core/request-page/options";
import { Card } from "@site/ui/components/card.tsx";
import { FactList } from "@site/ui/components/fact-list.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { problemId } from "@site/ui/form/error-summary.tsx";
import { FailureAlert } from "@site/ui/form/failure-alert.tsx";
import { CircleCheck } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { RequestFiles } from "../../components/files/request-files.tsx";
import { PhoneLink } from "../../components/links/phone-link.tsx";
import { textWaits } from "../../components/links/request-link.tsx";
import { PageHero } from "../../components/page-hero.tsx";
import { ActionForm, CodeForm } from "./action-form.tsx";
import { VisitTimes } from "./visit-times.tsx";

function TextsAndMails({ view, asked }: { view: View; asked: AskedAction | undefined }) {
  const { token, texts, mails, codeTo } = view;
  const button = (action: RequestAction, label: string) => (
    <ActionForm token={token} action={action} asked={asked} submitLabel={label} variant="outline" />
  );
  return (
    <>
      {texts === "allowed" && button("stopTexts", "Stop texts")}
      {texts === "stopped" && (
        <p>You get no texts from us. To get them again, text START to the number they came from.</p>
      )}
      {texts === "unasked" && <p>You get no texts from us. {mails ? "We write an email, or call." : "We call you."}</p>}
      {mails === "allowed" && button("stopMails", "Stop emails")}
      {mails === "stopped" && (
        <>
          <p>
            You get no emails from us. We send a code to {codeTo} before you get them again. Or call {profile.phone}.
          </p>
          {button("resumeMails", "Get emails again")}
        </>
      )}
    </>
  );
}

const Panel = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => (
  <Card id={id} p={{ base: "4", md: "6" }} display="grid" gap="4">
    <chakra.h2 textStyle="h3">{title}</chakra.h2>
    {children}
  </Card>
);

function DoneNotice({ done }: Pick<RequestPageData, "done">) {
  if (!done) return null;
  return (
    <chakra.div
      role="status"
      display="flex"
      gap="3"
      p="4"
      mb="6"
      bg="spruce.50"
      borderWidth="2px"
      borderColor="spruce.700"
      borderRadius="md"
      fontWeight="semibold"
    >
      <CircleCheck aria-hidden style={{ flexShrink: 0 }} />
      {doneTexts[done]}
    </chakra.div>
  );
}

const Changes = ({ changes }: Pick<View, "changes">) => (
  <chakra.ul listStyleType="none" display="grid" gap="3">
    {changes.toReversed().map(({ when, title, text }) => (
      <li key={`${when} ${title} ${text ?? ""}`}>
        <strong>{title}</strong>
        <chakra.span color="inkMuted" textStyle="small">
          {" "}
          {when}
        </chakra.span>
        {text && (
          <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </chakra.p>
        )}
      </li>
    ))}
  </chakra.ul>
);

const Summary = chakra("summary", {
  base: { cursor: "pointer", fontWeight: "semibold", minH: "12", display: "flex", alignItems: "center", gap: "2" },
});

/** Closed until it is wanted, by the browser's own means. */
const Foldable = ({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) => (
  <chakra.details open={isOpen} borderTopWidth="1px" borderColor="snow.300" py="1">
    <Summary>
      <span aria-hidden>+</span> {title}
    </Summary>
    <chakra.div display="grid" gap="4" pt="2" pb="5">
      {children}
    </chakra.div>
  </chakra.details>
);

/** Open where it was sent and came back. */
const FoldedForm = ({ title, ...form }: ComponentProps<typeof ActionForm> & { title: string }) => (
  <Foldable title={title} isOpen={form.asked?.action === form.action}>
    <ActionForm {...form} label={title} />
  </Foldable>
);

function Actions({ view, asked }: { view: View; asked: AskedAction | undefined }) {
  const { token, noun, values, codeTo, isClosed } = view;
  const { contact, wish } = getForms(noun);
  const form = { token, values, asked };
  const isAsked = (...actions: RequestAction[]) => asked !== undefined && actions.includes(asked.action);
  const proof = !codeTo
    ? "There is no email address on file, so somebody calls you to confirm this first."
    : values.email
      ? `We send a code to ${codeTo} first, so that nobody else can do this.`
      : `We text a code to ${codeTo}, or call it, before we do this, so that nobody else can.`;
  return (
    <div>
      {!isClosed && (
        <>
          <FoldedForm {...form} title="Correct what you want" action="wish" isMerged fields={wish} submitLabel="Save" />
          <FoldedForm
            {...form}
            title="Correct how we reach you"
            action="contact"
            isMerged
            fields={contact}
            submitLabel="Save"
          >
            <p>{proof}</p>
          </FoldedForm>
          {view.visit && (
            <FoldedForm
              {...form}
              title="Cancel the visit"
              action="cancelVisit"
              submitLabel="Yes, cancel it"
              choices={[{ id: view.visitId ?? "", label: "Yes, cancel it" }]}
              variant="outline"
            >
              <p>
                Nobody comes on <strong>{view.visit}</strong> then. Your request stays open.
              </p>
            </FoldedForm>
          )}
          <FoldedForm {...form} title="Withdraw it" action="withdraw" submitLabel="Withdraw it" variant="outline">
            <p>We close it and don't contact you about it any more. {proof}</p>
          </FoldedForm>
        </>
      )}
      {(view.texts || view.mails) && (
        <Foldable title="Texts and emails" isOpen={isAsked("stopTexts", "stopMails")}>
          <TextsAndMails view={view} asked={asked} />
        </Foldable>
      )}
      <Foldable title="Your data" isOpen={isAsked("deletion", "copy")}>
        <p>You can ask for a copy of all that we keep about you, or ask us to delete it. {proof}</p>
        <ActionForm {...form} action="copy" submitLabel="Ask for a copy" variant="outline" />
        <ActionForm {...form} action="deletion" submitLabel="Ask us to delete it" variant="outline" />
      </Foldable>
    </div>
  );
}

/** Whether the page has no form any more for what was asked on it before. */
function isFormless({ isClosed, visit, proposals }: View, action: RequestAction): boolean {
  if (action === "cancelVisit") return isClosed || !visit;
  if (action === "accept" || action === "decline") return isClosed || !proposals;
  return isClosed && ["times", "wish", "contact", "withdraw"].includes(action);
}

/** A visitor's own record: what we have, where it stands, by when we answer, and what they may do about it. */
export function RequestView({ view, done, asked }: RequestPageData & { view: View }) {
  const { token, reference, title, state, sentence, changes, windows } = view;
  const isCodeAsked = asked?.codeSentTo !== undefined;
  return (
    <>
      <PageHero eyebrow={`Reference ${reference}`} title={title} lead={`${state}. ${sentence}`} />
      <Section>
        <chakra.div maxW="44rem" display="grid" gap="6">
          <DoneNotice done={done} />
          {asked?.message && isFormless(view, asked.action) && (
            <FailureAlert message={asked.message} id={problemId} isFinal />
          )}
          {view.textAt && <p>{textWaits(view.textAt)}</p>}
          {asked && isCodeAsked && (
            <Panel title="Enter your code">
              <CodeForm token={token} asked={asked} />
            </Panel>
          )}
          <Panel title="What we have">
            <FactList
              facts={[...view.facts, ["Received", view.received]]}
              gridTemplateColumns={{ base: "1fr", sm: "11rem 1fr" }}
              rowGap="1"
              css={{ "& dt": { color: "inkMuted", mt: { base: "2", sm: "0" } } }}
            />
          </Panel>
          {changes.length > 0 && (
            <Panel title="What you added and changed">
              <Changes changes={changes} />
            </Panel>
          )}
          {windows && !view.isClosed && (
            <Panel title={view.visit ? "Our visit" : "When may we come?"}>
              <VisitTimes view={{ ...view, windows }} asked={asked} />
            </Panel>
          )}
          {view.files && (
            <Panel id="files" title={view.noun === "applications" ? "Your resume" : "Your photos"}>
              <RequestFiles view={view} />
            </Panel>
          )}
          <Panel title="Add a note">
            <ActionForm
              token={token}
              asked={asked}
              action="note"
              label="Add a note"
              fields={noteFields}
              submitLabel="Send"
              variant="action"
            />
          </Panel>
          <Panel title="Change something">
            <Actions view={view} asked={isCodeAsked ? undefined : asked} />
          </Panel>
          <p>
            Rather talk? Call <PhoneLink /> and say {reference}.
          </p>
        </chakra.div>
      </Section>
    </>
  );
}
