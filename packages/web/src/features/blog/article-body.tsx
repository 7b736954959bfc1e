import { chakra } from "@chakra-ui/react/styled-system";
import type { Article } from "@site/company/schema";

export function ArticleBody({ sections }: Pick<Article, "sections">) {
  return (
    <chakra.div display="grid" gap="5" maxW="prose" fontSize="lg">
      {sections.map(({ heading, paragraphs, list }) => (
        <chakra.div key={paragraphs[0]} display="grid" gap="4">
          {heading && (
            <chakra.h2 textStyle="h3" mt="4">
              {heading}
            </chakra.h2>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <chakra.ul pl="6" display="grid" gap="2" listStyleType="disc">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </chakra.ul>
          )}
        </chakra.div>
      ))}
    </chakra.div>
  );
}
