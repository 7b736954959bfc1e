import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { telUri } from "@site/core/business/profile";
import { openerProps } from "@site/ui/lib/invokers.ts";
import { awayWhileTyping } from "@site/ui/theme/recipes.ts";
import { ClipboardList, MessageCircle, Phone } from "lucide-react";
import { Link } from "react-router-dom";
import { useQuotePath } from "../components/links/quote-link.tsx";

const item = {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "1",
    flex: "1",
    minH: "3.75rem",
    fontSize: "sm",
    fontWeight: "semibold",
    lineHeight: "snug",
    cursor: "pointer",
  },
} as const;
const BarLink = chakra(Link, item);
const BarAnchor = chakra("a", item);
const BarButton = chakra("button", item);

const chat = (
  <>
    <MessageCircle aria-hidden size={20} /> Chat with us
  </>
);

/** Call, chat and estimate within reach of a thumb on phones. The page keeps room for it at its end. */
export const MobileBar = ({ isChatScreen }: { isChatScreen: boolean }) => (
  <chakra.nav
    aria-label="Quick actions"
    className="on-dark"
    display={{ base: "flex", lg: "none" }}
    position="fixed"
    insetInline="0"
    bottom="0"
    zIndex="dock"
    bg="spruce.800"
    color="white"
    pb="env(safe-area-inset-bottom)"
    css={awayWhileTyping}
  >
    <BarAnchor href={telUri(profile.phone)} data-phone>
      <Phone aria-hidden size={20} /> Call
    </BarAnchor>
    {isChatScreen ? (
      <BarAnchor href="#chat">{chat}</BarAnchor>
    ) : (
      <BarButton type="button" {...openerProps("agent")}>
        {chat}
      </BarButton>
    )}
    <BarLink to={useQuotePath()} bg="brick.600">
      <ClipboardList aria-hidden size={20} /> Free Estimate
    </BarLink>
  </chakra.nav>
);
