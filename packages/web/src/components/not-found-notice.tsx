import { chakra } from "@chakra-ui/react/styled-system";
import { decodeSegment, notFoundText, pages } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { Section } from "@site/ui/components/section.tsx";
import { useLocation } from "react-router-dom";
import { PhoneLink } from "./links/phone-link.tsx";
import { drawingSize, Picture } from "./media/picture.tsx";
import { SearchForm } from "./search-form.tsx";

/** What somebody was looking for, by the address that they came to. */
const wordsOf = (pathname: string): string =>
  decodeSegment(pathname.split("/").findLast(Boolean) ?? "")
    .replace(/\.\w+$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Something that isn't there: says so, and leads on. */
export function NotFoundNotice({
  title = "Page not found",
  text = notFoundText,
  more,
  action = { label: "Return Home", to: pages.home.path },
}: {
  title?: string;
  text?: string;
  more?: string;
  action?: { label: string; to: string };
}) {
  return (
    <Section>
      <chakra.div
        display="grid"
        gap="10"
        alignItems="center"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" }}
      >
        <chakra.div display="grid" gap="5" justifyItems="start">
          <chakra.h1 textStyle="h1">{title}</chakra.h1>
          <chakra.p textStyle="lead">{text}</chakra.p>
          {more && <p>{more}</p>}
          <SearchForm words={wordsOf(useLocation().pathname)} />
          <p>
            Or call <PhoneLink />.
          </p>
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </chakra.div>
        <Picture src="/illustrations/scene-notfound.svg" alt="" size={drawingSize.scene} borderRadius="md" />
      </chakra.div>
    </Section>
  );
}
