import { chakra } from "@chakra-ui/react/styled-system";
import { officePaths } from "@site/core/contract/office-paths";
import type { Audit as AuditPage } from "@site/core/office/person-contract";
import { useState } from "react";
import useSWR from "swr";
import { failureText } from "./call.ts";
import { momentText } from "./moment.ts";
import { Cell, Failure, Head, Input, Labeled, Said, Screen } from "./parts.tsx";
import { nameOf, useOffice } from "./use-office.ts";

export default function Audit() {
  const [month, setMonth] = useState(new Date().toISOString().slice(0, 7));
  const { data: office } = useOffice();
  const { data, error, isLoading } = useSWR<AuditPage>(`${officePaths.listAudit}?month=${month}`);
  const accesses = data?.accesses ?? [];
  return (
    <Screen title="Audit">
      <chakra.div maxW="16rem" mb="4">
        <Labeled id="month" label="Month">
          <Input
            id="month"
            type="month"
            value={month}
            onChange={({ target }) => target.value && setMonth(target.value)}
          />
        </Labeled>
      </chakra.div>
      <Failure>{error && failureText(error)}</Failure>
      <Said>
        {isLoading ? "Loading ..." : accesses.length === 0 && !error && "Nobody saw or changed anything in this month."}
      </Said>
      {accesses.length > 0 && (
        <chakra.section overflowX="auto" aria-label="Who saw and changed what" tabIndex={0}>
          <chakra.table w="full" textStyle="small">
            <thead>
              <tr>
                <Head scope="col">When</Head>
                <Head scope="col">Who</Head>
                <Head scope="col">What</Head>
                <Head scope="col">Records</Head>
              </tr>
            </thead>
            <tbody>
              {accesses.map(({ id, at, by, command, recordIds, toFile }) => (
                <tr key={id}>
                  <Cell>{momentText(at)}</Cell>
                  <Cell>{nameOf(office, by)}</Cell>
                  <Cell>
                    {command}
                    {toFile && ", to a file"}
                  </Cell>
                  <Cell>{recordIds.join(", ")}</Cell>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </chakra.section>
      )}
    </Screen>
  );
}
