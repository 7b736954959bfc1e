import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/date-format";
import type { Item } from "@site/core/office/record/record-contract";
import { Aside, formatStatus, ListItem, Part, SmallButton, TextLink } from "../components/parts.tsx";
import type { RecordPart } from "./use-changes.ts";

function Repeat({ record, other, change }: RecordPart & { other: Item }) {
  const isLinked = record.repeatOf === other.id;
  const canLink = record.repeatOf === null && record.noun === other.noun && other.createdAt < record.createdAt;
  if (!isLinked && !canLink) return null;
  return (
    <SmallButton
      onClick={() =>
        isLinked
          ? change({ kind: "repeat", of: "" }, "It counts as a request of its own.")
          : change({ kind: "repeat", of: other.id }, "It is linked to the earlier request.")
      }
    >
      {isLinked ? "It is no repeat" : "It repeats this one"}
    </SmallButton>
  );
}

/** What else came from the same email or number, and which of it a request repeats. */
export function RelatedRecords({ record, mayChange, change }: RecordPart & { mayChange: boolean }) {
  if (record.others.length === 0) return null;
  return (
    <Part id="same-person" title="From the same person" mt="6" mb="2">
      <ul>
        {record.others.map((other) => (
          <ListItem key={other.id} py="2" display="flex" gap="4" flexWrap="wrap" alignItems="center">
            <chakra.span flex="1 1 16rem">
              <TextLink to={`/${other.noun}/${other.id}`}>
                {other.subject}, {formatMoment(other.createdAt)}
              </TextLink>
              <Aside>
                {[formatStatus(other.status), ...other.about].join(" · ")}
                {record.repeatOf === other.id && ". This one repeats it."}
              </Aside>
            </chakra.span>
            {mayChange && <Repeat record={record} other={other} change={change} />}
          </ListItem>
        ))}
      </ul>
    </Part>
  );
}
