import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { telUri } from "@site/core/business/profile";
import { ButtonAnchor } from "@site/ui/components/button.tsx";
import { Anchor } from "@site/ui/components/text-link.tsx";
import { Phone } from "lucide-react";
import type { ComponentProps } from "react";

const BoldAnchor = chakra(Anchor, { base: { fontWeight: "bold", display: "inline-block" } });

type PhoneLinkProps = Omit<ComponentProps<typeof BoldAnchor>, "href" | "children"> & { phone?: string };

/** The phone number as a call link. Call tracking finds every number by `data-phone` and leaves `data-no-swap` alone. */
export const PhoneLink = ({ phone = profile.phone, ...props }: PhoneLinkProps) => (
  <BoldAnchor href={telUri(phone)} data-phone {...props}>
    {phone}
  </BoldAnchor>
);

type CallButtonProps = Omit<ComponentProps<typeof ButtonAnchor>, "href"> & { hasIcon?: boolean };

export const CallButton = ({ hasIcon = true, children, ...props }: CallButtonProps) => (
  <ButtonAnchor href={telUri(profile.phone)} data-phone {...props}>
    {hasIcon && <Phone aria-hidden size={props.size === "sm" ? 16 : 20} />}
    {children ?? `Call ${profile.phone}`}
  </ButtonAnchor>
);
