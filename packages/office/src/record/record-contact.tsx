import { chakra } from "@chakra-ui/react/styled-system";
import type { RecordView } from "@site/core/office/record/record-contract";
import { ButtonAnchor } from "@site/ui/components/button.tsx";
import { Mail, MapPin, MessageSquare, Phone } from "lucide-react";

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
