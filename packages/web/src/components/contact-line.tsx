import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import type { PrivacyContact } from "@site/company/schema";
import { addressLine } from "@site/core/business/profile";
import { Container } from "@site/ui/components/section.tsx";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { PhoneLink } from "./links/phone-link.tsx";

interface ContactLineProps {
  text: string;
  contact?: PrivacyContact;
}

export function ContactLine({ text, contact = { phone: profile.phone, email: profile.email } }: ContactLineProps) {
  const { name, phone, email } = contact;
  const ways = [
    name,
    phone && <PhoneLink key="phone" phone={phone} />,
    email && (
      <Anchor key="email" href={`mailto:${email}`}>
        {email}
      </Anchor>
    ),
    addressLine(profile.showroom),
  ].filter(Boolean);
  return (
    <Container pb="section">
      <chakra.p pt="6" borderTopWidth="1px" borderColor="snow.300">
        {text} {ways.flatMap((way, index) => (index === 0 ? [way] : [" · ", way]))}
      </chakra.p>
    </Container>
  );
}
