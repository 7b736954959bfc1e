import { chakra } from "@chakra-ui/react/styled-system";
import type { RecordView } from "@site/core/office/record/record-contract";
import { ConfirmButton } from "../components/confirm-button.tsx";
import type { ChangeRecord } from "./use-changes.ts";

interface VisitorPageProps {
  record: Pick<RecordView, "page">;
  /** Missing for who may change nothing. */
  change: ChangeRecord | undefined;
}

/** What the visitor sees of the record, and a new link where the old one came into wrong hands. */
export const VisitorPage = ({ record, change }: VisitorPageProps) => (
  <chakra.p className="no-print" display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
    <chakra.a href={record.page} target="_blank" rel="noreferrer" textDecoration="underline" color="spruce.700">
      The visitor's page
    </chakra.a>
    {change && (
      <ConfirmButton
        variant="quiet"
        label="Replace its link"
        yes="Yes, end the link that they have"
        no="Keep it"
        onConfirm={() =>
          change({ kind: "newLink" }, "The old link leads nowhere any more. The next email has the new one.")
        }
      />
    )}
  </chakra.p>
);
