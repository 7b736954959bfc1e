import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/date-format";
import type { Office } from "@site/core/office/auth/account-contract";
import type { RecordView } from "@site/core/office/record/record-contract";
import { Aside, ListItem, Part } from "../components/parts.tsx";
import { getName } from "../lib/use-office.ts";
import { Photo } from "./photo.tsx";
import type { ChangeIfAllowed } from "./use-changes.ts";

interface TimelineProps {
  record: Pick<RecordView, "noun" | "id" | "timeline">;
  office: Office | undefined;
  /** From when on what the visitor did is new to the reader. */
  newSince: string | undefined;
  change: ChangeIfAllowed;
}

export const Timeline = ({ record: { noun, id, timeline }, office, newSince, change }: TimelineProps) => (
  <Part id="timeline" title="Activity" mt="6" mb="2">
    <ol>
      {timeline.toReversed().map(({ at, by, title, text, member, photo }) => (
        <ListItem key={`${at} ${title} ${text ?? member ?? photo ?? ""}`} py="2">
          {newSince && by === "visitor" && at >= newSince && <chakra.strong color="brick.600">New: </chakra.strong>}
          <strong>{title}</strong>
          <Aside>
            {formatMoment(at)}
            {by && `, ${getName(office, by)}`}
          </Aside>
          {photo && (
            <Photo
              noun={noun}
              id={id}
              photo={photo}
              alt={`Taken by ${getName(office, by)}`}
              remove={change && (() => change({ kind: "removePhoto", photo }, "The photo is gone for good."))}
            />
          )}
          {(member || text) && (
            <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" mt="1">
              {member ? getName(office, member) : text}
            </chakra.p>
          )}
        </ListItem>
      ))}
    </ol>
  </Part>
);
