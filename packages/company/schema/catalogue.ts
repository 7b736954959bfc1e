import * as z from "zod";
import { Drawing, Line, Url } from "./parts.ts";

const ProductTexts = z.strictObject({
  id: Line,
  slug: Line,
  name: Line,
  description: Line,
  overview: Line,
  image: Line.optional(),
  imageAlt: Line.optional(),
  modalImage: Line.optional(),
  videoUrl: Url.optional(),
  features: z.array(Line),
  benefits: z.array(Line),
  claims: z.array(Line),
});

export const CategoryTexts = z.strictObject({
  slug: Line,
  name: Line,
  heroHeading: Line.optional(),
  description: Line,
  products: z.array(ProductTexts).min(1, "at least one product"),
});
export type CategoryTexts<Slug extends string> = z.output<typeof CategoryTexts> & { slug: Slug };

export const Service = z.strictObject({
  /** A regular expression for the words that people have for it, in any case. */
  words: Line,
  /** Drawings of the site: behind the words of its page, dark or light, and on the chat's tile. */
  scene: Drawing,
  overlay: z.enum(["light", "dark"]),
  tile: Drawing,
  name: Line,
  blurb: Line,
  choice: Line,
  slogan: Line,
  example: Line,
  question: Line,
  page: z.strictObject({ title: Line.max(60), description: Line.max(155) }),
  searchTerms: z.tuple([Line], Line).readonly(),
  products: z.record(z.string().regex(/^[a-z0-9-]+$/), Line),
});
export type Service = z.output<typeof Service>;

export const Catalogue = z.array(CategoryTexts).min(1, "at least one service");

export const Towns = z.array(Line).min(1, "at least one town");
