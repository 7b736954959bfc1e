import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { addressLine } from "@site/core/business/profile";
import { Container } from "@site/ui/components/section.tsx";
import { PhoneLink } from "./phone-link.tsx";

/** Phone, e-mail and address in one line, for people who read to the end of a long text. */
export function ContactLine({ text }: { text: string }) {
  return (
    <Container pb="section">
      <chakra.p pt="6" borderTopWidth="1px" borderColor="snow.300">
        {text} <PhoneLink />
        {profile.email && (
          <>
            {" · "}
            <chakra.a href={`mailto:${profile.email}`} textDecoration="underline">
              {profile.email}
            </chakra.a>
          </>
        )}
        {" · "}
        {addressLine(profile.showroom)}
      </chakra.p>
    </Container>
  );
}
