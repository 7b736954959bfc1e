import { chakra } from "@chakra-ui/react/styled-system";
import type { Menu, MenuLink } from "@site/core/content/contract";
import { Container } from "@site/ui/components/section.tsx";
import { Anchor, TextLink } from "@site/ui/components/text-link.tsx";

function MenuAnchor({ link: { label, href } }: { link: MenuLink }) {
  if (href.startsWith("/")) return <TextLink to={href}>{label}</TextLink>;
  const isPage = /^https?:/.test(href);
  return (
    <Anchor href={href} color="spruce.700" rel={isPage ? "noopener" : undefined}>
      {label}
      {isPage && (
        <>
          <span aria-hidden="true"> ↗</span>
          <chakra.span srOnly> (another website)</chakra.span>
        </>
      )}
    </Anchor>
  );
}

/** The provider's menus below its own pages and lists, where the deployment asks for some. */
export function ProviderMenus({ menus }: { menus: readonly Menu[] | undefined }) {
  if (!menus) return null;
  return (
    <Container py="10">
      <chakra.div display="grid" gap="8" borderTopWidth="1px" borderColor="snow.300" pt="8">
        {menus.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <chakra.h2 textStyle="h4" mb="3">
              {title}
            </chakra.h2>
            <chakra.ul listStyleType="none" columns={{ base: "auto", sm: "14rem" }} columnGap="8">
              {links.map((link) => (
                <chakra.li key={link.href} py="1.5" breakInside="avoid">
                  <MenuAnchor link={link} />
                </chakra.li>
              ))}
            </chakra.ul>
          </nav>
        ))}
      </chakra.div>
    </Container>
  );
}
