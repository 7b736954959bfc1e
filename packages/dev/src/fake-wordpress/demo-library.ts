import { demoPages } from "./demo-pages.ts";
import { demoPosts } from "./demo-posts.ts";
import type { Library, Media, Term } from "./library.ts";

const category = (id: number, slug: string, name: string): Term => ({ id, taxonomy: "category", slug, name });
const tag = (id: number, slug: string, name: string): Term => ({ id, taxonomy: "post_tag", slug, name });

const terms: Term[] = [
  category(2, "windows", "Windows"),
  category(3, "doors", "Doors"),
  category(4, "siding", "Siding"),
  category(5, "bathrooms", "Bathrooms"),
  category(6, "care", "Care & repair"),
  tag(20, "winter", "winter"),
  tag(21, "energy", "energy"),
  tag(22, "double-hung", "double hung"),
  tag(23, "safety", "safety"),
  tag(24, "cleaning", "cleaning"),
  tag(25, "planning", "planning"),
];

const picture = (id: number, name: string, alt: string): Media => ({
  id,
  file: `2026/09/${name}.svg`,
  alt,
  width: 640,
  height: 480,
});

/** Names are those of our drawings, which the provider serves as its uploads. */
const media: Media[] = [
  picture(40, "windows-double-hung", "Drawing of a double-hung window with the lower sash half open"),
  picture(41, "doors-storm-doors", "Drawing of a storm door in front of an entry door"),
  picture(42, "siding-reinforced-vinyl-siding", "Drawing of a house wall with horizontal siding"),
  picture(43, "bathrooms-safety-tubs", "Drawing of a tub with a door and a grab bar"),
  picture(44, "windows-bay-bow-picture-windows", "Drawing of a bay window with a seat"),
  picture(45, "doors-patio-doors", "Drawing of a sliding patio door"),
];

/** What `npm start` shows without a WordPress of its own. */
export const demoLibrary: Library = {
  title: "Sample content",
  author: { id: 1, name: "Pat Sample", slug: "pat" },
  terms,
  media,
  items: [...demoPosts, ...demoPages],
};
