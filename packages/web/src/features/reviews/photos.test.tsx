import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { createSiteSystem } from "@site/ui/theme/system.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Photos } from "./review-card.tsx";

test("each photo of a review opens whole, in a tab of its own that learns nothing of this one [H-10]", () => {
  const photos = [1, 2, 3, 4, 5].map((number) => `https://photos.example/${number}.jpg`);
  const html = renderToStaticMarkup(
    <ChakraProvider value={createSiteSystem()}>
      <Photos authorName="Ann" photos={photos} />
    </ChakraProvider>,
  );
  const links = [...html.matchAll(/<a href="([^"]*)" target="_blank" rel="noreferrer">/g)].map(([, to]) => to);
  expect(links).toEqual(photos.slice(0, 4));
  expect(html).toContain('alt="Photo 1 by Ann"');
});
