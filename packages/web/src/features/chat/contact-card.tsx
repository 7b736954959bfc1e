import { chakra } from "@chakra-ui/react/styled-system";
import type { ChatLanguage } from "@site/core/chat/options";
import { tokenOf } from "@site/core/site/pages";
import { CircleCheck, Undo2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { RequestLink } from "../../components/links/request-link.tsx";
import { importWithRetry } from "../../lib/hydration/import-with-retry.ts";
import { cardTexts } from "./client/card-texts.ts";
import type { Contact } from "./client/chat-api.ts";
import { failureIn } from "./client/chat-texts.ts";
import { type Chat, chatClient } from "./client/use-chat.ts";
import { focusComposer, Quick } from "./quick-replies.tsx";

const ContactForm = lazy(() => importWithRetry(() => import("./contact-form.tsx")));
const RequestPhotos = lazy(() => importWithRetry(() => import("./request-photos.tsx")));

const Frame = chakra("div", {
  base: { display: "grid", gap: "3", p: "4", bg: "spruce.50", borderRadius: "md", textStyle: "small" },
});

const listDetails = ({ name, phone, email, location, bestTime }: Contact): string[] =>
  [name, phone, email, location, bestTime].flatMap((each) => each || []);

type CardTexts = (typeof cardTexts)[keyof typeof cardTexts];

interface TakeBackButtonProps {
  contact: Contact;
  withdraw: boolean;
  children: ReactNode;
  texts: CardTexts;
}

/** Takes a request back, or sends it again: what becomes of it is told in the conversation. */
function TakeBackButton({ contact, withdraw, children, texts }: TakeBackButtonProps) {
  const [failure, setFailure] = useState("");
  const isBusy = useRef(false);
  async function press() {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure("");
    try {
      await chatClient.saveContact(contact, { withdraw });
    } catch (error) {
      setFailure(navigator.onLine ? failureIn(error, texts.failed) : texts.offline);
    } finally {
      isBusy.current = false;
    }
  }
  return (
    <>
      <Quick onClick={press}>{children}</Quick>
      {failure && (
        <chakra.p role="alert" flexBasis="full" color="error">
          {failure}
        </chakra.p>
      )}
    </>
  );
}

/** Stands beside the card, so that photos on their way go on while details are corrected. */
function Photos({ page, texts }: { page: string; texts: CardTexts }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <chakra.div>
        <Quick onClick={() => setIsOpen(true)}>{texts.photos}</Quick>
      </chakra.div>
    );
  return (
    <Frame role="group" aria-label={texts.photos} lang="en">
      <Suspense fallback={<chakra.div minH="20" aria-busy />}>
        <RequestPhotos token={tokenOf(page)} />
      </Suspense>
    </Frame>
  );
}

/** The visitor's details and request: to leave, to correct, to take back, to add photos to. */
export function ContactCard(chat: Chat) {
  const { sent, isWithdrawn, messages } = chat;
  const language = messages.findLast(({ role }) => role === "assistant")?.lang === "es" ? "es" : "en";
  return (
    <>
      <Details {...chat} language={language} />
      {sent && !isWithdrawn && <Photos page={sent.page} texts={cardTexts[language]} />}
    </>
  );
}

function Details({ hasLead, sent, isWithdrawn, contact, isCardOpen, language }: Chat & { language: ChatLanguage }) {
  const texts = cardTexts[language];
  const frame = useRef<HTMLDivElement>(null);
  if (isCardOpen)
    return (
      <Frame role="group" aria-label={texts.group} lang={language} ref={frame}>
        <chakra.p fontWeight="semibold">{hasLead ? texts.form : texts.question}</chakra.p>
        <Suspense fallback={<chakra.div minH="40rem" aria-busy />}>
          <ContactForm contact={contact} language={language} onDone={() => focusComposer(frame.current)} />
        </Suspense>
      </Frame>
    );
  // A visitor who never left a way to be reached has no request to take back.
  if (!hasLead && !(isWithdrawn && (contact?.phone || contact?.email))) return null;
  return (
    <Frame role="group" aria-label={texts.request} lang={language} ref={frame}>
      <chakra.p display="flex" gap="2" fontWeight="semibold">
        {isWithdrawn ? <Undo2 aria-hidden size={20} /> : <CircleCheck aria-hidden size={20} />}
        {isWithdrawn ? texts.withdrawn : texts.sent}
      </chakra.p>
      {contact && listDetails(contact).length > 0 && (
        <chakra.ul listStyleType="none" overflowWrap="anywhere">
          {listDetails(contact).map((each) => (
            <li key={each}>{each}</li>
          ))}
        </chakra.ul>
      )}
      <RequestLink sent={sent} texts={texts} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Quick onClick={() => chatClient.openCard()}>{texts.edit}</Quick>
        <TakeBackButton contact={contact ?? {}} withdraw={!isWithdrawn} texts={texts}>
          {isWithdrawn ? texts.sendAgain : texts.withdraw}
        </TakeBackButton>
      </chakra.div>
    </Frame>
  );
}
