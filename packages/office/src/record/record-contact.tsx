import { chakra } from "@chakra-ui/react/styled-system";
import type { Channel } from "@site/core/consent/channels";
import type { RecordView } from "@site/core/office/record/record-contract";
import { ButtonAnchor } from "@site/ui/components/button.tsx";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { Mail, MapPin, MessageSquare, Phone } from "lucide-react";
import { ConfirmButton } from "../components/confirm-button.tsx";
import type { ChangeIfAllowed, RecordPart } from "./use-changes.ts";

export function RecordContact({ contact }: Pick<RecordView, "contact">) {
  const { phone, phones, email, place, consent } = contact;
  const isAllowed = (channel: string) => consent.some((each) => each.channel === channel && each.isAllowed);
  const isMore = phone !== undefined && phone !== phones[0]?.typed;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" my="4">
      {phones.map(({ typed, tel }) => (
        <ButtonAnchor key={tel} variant="action" href={`tel:${tel}`}>
          <Phone aria-hidden size={18} /> Call {typed}
        </ButtonAnchor>
      ))}
      {isMore && <chakra.span alignSelf="center">Phone: {phone}</chakra.span>}
      {isAllowed("text") &&
        phones.map(({ typed, number }) => (
          <ButtonAnchor key={number} variant="outline" href={`sms:${number}`}>
            <MessageSquare aria-hidden size={18} /> Text{phones.length > 1 && ` ${typed}`}
          </ButtonAnchor>
        ))}
      {email && isAllowed("mail") && (
        <ButtonAnchor variant="outline" href={`mailto:${encodeURIComponent(email)}`}>
          <Mail aria-hidden size={18} /> Email
        </ButtonAnchor>
      )}
      {place && (
        <ButtonAnchor
          variant="outline"
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noreferrer"
        >
          <MapPin aria-hidden size={18} /> Map
        </ButtonAnchor>
      )}
    </chakra.div>
  );
}

const names = { text: "Texts", mail: "Emails" } as const;
const messages = { text: "Nobody texts this number any more.", mail: "Nobody emails this address any more." } as const;

/** Whether what the site sends by a channel reaches somebody. */
export const isReachedBy = ({ consent }: RecordView["contact"], by: Channel): boolean =>
  consent.some(({ channel, isAllowed, isOff }) => channel === by && isAllowed && !isOff);

/** Whether somebody may be texted and mailed, and why; staff may stop it, and only they themselves may take that back. */
export const RecordConsent = ({ contact, change }: Pick<RecordView, "contact"> & { change: ChangeIfAllowed }) => (
  <chakra.ul listStyleType="none" textStyle="small" my="2">
    {contact.consent.map(({ channel, isAllowed, isOff, why }) => (
      <chakra.li key={channel} display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
        <span>
          {names[channel]}: <strong>{isOff ? "the site sends none" : isAllowed ? "yes" : "no"}</strong>. {why}.
        </span>
        {isAllowed && change && (
          <ConfirmButton
            variant="quiet"
            label={`Stop ${names[channel].toLowerCase()}`}
            yes="Yes, they said so"
            no="No"
            onConfirm={() => change({ kind: "stop", channel }, messages[channel])}
          />
        )}
      </chakra.li>
    ))}
  </chakra.ul>
);

/** What the visitor sees of the record, and a new link where the old one came into wrong hands. Whoever opens it can do what
 * the visitor can, so only staff who may change the record get one. */
export const VisitorPage = ({ record: { page, contact }, change }: RecordPart) => (
  <chakra.p className="no-print" display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
    <Anchor href={page} target="_blank" rel="noreferrer" color="spruce.700">
      The visitor's page
    </Anchor>
    <ConfirmButton
      variant="quiet"
      label="Replace its link"
      yes="Yes, end the link that they have"
      no="Keep it"
      onConfirm={() =>
        change(
          { kind: "newLink" },
          isReachedBy(contact, "mail")
            ? "The old link leads nowhere any more. The next email has the new one."
            : "The old link leads nowhere any more. No email takes the new one to them: copy it from the visitor's page.",
        )
      }
    />
  </chakra.p>
);
