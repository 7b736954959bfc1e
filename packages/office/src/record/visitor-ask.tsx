import { chakra } from "@chakra-ui/react/styled-system";
import type { Office } from "@site/core/office/auth/account-contract";
import type { RecordView } from "@site/core/office/record/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { ButtonRow, Part, TextLink } from "../components/parts.tsx";
import type { RecordPart } from "./use-changes.ts";

interface VisitorAskProps extends RecordPart {
  ask: RecordView["asks"][number];
  office: Office;
  openContact: () => void;
}

export function VisitorAsk({ record, ask, office, change, openContact }: VisitorAskProps) {
  const { version, contact } = record;
  const { action, title, text } = ask;
  const isOfPerson = action === "deletion" || action === "copy";
  const settle = (message: string, isDenied?: true) => (seen: number | undefined) =>
    change({ kind: "settleAsk", action, isDenied }, message, seen);
  const visit = record.visits?.visit;
  const person = { email: contact.email ?? "", phone: contact.phones[0]?.typed ?? "" };
  return (
    <Part id={`ask-${action}`} title={title} borderWidth="2px" borderColor="brick.600" borderRadius="sm" p="4" my="4">
      {text && <chakra.p whiteSpace="pre-wrap">{text}</chakra.p>}
      {isOfPerson && !office.me.may.includes("person") && (
        <p>Please tell somebody who may export and delete data: they find this person under Person.</p>
      )}
      <ButtonRow mt="3" alignItems="center">
        {action === "contact" && <Button onClick={openContact}>Enter the new details</Button>}
        {action === "withdraw" && (
          <>
            <ConfirmButton
              label="They confirmed it"
              yes={visit ? "Yes, withdraw it and cancel the visit" : "Yes, withdraw it for them"}
              no="Not now"
              version={version}
              onConfirm={settle("The request is withdrawn.")}
            />
            <ConfirmButton
              variant="quiet"
              label="They did not ask for it"
              yes="Yes, nothing is withdrawn"
              no="Not now"
              version={version}
              onConfirm={settle("Nothing is withdrawn.", true)}
            />
          </>
        )}
        {isOfPerson && office.me.may.includes("person") && (
          <TextLink to="/person" state={person}>
            {action === "deletion" ? "Delete what is stored about them" : "Export what is stored about them"}
          </TextLink>
        )}
        {action !== "withdraw" && (
          <ConfirmButton
            variant="quiet"
            label="Nothing is left to do about it"
            yes="Yes, it is answered"
            no="Not now"
            version={version}
            onConfirm={settle("It is answered.")}
          />
        )}
      </ButtonRow>
    </Part>
  );
}
