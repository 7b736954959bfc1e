import { chakra } from "@chakra-ui/react/styled-system";
import { pages } from "@site/core/site/pages";
import { Section } from "@site/ui/components/section.tsx";
import { Link, useLocation } from "react-router-dom";
import { DataScope } from "../components/data-scope.tsx";
import { PhoneLink } from "../components/links/phone-link.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { useArchive } from "../features/content/use-archive.ts";
import { usePageHead } from "../lib/use-page-head.ts";

/** /search?q=words: our own pages and those of the content provider. */
export default function SearchPage() {
  usePageHead(pages.search);
  // As the edge asks for them: a slash would end a segment of the path (pathOfQuery).
  const words = new URLSearchParams(useLocation().search).get("q")?.replaceAll("/", " ") ?? "";
  return (
    <>
      <PageHero title="Search this site" lead="Services, answers and articles." />
      <Section>
        <chakra.div mb="8">
          <SearchForm words={words} />
        </chakra.div>
        {words.trim() && (
          <DataScope>
            <Results key={words} words={words} />
          </DataScope>
        )}
      </Section>
    </>
  );
}

const SearchFailed = () => (
  <p role="alert">
    The search does not work right now. Please try again in a moment, or call <PhoneLink />.
  </p>
);

function Results({ words }: { words: string }) {
  const { archive, isLoading, hasFailed } = useArchive(`${pages.search.path}/${words}`);
  const found = archive?.found ?? [];
  if (isLoading) return <p role="status">Searching ...</p>;
  const isPartial = archive?.isPartial ?? false;
  if (hasFailed || (isPartial && found.length === 0)) return <SearchFailed />;
  if (found.length === 0) return <p role="status">No results for "{words}". Ask in chat or call.</p>;
  return (
    <>
      {isPartial && (
        <chakra.p role="alert" mb="6">
          Our articles can't be searched right now. Please try again in a moment.
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {found.map(({ title, path, excerpt }) => (
          <li key={path}>
            <chakra.span textStyle="h4" textDecoration="underline">
              <Link to={path}>{title}</Link>
            </chakra.span>
            {excerpt && <chakra.p color="inkMuted">{excerpt}</chakra.p>}
          </li>
        ))}
      </chakra.ul>
    </>
  );
}
