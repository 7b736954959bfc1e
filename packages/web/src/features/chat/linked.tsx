import { chakra } from "@chakra-ui/react/styled-system";
import { loanTerms, priceRanges } from "@site/company/prices";
import { profile } from "@site/company/profile";
import { telUri } from "@site/core/business/profile";
import { pages } from "@site/core/site/pages";
import { moneyLinks } from "@site/core/site/prices";
import { Link } from "react-router-dom";
import { PhoneLink } from "../../components/phone-link.tsx";

const phone = /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/;
const links = new RegExp(`(${phone.source}|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+|(?<=^|\\s)/[a-z][a-z/-]*)`);

const Inline = chakra(Link, { base: { textDecoration: "underline", textUnderlineOffset: "3px", fontWeight: "bold" } });

const isPage = (part: string): boolean =>
  Object.values(pages).some(({ path }) => path === part) ||
  (priceRanges || loanTerms ? moneyLinks.some(({ to }) => to === part) : false);

function getLink(part: string) {
  if (part === profile.phone) return <PhoneLink />;
  if (phone.test(part)) return <Inline to={telUri(part)}>{part}</Inline>;
  if (part.includes("@")) return <Inline to={`mailto:${part}`}>{part}</Inline>;
  return isPage(part) ? <Inline to={part}>{part}</Inline> : part;
}

/** What the assistant says, with phone numbers, mail addresses and pages of the site as links. */
export const Linked = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stay in their places
  text.split(links).map((part, index) => <span key={index}>{index % 2 ? getLink(part) : part}</span>);
