import type { Item } from "./library.ts";

const upload = (name: string) => `/wp-content/uploads/2026/09/${name}.svg`;

const page = (item: Omit<Item, "type" | "date">): Item => ({ type: "page", date: "2026-09-01T09:00:00", ...item });

const image = (name: string, alt: string) =>
  `<figure class="wp-block-image"><img loading="lazy" decoding="async" width="640" height="480" src="${upload(name)}" alt="${alt}" srcset="${upload(name)} 640w" sizes="(max-width: 640px) 100vw, 640px"></figure>`;

const card = (title: string, text: string) =>
  `<div class="elementor-card"><h3><button class="elementor-toggle" type="button">${title}</button></h3><p>${text}</p></div>`;

/** Our own sample pages: blocks, a builder's, plain, nested, empty, protected. */
export const demoPages: Item[] = [
  page({
    id: 201,
    slug: "energy-guide",
    title: "A guide to a warmer house",
    excerpt: "Where warmth leaves a house, in which order to mend it, and what can wait.",
    media: 40,
    content: `<p class="has-large-font-size">Warmth leaves a house by the easiest way. Mend that one first.</p>
<div class="wp-block-columns is-layout-flex"><div class="wp-block-column"><h2 class="wp-block-heading">First the leaks</h2><ul class="wp-block-list"><li>Around window and door frames</li><li>Where pipes come through a wall</li><li>At the attic hatch</li></ul></div><div class="wp-block-column"><h2 class="wp-block-heading">Then the glass</h2><p>A sash that rattles loses more than its glass does. See <a href="/why-windows-fog-up/">why windows fog up</a>.</p><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/quote">Get a free estimate</a></div></div></div></div>
<figure class="wp-block-gallery has-nested-images columns-default wp-block-gallery-1">${image("windows-double-hung", "Drawing of a double-hung window")}${image("windows-slider-windows", "Drawing of a slider window")}${image("doors-storm-doors", "Drawing of a storm door")}</figure>
<figure class="wp-block-table"><table><thead><tr><th>Sign</th><th>Likely place</th></tr></thead><tbody><tr><td>Cold feet near the wall</td><td>Sill or baseboard</td></tr><tr><td>Curtains that move</td><td>Sash or frame</td></tr></tbody></table></figure>
<p>More about our people: <a href="/our-crew/">our crew</a>.</p>
<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=-75.4,43.0,-75.1,43.2" title="Map of the area around Whitesboro" width="600" height="300"></iframe>`,
  }),
  page({
    id: 206,
    slug: "project-steps",
    title: "From first call to last nail & beyond",
    excerpt: "Four steps of a project, made with a page builder.",
    media: 44,
    isBuilt: true,
    content: `<div data-elementor-type="wp-page" data-elementor-id="206" class="elementor elementor-206" data-elementor-post-type="page">
<p class="elementor-badge">How it goes</p>
<h2 class="elementor-title">Four steps, one team</h2>
<div class="elementor-section" data-settings="{&quot;layout&quot;:&quot;grid&quot;}">
${card("Look and measure", "Someone comes to your house, listens and measures every opening.")}
${card("Write it down", "You get the price and what is included in writing.")}
${card("Make it", "What you chose is made for your house.")}
${card("Put it in", "Our own crew installs it, cleans up and shows you how it works.")}
</div>
<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-lazy-src="${upload("windows-bay-bow-picture-windows")}" alt="Drawing of a bay window with a seat" width="640" height="480"></p>
<p><a class="elementor-button" href="/energy-guide/">Read the guide to a warmer house</a></p>
</div>`,
  }),
  page({
    id: 202,
    slug: "our-crew",
    title: "Our crew",
    excerpt: "Who comes to your house.",
    content: `<p>The people who install your windows are on our payroll. You meet the crew lead before the work starts.</p><p>Looking for work? See <a href="/careers">open positions</a>.</p>`,
  }),
  page({
    id: 203,
    slug: "apprentices",
    parent: 202,
    title: "Apprentices",
    content: "<p>Every crew has room for someone who learns.</p>",
  }),
  page({ id: 204, slug: "empty-page", title: "Empty page", content: "" }),
  page({
    id: 205,
    slug: "for-customers",
    title: "For customers",
    password: "sample",
    content: "<p>Only for customers.</p>",
  }),
];
