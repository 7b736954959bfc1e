import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { smsConsentParts } from "@site/core/consent/sms-consent";
import { pages } from "@site/core/site/pages";
import { TextLink } from "@site/ui/components/text-link.tsx";

/** The words of the consent to text messages, with links to what they name. */
export function SmsConsent() {
  const { before, terms, between, privacy, after } = smsConsentParts(profile.company);
  return (
    <chakra.span>
      {before}
      <TextLink to={`${pages.terms.path}#sms`}>{terms}</TextLink>
      {between}
      <TextLink to={`${pages.privacy.path}#sms`}>{privacy}</TextLink>
      {after}
    </chakra.span>
  );
}
