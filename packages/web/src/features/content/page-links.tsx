import { chakra } from "@chakra-ui/react/styled-system";
import type { Archive } from "@site/core/content/contract";
import { TextLink } from "@site/ui/components/text-link.tsx";

const PageLink = chakra(TextLink, { base: { fontWeight: "semibold", py: "2" } });

const pathOfPage = (path: string, page: number): string => (page === 1 ? path : `${path}/page/${page}`);

export function PageLinks({ archive: { path, page, pages } }: { archive: Archive }) {
  if (pages < 2) return null;
  return (
    <chakra.nav aria-label="Pages of this list" display="flex" gap="6" mt="10">
      {page > 1 && (
        <PageLink to={pathOfPage(path, page - 1)} rel="prev">
          Newer articles
        </PageLink>
      )}
      {page < pages && (
        <PageLink to={pathOfPage(path, page + 1)} rel="next">
          Older articles
        </PageLink>
      )}
    </chakra.nav>
  );
}
