import { chakra } from "@chakra-ui/react/styled-system";
import type { Office } from "@site/core/office/account-contract";
import type { TimelineEntry } from "@site/core/office/record-contract";
import { momentText } from "./moment.ts";
import { nameOf } from "./use-office.ts";

export const Timeline = ({ entries, office }: { entries: TimelineEntry[]; office: Office | undefined }) => (
  <section aria-labelledby="timeline">
    <chakra.h2 id="timeline" textStyle="h4" mt="6" mb="2">
      What happened
    </chakra.h2>
    <ol>
      {entries.toReversed().map(({ at, by, title, text }) => (
        <chakra.li key={`${at} ${title} ${text ?? ""}`} py="2" borderTopWidth="1px" borderColor="snow.300">
          <strong>{title}</strong>
          <chakra.span display="block" textStyle="small" color="inkMuted">
            {momentText(at)}
            {by && `, ${nameOf(office, by)}`}
          </chakra.span>
          {text && (
            <chakra.p whiteSpace="pre-wrap" mt="1">
              {title === "Assigned" ? nameOf(office, text) : text}
            </chakra.p>
          )}
        </chakra.li>
      ))}
    </ol>
  </section>
);
