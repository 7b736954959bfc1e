import { chakra } from "@chakra-ui/react/styled-system";
import type { ContentPost, NearbyPosts as Nearby, PostLink, Rendered } from "@site/core/content/contract";
import { pages } from "@site/core/site/pages";
import { Container, DeferredSection, Small } from "@site/ui/components/section.tsx";
import { TextLink } from "@site/ui/components/text-link.tsx";
import { Breadcrumb } from "../../components/breadcrumb.tsx";
import { drawingSize, Picture } from "../../components/media/picture.tsx";
import { longDate } from "../../lib/dates.ts";
import { SafeHtml } from "./safe-html.tsx";

function Step({ label, post }: { label: string; post: PostLink | undefined }) {
  if (!post) return null;
  return (
    <p>
      {label}: <TextLink to={post.path}>{post.title}</TextLink>
    </p>
  );
}

function NearbyPosts({ nearby: { older, newer, related } }: { nearby: Nearby }) {
  if (!older && !newer && related.length === 0) return null;
  return (
    <chakra.nav
      aria-label="More articles"
      display="grid"
      gap="3"
      borderTopWidth="1px"
      borderColor="snow.300"
      pt="6"
      mt="4"
    >
      {related.length > 0 && (
        <div>
          <chakra.h2 textStyle="h4" mb="2">
            On the same subject
          </chakra.h2>
          <chakra.ul listStyleType="none" display="grid" gap="2">
            {related.map((post) => (
              <li key={post.path}>
                <TextLink to={post.path}>{post.title}</TextLink>
              </li>
            ))}
          </chakra.ul>
        </div>
      )}
      <Step label="Newer article" post={newer} />
      <Step label="Older article" post={older} />
    </chakra.nav>
  );
}

/** The text of a field that is a string or an object with it. */
export const toText = (value: Rendered): string => (typeof value === "string" ? value : value.rendered);

function Day({ date }: { date: string }) {
  const day = date.slice(0, 10);
  return <time dateTime={day}>{longDate(day)}</time>;
}

const Label = chakra("li", {
  base: { px: "3", py: "1", bg: "spruce.50", color: "spruce.800", borderRadius: "full", textStyle: "small" },
});

function Labels({ name, items }: { name: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <chakra.ul aria-label={name} display="flex" flexWrap="wrap" gap="2" listStyleType="none">
      {items.map((item) => (
        <Label key={item}>{item}</Label>
      ))}
    </chakra.ul>
  );
}

function Byline({ post: { author, date } }: { post: ContentPost }) {
  if (!author && !date) return null;
  return (
    <chakra.p color="inkMuted">
      {author && <span>By {author.node.name}</span>}
      {author && date && " · "}
      {date && <span>Published {<Day date={date} />}</span>}
    </chakra.p>
  );
}

export function PostView({ post: given }: { post: ContentPost }) {
  const post = given.repeatsText ? { ...given, excerpt: "" } : given;
  const title = toText(post.title);
  const image = post.featuredImage?.node;
  return (
    <Container py="section">
      <chakra.article maxW="52rem" mx="auto" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        <Breadcrumb parent={{ label: "Articles", to: pages.blog.path }} label={title} />
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        <Byline post={post} />
        <Labels name="Categories" items={post.categories.nodes.map(({ name }) => name)} />
        {image && (
          <Picture
            src={image.sourceUrl}
            alt={image.altText}
            size={drawingSize.wide}
            {...(image.srcSet ? { srcSet: image.srcSet, sizes: "(min-width: 56rem) 52rem, 100vw" } : {})}
            isFirst
            w="full"
            aspectRatio="16 / 9"
            objectFit="cover"
            borderRadius="md"
          />
        )}
        <DeferredSection>
          {post.excerpt && (
            <chakra.div textStyle="lead" data-excerpt>
              <SafeHtml html={post.excerpt} />
            </chakra.div>
          )}
          <SafeHtml html={post.content} />
          <Labels name="Tags" items={post.tags.nodes.map(({ name }) => name)} />
          {post.nearby && <NearbyPosts nearby={post.nearby} />}
          {post.modified && <Small>Last updated {<Day date={post.modified} />}</Small>}
        </DeferredSection>
      </chakra.article>
    </Container>
  );
}
