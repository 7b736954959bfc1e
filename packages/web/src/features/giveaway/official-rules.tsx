import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { currentEdition } from "@site/core/giveaway/edition";
import { officialRules } from "@site/core/giveaway/rules";
import { Button } from "@site/ui/components/button.tsx";
import { Modal } from "@site/ui/components/modal.tsx";
import { useRef } from "react";
import { TextSections } from "../../components/text-sections.tsx";

/** The official rules, to read and to print. Opens and closes apart from the form. */
export default function OfficialRules({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const title = useRef<HTMLSpanElement>(null);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={
        <chakra.span ref={title} tabIndex={-1}>
          Official Rules
        </chakra.span>
      }
      description={`${currentEdition.title}, sponsored by ${profile.legalName}`}
      initialFocus={title}
      footer={
        <chakra.div display="flex" gap="3" justifyContent="flex-end">
          <Button variant="quiet" onClick={() => window.print()}>
            Print
          </Button>
          <Button onClick={onClose}>Close</Button>
        </chakra.div>
      }
      closeLabel="Close the rules"
    >
      <TextSections sections={officialRules(currentEdition)} />
    </Modal>
  );
}
