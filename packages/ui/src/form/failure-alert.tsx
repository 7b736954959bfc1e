import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { telUri } from "@site/core/business/profile";
import { CircleAlert } from "lucide-react";
import { Anchor } from "../components/text-link.tsx";

interface FailureAlertProps {
  message: string;
  id?: string;
  /** There is no form any more that could be sent again. */
  isFinal?: boolean;
}

export const ErrorBox = chakra("div", {
  base: { bg: "errorBg", borderWidth: "2px", borderColor: "error", borderRadius: "md" },
});

/** A failure that stays on the page (a toast goes away), says that nothing is lost and offers the phone. */
export const FailureAlert = ({ message, id, isFinal = false }: FailureAlertProps) => (
  <ErrorBox id={id} role="alert" display="flex" gap="3" p="4">
    <CircleAlert aria-hidden color="var(--s-colors-error)" style={{ flexShrink: 0 }} />
    <div>
      <chakra.p fontWeight="bold" color="error">
        {message}
      </chakra.p>
      {!isFinal && (
        <p>
          Your answers are kept. You can try again, or call{" "}
          <Anchor href={telUri(profile.phone)} fontWeight="semibold">
            {profile.phone}
          </Anchor>
          .
        </p>
      )}
    </div>
  </ErrorBox>
);
