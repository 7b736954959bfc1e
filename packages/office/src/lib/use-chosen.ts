import type { RecordView } from "@site/core/office/record/record-contract";
import { useRef } from "react";

/** Keeps a choice in the box of a field from being saved over what a colleague has set since, unseen. */
export function useChosen(record: RecordView, field: "status" | "assignee") {
  const seen = useRef(record);
  const stored = record[field] ?? "";
  return {
    note: () => {
      seen.current = record;
    },
    /** @returns the version by which it was chosen, for one press, if the field was another one then */
    take: (chosen: string): number | undefined => {
      const { version, [field]: before = "" } = seen.current;
      seen.current = record;
      return chosen !== stored && before !== stored ? version : undefined;
    },
  };
}
