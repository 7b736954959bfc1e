import type { Item, Library } from "@site/dev/fake-wordpress/library";

const date = "2026-01-15T09:30:00";
const picture = "/wp-content/uploads/2026/11/window.jpg";

const content = `<h2 class="wp-block-heading">Energy &#038; comfort</h2>
<p>We&#8217;ve &#8220;cut&#8221; drafts — <a href="/about-us/">see us</a>.</p>
<figure class="wp-block-image"><img width="1200" height="800" src="${picture}" alt="A blue window"></figure>
<iframe src="https://www.openstreetmap.org/export/embed.html" title="map"></iframe><script>window.__fixture=1</script>`;

const fillers: Item[] = Array.from({ length: 15 }, (_, index) => ({
  id: 15 + index,
  type: "post",
  slug: `filler-${index + 1}`,
  title: `Filler ${index + 1}`,
  content: "<p>Filler.</p>",
  date: index < 8 ? `2025-12-0${index + 2}T08:00:00` : `2025-11-${index + 2}T08:00:00`,
}));

const builderContent = `<div data-elementor-type="wp-page" data-elementor-id="31" class="elementor elementor-31"><h2>Siding that lasts</h2></div>`;

/** What the two recorded WordPress sites held (tests/wordpress/recordings/README.md): the same ids, slugs and statuses. */
export const contractLibrary: Library = {
  title: "Sample Contractor",
  author: { id: 1, name: "Pat O'Neil", slug: "admin" },
  terms: [
    { id: 2, taxonomy: "category", slug: "windows", name: "Windows" },
    { id: 3, taxonomy: "post_tag", slug: "energy", name: "energy" },
    { id: 4, taxonomy: "post_tag", slug: "double-hung", name: "double hung" },
  ],
  media: [{ id: 4, file: "2026/11/window.jpg", alt: "A blue window", width: 1200, height: 800 }],
  items: [
    {
      id: 1,
      type: "post",
      slug: "hello-world",
      title: "Hello world!",
      content: "<p>Hello.</p>",
      date: "2026-11-21T06:15:07",
    },
    { id: 5, type: "page", slug: "about-us", title: "Homeowners’ choice & “more”", content, date, media: 4 },
    { id: 6, type: "page", slug: "team", title: "Our team", content: "<p>Nested page.</p>", date, parent: 5 },
    { id: 7, type: "page", slug: "empty-page", title: "Empty page", content: "", date },
    { id: 8, type: "page", slug: "draft-page", title: "Draft page", content: "<p>x</p>", date, status: "draft" },
    { id: 9, type: "page", slug: "private-page", title: "Private page", content: "<p>x</p>", date, status: "private" },
    {
      id: 10,
      type: "post",
      slug: "new-windows-don-t-wait",
      title: "New windows? Don’t wait — it’s 2026",
      excerpt: "Why “now” is the time…",
      content,
      date,
      media: 4,
      categories: [2],
      tags: [4, 3],
    },
    { id: 11, type: "post", slug: "draft-post", title: "Draft post", content: "<p>x</p>", date, status: "draft" },
    { id: 12, type: "post", slug: "private-post", title: "Private post", content: "<p>x</p>", date, status: "private" },
    {
      id: 13,
      type: "post",
      categories: [1],
      slug: "secret-post",
      title: "Secret post",
      content: "<p>x</p>",
      date,
      password: "open",
    },
    {
      id: 14,
      type: "post",
      slug: "future-post",
      title: "Future post",
      content: "<p>x</p>",
      date: "2030-01-01T00:00:00",
      status: "future",
    },
    ...fillers,
    {
      id: 31,
      type: "page",
      slug: "builder-page",
      title: "Siding & more",
      content: builderContent,
      date,
      isBuilt: true,
    },
  ],
};
