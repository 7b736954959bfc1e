import { companyPossessive } from "@site/core/business/profile";
import { pages } from "@site/core/site/pages";
import { Small } from "@site/ui/components/section.tsx";
import { TextLink } from "@site/ui/components/text-link.tsx";
import { PhoneLink } from "../../components/links/phone-link.tsx";

/** Said before the first message on every surface: it is a machine, here is a person, messages are kept. */
export const Disclosure = () => (
  <Small>
    {`You are chatting with ${companyPossessive} automated assistant. For a person, call `}
    <PhoneLink />. Messages are saved so we can help you (<TextLink to={pages.privacy.path}>Privacy</TextLink>).
  </Small>
);
