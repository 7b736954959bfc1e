import { contactFields } from "@site/core/chat/form-fields";
import type { ChatLanguage } from "@site/core/chat/options";
import { apiPaths } from "@site/core/contract/paths";
import { Button } from "@site/ui/components/button.tsx";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";
import { useId, useState } from "react";
import { SmsConsent } from "../../components/sms-consent.tsx";
import { readChat } from "../../lib/chat-storage.ts";
import { importWithRetry } from "../../lib/hydration/import-with-retry.ts";
import { cardTexts } from "./client/card-texts.ts";
import type { Contact } from "./client/chat-api.ts";
import { chatClient } from "./client/use-chat.ts";

interface ContactFormProps {
  contact: Contact | undefined;
  language: ChatLanguage;
  onDone: () => void;
}

/** How the office can reach the visitor: the fields of the quote form, checked as there. */
export default function ContactForm({ contact, language, onDone }: ContactFormProps) {
  const texts = cardTexts[language];
  const labels: Partial<Record<keyof typeof contactFields, string>> = texts.labels;
  const translations: Partial<Record<string, string>> = texts.errors;
  const withLabel = (name: keyof typeof contactFields) => (labels[name] ? { label: labels[name] } : {});
  // A visitor who is writing a message, or goes through the conversation by keys, is not interrupted.
  const [autoFocus] = useState(() => !document.activeElement?.matches("textarea, [role=log]"));
  // All of them, so that what the chat dropped since is empty here, too.
  const { name = "", phone = "", email = "", location = "", bestTime = "", smsConsent = false } = contact ?? {};
  // The next chat of this tab may be somebody else's.
  const [draft] = useState(() => `chat-contact:${readChat().sessionId ?? ""}`);
  const site = useSiteForm({
    name: draft,
    idPrefix: useId(),
    path: apiPaths.saveChatContact,
    fields: contactFields,
    loadEndpoint: async () => (await importWithRetry(() => import("./client/contact-schema.ts"))).contactEndpoint,
    // What the chat has learned since the card was last open beats what stood in it then.
    linked: { name, phone, email, location, bestTime, smsConsent },
    send: (values, key) => chatClient.saveContact(values, { key }),
    failure: "Please try again.",
    onSent: onDone,
  });
  const errors = Object.entries(site.errors).map(([field, text = ""]) => [field, translations[text] ?? text]);
  const isTextable = Boolean(site.form.watch("phone"));
  return (
    <SiteForm
      site={{ ...site, errors: Object.fromEntries(errors) }}
      problemTitle={texts.problem}
      label={texts.form}
      submitLabel={contact?.phone || contact?.email ? texts.save : texts.send}
      pendingLabel={texts.pending}
      extras={{
        name: { autoFocus, ...withLabel("name") },
        // Said once above all of them.
        phone: { hint: undefined, ...withLabel("phone") },
        email: { hint: undefined, ...withLabel("email") },
        location: { hint: undefined, ...withLabel("location") },
        bestTime: withLabel("bestTime"),
        smsConsent: { label: <SmsConsent />, disabled: !isTextable, ...(isTextable && { hint: undefined }) },
      }}
      actions={
        <Button
          variant="quiet"
          onClick={() => {
            onDone();
            chatClient.declineCard();
          }}
        >
          {texts.notNow}
        </Button>
      }
    />
  );
}
