import { chakra } from "@chakra-ui/react/styled-system";
import { officePaths } from "@site/core/contract/office-paths";
import type { VisitDays } from "@site/core/office/visits/visit-contract";
import { Anchor } from "@site/ui/components/text-link.tsx";
import useSWR from "swr";
import { Failure, ListItem, Part, Screen, StatusMessage, TextLink } from "../components/parts.tsx";
import { describeFailure } from "../lib/call.ts";
import { renewal } from "../lib/loader.ts";

export default function Visits() {
  const { data, error } = useSWR<VisitDays>(officePaths.listVisits, { refreshInterval: renewal });
  return (
    <Screen title="Visits">
      {error && <Failure>{describeFailure(error)}</Failure>}
      {!data && !error && <StatusMessage>Loading ...</StatusMessage>}
      {data?.days.length === 0 && <p>No visit is booked.</p>}
      {data?.days.map(({ date, text, visits }) => (
        <Part key={date} id={`day-${date}`} title={text} mt="5" mb="2">
          <ul>
            {visits.map((visit) => (
              <ListItem key={visit.id} py="2">
                <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
                  <strong>{visit.text}</strong>
                  <TextLink to={`/${visit.noun}/${visit.id}`}>{visit.name}</TextLink>
                  {visit.phones.map(({ typed, tel }) => (
                    <Anchor
                      key={tel}
                      href={`tel:${tel}`}
                      display="inline-block"
                      py="2"
                      color="spruce.700"
                      whiteSpace="nowrap"
                    >
                      Call {typed}
                    </Anchor>
                  ))}
                </chakra.div>
                {visit.wishes && <chakra.span display="block">Asks for another time: {visit.wishes}</chakra.span>}
                {visit.proposals && <chakra.span display="block">We suggest instead: {visit.proposals}</chakra.span>}
                {visit.place && (
                  <chakra.span display="block" color="inkMuted">
                    {visit.place}
                  </chakra.span>
                )}
                {!visit.hasStreet && <chakra.strong display="block">No street address is on file.</chakra.strong>}
              </ListItem>
            ))}
          </ul>
        </Part>
      ))}
    </Screen>
  );
}
