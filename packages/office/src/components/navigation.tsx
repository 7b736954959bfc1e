import { chakra } from "@chakra-ui/react/styled-system";
import type { Office } from "@site/core/office/auth/account-contract";
import { SkipLink } from "@site/ui/components/skip-link.tsx";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigationType } from "react-router-dom";
import { call, isSignedOut, useAsyncAction } from "../lib/call.ts";
import { forgetTyped } from "../lib/scope-drafts-to-user.ts";
import { Failure } from "./parts.tsx";

const linkStyle = {
  display: "inline-flex",
  alignItems: "center",
  flexShrink: "0",
  minH: "12",
  px: { base: "3", md: "2" },
  color: "white",
  fontWeight: "semibold",
  "&[aria-current]": { textDecoration: "underline", textUnderlineOffset: "6px" },
} as const;
/** Links that a phone shows before the others are asked for. */
const inSight = 3;

const NavLink = chakra(Link, { base: linkStyle });
const NavButton = chakra(
  "button",
  { base: { ...linkStyle, cursor: "pointer", ml: "auto" } },
  { defaultProps: { type: "button" } },
);

/** Nothing that was read or typed stays in the browser, once the session is over. */
async function leave(): Promise<void> {
  const { signOutEndpoint } = await import("@site/core/office/auth/account-contract");
  await call(signOutEndpoint, {}).catch((problem: unknown) => {
    if (!isSignedOut(problem)) throw problem;
  });
  forgetTyped();
  window.location.reload();
}

export function Navigation({ office }: { office: Office }) {
  const { pathname, search } = useLocation();
  const isBack = useRef(false);
  isBack.current = useNavigationType() === "POP";
  const last = useRef("");
  const { failure, attempt } = useAsyncAction();
  const { may } = office.me;
  const address = pathname + search;
  const [isOpen, setOpen] = useState(false);
  const links = [
    ["/", "Inbox"],
    ["/visits", "Visits"],
    ["/chats", "Chats"],
    may.includes("hiring") && ["/?noun=applications", "Applications"],
    ["/giveaway", "Giveaway"],
    ["/figures", "Figures"],
    ["/company", "Company"],
    may.includes("person") && ["/person", "Person"],
    may.includes("audit") && ["/audit", "Audit"],
    ["/account", office.me.name],
  ].filter(Boolean) as [to: string, text: string][];
  const toLink = ([to, text]: (typeof links)[number]) => (
    <NavLink key={to} to={to} aria-current={to === address ? "page" : undefined}>
      {text}
    </NavLink>
  );
  useEffect(() => {
    if (!pathname) return;
    setOpen(false);
    const from = isBack.current
      ? document.querySelector<HTMLElement>(`[data-item][href="${CSS.escape(last.current)}"]`)
      : null;
    (from ?? document.querySelector<HTMLElement>("h1"))?.focus();
    last.current = pathname;
  }, [pathname]);
  return (
    <chakra.header bg="spruce.800" className="on-dark">
      <SkipLink />
      <chakra.nav
        aria-label="Office"
        maxW="72rem"
        mx="auto"
        px={{ base: "2", md: "gutter" }}
        display="flex"
        flexWrap="wrap"
      >
        {links.slice(0, inSight).map(toLink)}
        <NavButton display={{ md: "none" }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Less" : "More"}
        </NavButton>
        <chakra.div display={isOpen ? "contents" : { base: "none", md: "contents" }}>
          {links.slice(inSight).map(toLink)}
          <NavButton onClick={() => attempt(leave)}>Sign out</NavButton>
        </chakra.div>
      </chakra.nav>
      <chakra.div maxW="72rem" mx="auto" px="gutter">
        <Failure>{failure && `You may still be signed in. ${failure}`}</Failure>
      </chakra.div>
    </chakra.header>
  );
}
