import { chakra } from "@chakra-ui/react/styled-system";
import type { RecordView } from "@site/core/office/record/record-contract";
import { ConfirmButton } from "../components/confirm-button.tsx";
import type { ChangeRecord } from "./use-changes.ts";

const names = { text: "Texts", mail: "Emails" } as const;
const messages = { text: "Nobody texts this number any more.", mail: "Nobody emails this address any more." } as const;

interface RecordConsentProps extends Pick<RecordView, "contact"> {
  /** Missing for who may change nothing. */
  change: ChangeRecord | undefined;
}

/** Whether somebody may be texted and mailed, and why; staff may stop it, and only they themselves may take that back. */
export const RecordConsent = ({ contact, change }: RecordConsentProps) => (
  <chakra.ul listStyleType="none" textStyle="small" my="2">
    {contact.consent.map(({ channel, isAllowed, isOff, why }) => (
      <chakra.li key={channel} display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
        <span>
          {names[channel]}: <strong>{isOff ? "the site sends none" : isAllowed ? "yes" : "no"}</strong>. {why}.
        </span>
        {isAllowed && change && (
          <ConfirmButton
            variant="quiet"
            label={`Stop ${names[channel].toLowerCase()}`}
            yes="Yes, they said so"
            no="No"
            onConfirm={() => change({ kind: "stop", channel }, messages[channel])}
          />
        )}
      </chakra.li>
    ))}
  </chakra.ul>
);
