import { chakra } from "@chakra-ui/react/styled-system";
import type { Office } from "@site/core/office/account-contract";
import type { Change, RecordView } from "@site/core/office/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { Labeled, Select } from "./parts.tsx";

interface ActionsProps {
  record: RecordView;
  office: Office;
  change: (what: Change, said: string) => Promise<boolean>;
}

const hour = 60 * 60 * 1000;
const delays: [hours: number, text: string][] = [
  [4, "4 hours"],
  [24, "a day"],
  [72, "3 days"],
  [168, "a week"],
];

export const RecordActions = ({ record, office, change }: ActionsProps) => (
  <chakra.div display="grid" gap="4">
    <Labeled id="assignee" label="Who has it">
      <Select
        id="assignee"
        value={record.assignee ?? ""}
        onChange={({ target }) => change({ kind: "assign", to: target.value }, "Saved who has it.")}
      >
        <option value="">Nobody</option>
        {office.staff.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </Select>
    </Labeled>
    <Labeled id="snooze" label="Put off">
      <Select
        id="snooze"
        value=""
        onChange={({ target }) =>
          change(
            {
              kind: "snooze",
              until: target.value === "0" ? "" : new Date(Date.now() + Number(target.value) * hour).toISOString(),
            },
            target.value === "0" ? "It is back in its place." : "Put off.",
          )
        }
      >
        <option value="">{record.snoozedUntil ? "It is put off" : "Not put off"}</option>
        {record.snoozedUntil && <option value="0">Bring it back</option>}
        {delays.map(([hours, text]) => (
          <option key={hours} value={hours}>
            For {text}
          </option>
        ))}
      </Select>
    </Labeled>
    {record.spam ? (
      <Button
        variant="solid"
        onClick={() => change({ kind: "genuine" }, "It is in the inbox, and its emails were sent.")}
      >
        Not spam
      </Button>
    ) : (
      <Button variant="outline" onClick={() => change({ kind: "spam" }, "It is held as spam.")}>
        Spam
      </Button>
    )}
  </chakra.div>
);
