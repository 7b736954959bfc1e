import { chakra } from "@chakra-ui/react/styled-system";
import type { NearbyPosts as Nearby, PostLink } from "@site/core/content/contract";
import { Link } from "react-router-dom";

const PostAnchor = chakra(Link, {
  base: { color: "spruce.700", textDecoration: "underline", textUnderlineOffset: "3px" },
});

function Step({ label, post }: { label: string; post: PostLink | undefined }) {
  if (!post) return null;
  return (
    <p>
      {label}: <PostAnchor to={post.path}>{post.title}</PostAnchor>
    </p>
  );
}

/** Where a reader may go on: the posts before and after, and those about the same. */
export function NearbyPosts({ nearby: { older, newer, related } }: { nearby: Nearby }) {
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
                <PostAnchor to={post.path}>{post.title}</PostAnchor>
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
