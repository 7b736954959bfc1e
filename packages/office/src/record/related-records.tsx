import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/moment";
import type { Item } from "@site/core/office/record/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { formatStatus, ListItem, TextLink } from "../components/parts.tsx";
import type { RecordPart } from "./use-changes.ts";

function Repeat({ record, other, change }: RecordPart & { other: Item }) {
  const isLinked = record.repeatOf === other.id;
  const canLink = record.repeatOf === null && record.noun === other.noun && other.createdAt < record.createdAt;
  if (!isLinked && !canLink) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() =>
        isLinked
          ? change({ kind: "repeat", of: "" }, "It counts as a request of its own.")
          : change({ kind: "repeat", of: other.id }, "It is linked to the earlier request.")
      }
    >
      {isLinked ? "It is no repeat" : "It repeats this one"}
    </Button>
  );
}

/** What else came from the same email or number, and which of it a request repeats. */
export function RelatedRecords({ record, mayChange, change }: RecordPart & { mayChange: boolean }) {
  if (record.others.length === 0) return null;
  return (
    <chakra.section aria-labelledby="same-person" mt="6">
      <chakra.h2 id="same-person" textStyle="h4" mb="2">
        From the same person
      </chakra.h2>
      <ul>
        {record.others.map((other) => (
          <ListItem key={other.id} py="2" display="flex" gap="4" flexWrap="wrap" alignItems="center">
            <chakra.span flex="1 1 16rem">
              <TextLink to={`/${other.noun}/${other.id}`}>
                {other.subject}, {formatMoment(other.createdAt)}
              </TextLink>
              <chakra.span display="block" textStyle="small" color="inkMuted">
                {[formatStatus(other.status), ...other.about].join(" · ")}
                {record.repeatOf === other.id && ". This one repeats it."}
              </chakra.span>
            </chakra.span>
            {mayChange && <Repeat record={record} other={other} change={change} />}
          </ListItem>
        ))}
      </ul>
    </chakra.section>
  );
}
