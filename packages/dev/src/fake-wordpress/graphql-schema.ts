import { buildSchema } from "graphql";

/** The part of WPGraphQL's schema that the site's queries and the recorded ones touch. */
export const schema = buildSchema(`
  schema { query: RootQuery mutation: RootMutation }
  type RootQuery {
    nodeByUri(uri: String!): UniformResourceIdentifiable
    contentNode(id: ID!, idType: ContentNodeIdType): ContentNode
    page(id: ID!, idType: PageIdType, asPreview: Boolean): Page
    pageBy(id: ID, pageId: Int, uri: String): Page
    post(id: ID!, idType: PostIdType, asPreview: Boolean): Post
    postBy(id: ID, postId: Int, uri: String, slug: String): Post
    posts(first: Int, last: Int, after: String, before: String, where: Where): PostConnection
    pages(first: Int, last: Int, after: String, before: String, where: Where): PageConnection
    users(first: Int): UserConnection
    viewer: User
    generalSettings: GeneralSettings
    allSettings: Settings
  }
  type RootMutation { deletePost(input: DeletePostInput!): DeletePostPayload }
  input DeletePostInput { id: ID! }
  type DeletePostPayload { deletedId: ID }
  enum PageIdType { DATABASE_ID ID URI }
  enum PostIdType { DATABASE_ID ID SLUG URI }
  enum ContentNodeIdType { DATABASE_ID ID URI }
  enum PostObjectFieldFormatEnum { RAW RENDERED }
  enum PostStatusEnum { PUBLISH DRAFT PRIVATE FUTURE }
  input Where { name: String status: PostStatusEnum }
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
    hasPassword: Boolean password: String featuredImage: MediaEdge author: UserEdge children: PageConnection parent: PageEdge
  }
  type Post implements UniformResourceIdentifiable & DatabaseIdentifier & NodeWithTitle & NodeWithContentEditor
    & NodeWithFeaturedImage & NodeWithExcerpt & ContentNode {
    id: ID! databaseId: Int! uri: String slug: String status: String date: String modified: String link: String
    title(format: PostObjectFieldFormatEnum): String content(format: PostObjectFieldFormatEnum): String
    excerpt(format: PostObjectFieldFormatEnum): String hasPassword: Boolean password: String featuredImage: MediaEdge
    author: UserEdge categories(first: Int): TermConnection tags(first: Int): TermConnection
  }
  type Category implements UniformResourceIdentifiable { id: ID! uri: String name: String slug: String }
  type ContentType implements UniformResourceIdentifiable { id: ID! uri: String }
  type Tag { id: ID! name: String slug: String }
  type TermConnection { nodes: [Tag!]! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type PageConnection { nodes: [Page!]! pageInfo: PageInfo! }
  type PageEdge { node: Page }
  type PostConnection { nodes: [Post!]! pageInfo: PageInfo! }
  type UserConnection { nodes: [User!]! }
  type UserEdge { node: User }
  type User { id: ID! name: String slug: String email: String username: String }
  type MediaEdge { node: MediaItem }
  type MediaDetails { width: Int height: Int }
  type MediaItem { id: ID! sourceUrl: String altText: String srcSet: String sizes: String mediaDetails: MediaDetails }
  type GeneralSettings { title: String }
  type Settings { generalSettingsTitle: String generalSettingsEmail: String }
`);
