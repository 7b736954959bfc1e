import { buildSchema } from "graphql";

/** The part of WPGraphQL's schema that the site's queries touch. */
export const schema = buildSchema(`
  schema { query: RootQuery }
  type RootQuery {
    nodeByUri(uri: String!): UniformResourceIdentifiable
    page(id: ID!, idType: PageIdType): Page
    post(id: ID!, idType: PostIdType): Post
  }
  enum PageIdType { DATABASE_ID ID URI }
  enum PostIdType { DATABASE_ID ID SLUG URI }
  enum PostObjectFieldFormatEnum { RENDERED }
  interface UniformResourceIdentifiable { id: ID! uri: String }
  interface DatabaseIdentifier { databaseId: Int! }
  interface NodeWithTitle { title(format: PostObjectFieldFormatEnum): String }
  interface NodeWithContentEditor { content(format: PostObjectFieldFormatEnum): String }
  interface NodeWithExcerpt { excerpt(format: PostObjectFieldFormatEnum): String }
  interface NodeWithFeaturedImage { featuredImage: MediaEdge }
  interface ContentNode { id: ID! uri: String slug: String status: String date: String modified: String link: String }
  type Page implements UniformResourceIdentifiable & DatabaseIdentifier & NodeWithTitle & NodeWithContentEditor
    & NodeWithFeaturedImage & ContentNode {
    id: ID! databaseId: Int! uri: String slug: String status: String date: String modified: String link: String
    title(format: PostObjectFieldFormatEnum): String content(format: PostObjectFieldFormatEnum): String
    hasPassword: Boolean password: String featuredImage: MediaEdge author: UserEdge
  }
  type Post implements UniformResourceIdentifiable & DatabaseIdentifier & NodeWithTitle & NodeWithContentEditor
    & NodeWithFeaturedImage & NodeWithExcerpt & ContentNode {
    id: ID! databaseId: Int! uri: String slug: String status: String date: String modified: String link: String
    title(format: PostObjectFieldFormatEnum): String content(format: PostObjectFieldFormatEnum): String
    excerpt(format: PostObjectFieldFormatEnum): String hasPassword: Boolean password: String featuredImage: MediaEdge
    author: UserEdge categories: TermConnection tags: TermConnection
  }
  type Category implements UniformResourceIdentifiable { id: ID! uri: String name: String slug: String }
  type ContentType implements UniformResourceIdentifiable { id: ID! uri: String }
  type Tag { id: ID! name: String slug: String }
  type TermConnection { nodes: [Tag!]! }
  type UserEdge { node: User }
  type User { id: ID! name: String slug: String }
  type MediaEdge { node: MediaItem }
  type MediaDetails { width: Int height: Int }
  type MediaItem { id: ID! sourceUrl: String altText: String srcSet: String sizes: String mediaDetails: MediaDetails }
`);
