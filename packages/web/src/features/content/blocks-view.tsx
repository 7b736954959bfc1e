import { chakra } from "@chakra-ui/react/styled-system";
import type { BlocksPage } from "@site/core/content/contract";
import { Container } from "@site/ui/components/section.tsx";
import { SafeHtml } from "./safe-html.tsx";

/** A page as plain blocks, in the site's own typography. */
export function BlocksView({ page: { title, content } }: { page: BlocksPage }) {
  return (
    <Container py="section">
      <chakra.article maxW="52rem" mx="auto">
        <chakra.h1 textStyle="h1" mb="8">
          {title}
        </chakra.h1>
        <SafeHtml html={content} />
      </chakra.article>
    </Container>
  );
}
