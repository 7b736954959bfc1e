import { contactFields } from "@site/core/chat/fields";
import { apiPaths } from "@site/core/contract/paths";
import { Button } from "@site/ui/components/button.tsx";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";
import { useId, useState } from "react";
import { SmsConsent } from "../../components/sms-consent.tsx";
import { importWithRetry } from "../../lib/hydration/import-with-retry.ts";
import type { Contact } from "./client/chat-api.ts";
import { chatClient } from "./client/use-chat.ts";

interface ContactFormProps {
  /** What the chat knows already. */
  contact: Contact | undefined;
  /** It was sent, or is not wanted. */
  onDone: () => void;
}

/** How the office can reach the visitor: the fields of the quote form, checked as there. */
export default function ContactForm({ contact, onDone }: ContactFormProps) {
  // Who is writing a message is not interrupted.
  const [autoFocus] = useState(() => !(document.activeElement instanceof HTMLTextAreaElement));
  const { smsConsent, ...known } = contact ?? {};
  const site = useSiteForm({
    name: "chat-contact",
    idPrefix: useId(),
    path: apiPaths.saveChatContact,
    fields: contactFields,
    loadEndpoint: async () => (await importWithRetry(() => import("./client/contact-schema.ts"))).contactEndpoint,
    isChecked: true,
    prefill: { ...known, ...(smsConsent && { smsConsent }) },
    send: (values, key) => chatClient.saveContact(values, { key }),
    failure: "Please try again.",
    onSent: onDone,
  });
  const isTextable = Boolean(site.form.watch("phone"));
  return (
    <SiteForm
      site={site}
      label="Your details"
      submitLabel={contact?.phone || contact?.email ? "Save my details" : "Send my details"}
      pendingLabel="Sending..."
      extras={{
        name: { autoFocus },
        // Said once above all of them.
        phone: { hint: undefined },
        email: { hint: undefined },
        location: { hint: undefined },
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
          Not now
        </Button>
      }
    />
  );
}
