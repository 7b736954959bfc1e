import * as z from "zod";

// Code that is made for each schema costs a page's cold start 15 ms, and warm pages are no faster for it.
z.config({ jitless: true });

// What WordPress 6.1-6.7 and WPGraphQL 2.20 answer, as far as we read it (tests/wordpress/recordings).

const Rendered = z.object({ rendered: z.string(), protected: z.boolean().default(false) });

const Size = z.object({ source_url: z.string(), width: z.number(), height: z.number() });

const Media = z.object({
  source_url: z.string().optional(),
  alt_text: z.string().optional(),
  media_details: z
    .object({ width: z.number(), height: z.number(), sizes: z.record(z.string(), Size) })
    .partial()
    .optional()
    .catch(undefined),
});
export type WordpressMedia = z.output<typeof Media>;

const Term = z.object({ name: z.string(), slug: z.string(), taxonomy: z.string() });

/** A page or post of the REST interface, with what `_embed` adds. What is hidden, an author or a kind of terms, comes as an error object. */
export const WordpressItem = z.object({
  id: z.number(),
  slug: z.string(),
  type: z.string().default("page"),
  status: z.string().default("publish"),
  date: z.string().nullish(),
  modified: z.string().nullish(),
  link: z.string(),
  /** File or name of the template that an editor chose; "" for the theme's own. */
  template: z.string().optional(),
  title: Rendered.default({ rendered: "", protected: false }),
  content: Rendered.partial().optional(),
  excerpt: Rendered.optional(),
  yoast_head_json: z
    .object({ title: z.string(), description: z.string(), og_title: z.string(), og_description: z.string() })
    .partial()
    .optional()
    // Yoast has nothing for an item that it can't describe.
    .catch(undefined),
  _embedded: z
    .object({
      author: z.array(z.object({ name: z.string().optional() })),
      "wp:featuredmedia": z.array(Media),
      "wp:term": z.array(z.array(Term).catch([])),
    })
    .partial()
    .optional(),
});
export type WordpressItem = z.output<typeof WordpressItem>;

/** What the index of addresses reads of a page or post. */
export const IndexedItem = z.object({
  id: z.number(),
  slug: z.string(),
  link: z.string(),
  title: z.object({ rendered: z.string() }).default({ rendered: "" }),
  date: z.string().nullish(),
  date_gmt: z.string().nullish(),
  modified_gmt: z.string().nullish(),
  author: z.number().optional(),
  content: Rendered.partial().optional(),
  excerpt: z.object({ rendered: z.string() }).optional(),
  categories: z.array(z.number()).optional(),
  tags: z.array(z.number()).optional(),
});
export type IndexedItem = z.output<typeof IndexedItem>;

export const IndexedTerm = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  link: z.string(),
  parent: z.number().optional(),
});
export type IndexedTerm = z.output<typeof IndexedTerm>;

export const Author = z.object({
  id: z.number(),
  name: z.string().default(""),
  slug: z.string(),
  link: z.string(),
});

export const MediaItem = z.object({
  slug: z.string(),
  link: z.string(),
  post: z.number().nullish(),
  source_url: z.string(),
});

export const RestRoot = z.object({ namespaces: z.array(z.string()) });

/** What the snippet for WordPress answers about a draft. */
export const PreviewReply = z.object({ title: z.string(), content: z.string() });

export const FoundItem = z.object({ id: z.number() });

const nodes = <Node extends z.ZodType>(node: Node) => z.object({ nodes: z.array(node) });

const edge = <Node extends z.ZodType>(node: Node) => z.object({ node: node.nullable() }).nullable();

const text = z.string().nullable();

/** A post of WPGraphQL; `seo` needs an add-on. A protected post gives its title and no content. */
export const GraphqlPost = z.object({
  databaseId: z.number(),
  slug: z.string(),
  title: text,
  excerpt: text,
  content: text,
  hasPassword: z.boolean().nullish(),
  date: text,
  modified: text,
  author: edge(z.object({ name: text })),
  categories: nodes(z.object({ name: z.string() })).nullable(),
  tags: nodes(z.object({ name: z.string(), slug: z.string() })).nullable(),
  featuredImage: edge(z.object({ sourceUrl: text, altText: text, srcSet: z.string().nullish() })),
  seo: z.object({ title: text, metaDesc: text, opengraphTitle: text, opengraphDescription: text }).partial().nullish(),
});
export type GraphqlPost = z.output<typeof GraphqlPost>;

export const GraphqlMenus = z.object({
  menus: nodes(
    z.object({
      name: z.string(),
      slug: z.string(),
      locations: z.array(z.string()).nullable(),
      menuItems: nodes(z.object({ label: text, url: text })),
    }),
  ),
});

export const Navigation = IndexedItem.pick({ slug: true, title: true }).extend({
  content: z.object({ rendered: z.string() }),
});

export const GraphqlReply = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});
export type GraphqlReply = z.output<typeof GraphqlReply>;
