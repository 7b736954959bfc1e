import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { dateFormat, formatMomentWithZone } from "@site/core/business/date-format";
import { day } from "@site/core/business/durations";
import { currentEdition } from "@site/core/business/edition";
import { dollars } from "@site/core/business/format";
import { officePaths } from "@site/core/contract/office-paths";
import type { Giveaway } from "@site/core/office/giveaway/giveaway-contract";
import { Button } from "@site/ui/components/button.tsx";
import { FactList } from "@site/ui/components/fact-list.tsx";
import { useParams } from "react-router-dom";
import useSWR from "swr";
import { Failure, Screen, StatusMessage, TextLink } from "../components/parts.tsx";
import { describeFailure } from "../lib/call.ts";
import { getName, useOffice } from "../lib/use-office.ts";

const Signature = ({ of }: { of: string }) => (
  <chakra.p borderTopWidth="1px" borderColor="ink" pt="1" mt="12" flex="1 1 14rem">
    {of}, date
  </chakra.p>
);

/** A drawing on paper: for the files of the company, and for the winner to sign. */
export default function DrawRecord() {
  const { id } = useParams();
  const { data: office } = useOffice();
  const { data, error } = useSWR<Giveaway>(officePaths.getGiveaway);
  const draw = data?.draws.find((each) => each.id === id);
  if (!draw)
    return (
      <Screen title="Record of the drawing">
        <Failure>{error && describeFailure(error)}</Failure>
        <StatusMessage>{data ? "There is no such drawing." : !error && "Loading ..."}</StatusMessage>
        <TextLink to="/giveaway">Back to the giveaway</TextLink>
      </Screen>
    );
  const { prizeValue, prize, cashShare, cashShareText, certificateDays, signatureDays } = currentEdition;
  const { name, address, cityZip, phone } = draw.winner ?? {};
  const facts: [string, string][] = [
    ["Sponsor", profile.legalName],
    ["Held", `${formatMomentWithZone(draw.at)} by ${getName(office, draw.by)}`],
    ["Entries that took part", String(draw.eligible)],
    ["Seed", draw.seed],
    ["SHA-256 of the list of entries", draw.entriesHash],
    ["Winning entry", draw.winnerId],
    ["Winner", name ? `${name}, ${address}, ${cityZip}, ${phone}` : "This entry is not kept any more."],
    ["Prize", `${prize}, or ${cashShareText} of it in cash: ${dollars(prizeValue * cashShare)}`],
    ["Certificate", `To be delivered and accepted by ${dayAfter(draw.at, certificateDays)}`],
    ["Papers of the winner", `To be signed within ${signatureDays} days of acceptance`],
  ];
  return (
    <Screen title="Record of the drawing">
      <chakra.p textStyle="h4" mb="4">
        {data?.title}
      </chakra.p>
      <FactList
        facts={facts}
        gridTemplateColumns={{ base: "1fr", md: "14rem 1fr" }}
        css={{ "& dt": { fontWeight: "semibold", mt: "2" }, "& dd": { mt: { md: "2" } } }}
      />
      <chakra.p textStyle="small" mt="4">
        Anybody can check it: the SHA-256 of the seed, a line break and the SHA-256 of the list, read as one number and
        divided by the number of entries, leaves the place of the winning entry in the list, counted from zero.
      </chakra.p>
      <chakra.div display="flex" gap="8" flexWrap="wrap">
        <Signature of={`For ${profile.legalName}`} />
        <Signature of="Witness" />
        <Signature of="Winner" />
      </chakra.div>
      <chakra.div className="no-print" mt="8" display="flex" gap="5" alignItems="center">
        <Button onClick={() => window.print()}>Print</Button>
        <TextLink to="/giveaway">Back to the giveaway</TextLink>
      </chakra.div>
    </Screen>
  );
}

const dayAfter = (at: string, days: number): string =>
  dateFormat("en-US", { dateStyle: "long", timeZone: currentEdition.timezone }).format(Date.parse(at) + days * day);
