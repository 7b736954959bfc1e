import { chakra } from "@chakra-ui/react/styled-system";
import type { RecordView } from "@site/core/office/record/record-contract";
import { ButtonAnchor } from "@site/ui/components/button.tsx";
import { Mail, MapPin, MessageSquare, Phone } from "lucide-react";

export function RecordContact({ contact }: Pick<RecordView, "contact">) {
  const { phone, dial, email, place, mayText } = contact;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" my="4">
      {dial && (
        <ButtonAnchor variant="action" href={`tel:${dial}`}>
          <Phone aria-hidden size={18} /> Call {phone}
        </ButtonAnchor>
      )}
      {dial && mayText && (
        <ButtonAnchor variant="outline" href={`sms:${dial}`}>
          <MessageSquare aria-hidden size={18} /> Text
        </ButtonAnchor>
      )}
      {email && (
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
