import { toHtml } from "@site/ui/lib/to-html.fixture.tsx";
import { expect, test } from "vitest";
import { Photos } from "./review-card.tsx";

test("each photo of a review opens whole, in a tab of its own that learns nothing of this one [H-10]", () => {
  const photos = [1, 2, 3, 4, 5].map((number) => `https://photos.example/${number}.jpg`);
  const html = toHtml(<Photos authorName="Ann" photos={photos} />);
  const links = [...html.matchAll(/<a href="([^"]*)" target="_blank" rel="noreferrer">/g)].map(([, to]) => to);
  expect(links).toEqual(photos.slice(0, 4));
  expect(html).toContain('alt="Photo 1 by Ann"');
});
