import { chakra } from "@chakra-ui/react/styled-system";
import { formatMoment } from "@site/core/business/date-format";
import { localTime } from "@site/core/business/local-time";
import { officePaths } from "@site/core/contract/office-paths";
import type { Audit as AuditPage } from "@site/core/office/privacy-contract";
import { useState } from "react";
import { Failure, InputField, MoreButton, Screen, StatusMessage, Td, TextLink, Th } from "../components/parts.tsx";
import { usePages } from "../inbox/use-pages.ts";
import { describeFailure } from "../lib/call.ts";
import { getName, useOffice } from "../lib/use-office.ts";

/** What the paths of the API mean; what stands here not is told as it was noted. */
const deeds: Record<string, string> = {
  [`GET ${officePaths.getOffice}`]: "Opened the office",
  [`GET ${officePaths.listInbox}`]: "Looked at the inbox",
  [`GET ${officePaths.getRecord}`]: "Opened a record",
  [`POST ${officePaths.changeRecord}`]: "Changed a record",
  [`POST ${officePaths.addPhoto}`]: "Added a photo",
  [`GET ${officePaths.getPhoto}`]: "Looked at a photo",
  [`GET ${officePaths.getFile}`]: "Looked at a visitor's photo",
  [`GET ${officePaths.openFile}`]: "Opened a visitor's file",
  [`POST ${officePaths.exportRecords}`]: "Took a list or the figures away",
  [`GET ${officePaths.getFigures}`]: "Looked at the figures",
  [`GET ${officePaths.listVisits}`]: "Looked at the visits",
  [`GET ${officePaths.listChats}`]: "Looked at the chats",
  [`GET ${officePaths.getChat}`]: "Read a chat",
  [`GET ${officePaths.listPatterns}`]: "Looked at questions and answers that wait",
  [`POST ${officePaths.reviewPattern}`]: "Decided of a question that waits",
  [`GET ${officePaths.getGiveaway}`]: "Looked at the giveaway",
  [`POST ${officePaths.judgeEntry}`]: "Left an entry out, or took it in",
  [`POST ${officePaths.saveWinnersRequest}`]: "Noted or removed a request for the winners' list",
  [`POST ${officePaths.drawGiveaway}`]: "Held or rehearsed the drawing",
  [`GET ${officePaths.getCompany}`]: "Looked at the company",
  [`POST ${officePaths.saveCompany}`]: "Changed texts or rules",
  [`POST ${officePaths.saveMember}`]: "Added somebody to the staff",
  [`POST ${officePaths.removeMember}`]: "Removed somebody from the staff",
  [`POST ${officePaths.findPerson}`]: "Looked a person up",
  [`POST ${officePaths.deletePerson}`]: "Deleted a person",
  [`GET ${officePaths.listAudit}`]: "Looked at this list",
  [`GET ${officePaths.listOwnSessions}`]: "Looked at their own sign-ins",
};

/** A record is noted by its kind and its id. */
function Named({ ids }: { ids: string[] }) {
  const { data: office } = useOffice();
  const noun = office?.kinds.find((kind) => ids.includes(kind.noun))?.noun;
  const id = ids.find((each) => each !== noun);
  if (!noun || !id) return <>{ids.join(", ")}</>;
  return <TextLink to={`/${noun}/${id}`}>{`${noun}, ${id}`}</TextLink>;
}

export default function Audit() {
  const [month, setMonth] = useState(localTime(new Date()).date.slice(0, 7));
  const { data: office } = useOffice();
  const { data, error, isLoading, size, setSize } = usePages<AuditPage>(
    (after) => `${officePaths.listAudit}?month=${month}${after ? `&after=${after}` : ""}`,
  );
  const entries = data?.flatMap((page) => page.accesses) ?? [];
  return (
    <Screen title="Audit">
      <chakra.div maxW="16rem" mb="4">
        <InputField
          id="month"
          label="Month"
          type="month"
          value={month}
          onChange={({ target }) => target.value && setMonth(target.value)}
        />
      </chakra.div>
      <Failure>{error && describeFailure(error)}</Failure>
      <StatusMessage>
        {isLoading ? "Loading ..." : entries.length === 0 && !error && "Nobody saw or changed anything in this month."}
      </StatusMessage>
      {entries.length > 0 && (
        <chakra.section overflowX="auto" aria-label="Who saw and changed what" tabIndex={0}>
          <chakra.table w="full" minW="44rem" textStyle="small">
            <thead>
              <tr>
                <Th scope="col">When</Th>
                <Th scope="col">Who</Th>
                <Th scope="col">What</Th>
                <Th scope="col">Records</Th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, at, by, command, recordIds, toFile }) => (
                <tr key={id}>
                  <Td>{formatMoment(at)}</Td>
                  <Td>{getName(office, by)}</Td>
                  <Td>
                    {deeds[command] ?? command}
                    {toFile && ", to a file"}
                  </Td>
                  <Td>
                    <Named ids={recordIds} />
                  </Td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </chakra.section>
      )}
      {data?.at(-1)?.next && <MoreButton onClick={() => setSize(size + 1)}>Show earlier</MoreButton>}
    </Screen>
  );
}
