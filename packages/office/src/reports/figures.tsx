import { chakra } from "@chakra-ui/react/styled-system";
import { dateFormat } from "@site/core/business/date-format";
import { dollars } from "@site/core/business/format";
import { officePaths } from "@site/core/contract/office-paths";
import { figureTitles } from "@site/core/office/options";
import type { Figures as FiguresView } from "@site/core/office/reports/figures-contract";
import { useState } from "react";
import useSWR from "swr";
import { Bars } from "../components/chart.tsx";
import { Failure, Screen, SelectField, StatusMessage, Td, Th } from "../components/parts.tsx";
import { ExportFigures } from "../inbox/export-list.tsx";
import { describeFailure } from "../lib/call.ts";
import { useOffice } from "../lib/use-office.ts";

/** @param first its Monday, ISO 8601 */
const formatWeek = (first: string): string =>
  `Week of ${dateFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" }).format(new Date(first))}`;

const formatWorkingTime = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutes` : `${Math.round(minutes / 6) / 10} working hours`;

const Figure = chakra(Td, { base: { textAlign: "right", overflowWrap: "normal", fontVariantNumeric: "tabular-nums" } });

interface TableProps {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly [name: string, ...figures: (string | number)[]])[];
}

const Table = ({ title, heads, rows }: TableProps) => (
  <chakra.table w="full" mt="3" textStyle="small" css={{ "& :is(td, th)": { pr: "2" } }}>
    <thead>
      <tr>
        <Th scope="col">{title}</Th>
        {heads.map((each) => (
          <Th key={each} scope="col" textAlign="right">
            {each}
          </Th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...figures]) => (
        <tr key={name}>
          <Td minW="6rem">{name}</Td>
          {figures.map((figure, at) => (
            <Figure key={heads[at]}>{figure}</Figure>
          ))}
        </tr>
      ))}
    </tbody>
  </chakra.table>
);

function Section({ title, groups }: { title: string; groups: FiguresView["bySource"] }) {
  if (groups.length === 0) return null;
  return (
    <chakra.section mt="6" aria-label={title}>
      <chakra.h2 textStyle="h4">{title}</chakra.h2>
      <Bars label={`${title}, as bars`} bars={groups.map(({ name, leads }) => ({ name, count: leads }))} />
      <Table
        title={title}
        heads={["Leads", "Won", "Value"]}
        rows={groups.map(({ name, leads, won, value }) => [name, leads, won, dollars(value)])}
      />
    </chakra.section>
  );
}

const ratings = { good: "good", fair: "needs work", poor: "poor" } as const;

/** What visitors did on the website; of browsers that ask not to be tracked nothing is known. */
function TrafficSection({ traffic: { views, pages, events, forms, vitals } }: { traffic: FiguresView["traffic"] }) {
  const title = figureTitles.traffic;
  if (views === 0) return null;
  return (
    <chakra.section mt="6" aria-label={title}>
      <chakra.h2 textStyle="h4">{title}</chakra.h2>
      <p>{views} page views. Counted without cookies: browsers that ask not to be tracked and programs are left out.</p>
      <Bars label="Page views, as bars" bars={pages} />
      <Table
        title="Page or event"
        heads={["Count"]}
        rows={[...pages, ...events].map(({ name, count }) => [name, count])}
      />
      <Table
        title={figureTitles.forms}
        heads={["Started", "Pressed", "Sent"]}
        rows={forms.map(({ name, started, tried, sent }) => [
          name,
          started,
          tried,
          started > 0 ? `${sent} (${Math.round((100 * sent) / started)}%)` : sent,
        ])}
      />
      <Table
        title={figureTitles.speed}
        heads={["3 of 4 views", "Views"]}
        rows={vitals.map(({ name, p75, rating, count }) => [name, `${p75}, ${ratings[rating]}`, count])}
      />
    </chakra.section>
  );
}

export default function Figures() {
  const [weeks, setWeeks] = useState("12");
  const { data: office } = useOffice();
  const { data, error, isLoading } = useSWR<FiguresView>(`${officePaths.getFigures}?weeks=${weeks}`);
  return (
    <Screen title="Figures">
      <chakra.div maxW="16rem" mb="4">
        <SelectField id="weeks" label="How far back" value={weeks} onChange={({ target }) => setWeeks(target.value)}>
          <option value="4">4 weeks</option>
          <option value="12">12 weeks</option>
          <option value="52">A year</option>
        </SelectField>
      </chakra.div>
      <Failure>{error && describeFailure(error)}</Failure>
      <StatusMessage>{isLoading ? "Loading ..." : data?.leads === 0 && "Nothing came in this time."}</StatusMessage>
      {data && data.leads > 0 && (
        <>
          <p>
            <strong>{data.leads === 1 ? "1 lead" : `${data.leads} leads`}</strong>, {data.spam} more quarantined.{" "}
            {data.firstAnswerMinutes === undefined
              ? "Nobody was answered yet."
              : `Half of the first answers came within ${formatWorkingTime(data.firstAnswerMinutes)}.`}{" "}
            {data.due > 0 && `Answered in time: ${Math.round((100 * data.kept) / data.due)}% of ${data.due}.`}
          </p>
          <p>A won job counts in the week in which its lead came; the morning mail tells of it when it is won.</p>
          <Section
            title={figureTitles.byWeek}
            groups={data.byWeek.map((each) => ({ ...each, name: formatWeek(each.name) }))}
          />
          <Section title={figureTitles.bySource} groups={data.bySource} />
          <Section title={figureTitles.byService} groups={data.byService} />
          <Section title={figureTitles.byTown} groups={data.byTown} />
          <chakra.section mt="6" aria-label={figureTitles.funnel}>
            <chakra.h2 textStyle="h4">{figureTitles.funnel}</chakra.h2>
            <Bars label={`${figureTitles.funnel}, as bars`} bars={data.funnel} />
            <ul>
              {data.funnel.map(({ name, count }) => (
                <li key={name}>
                  {name}: {count}
                </li>
              ))}
            </ul>
          </chakra.section>
          {office?.me.may.includes("export") && (
            <chakra.div mt="5">
              <ExportFigures weeks={Number(weeks)} span={data} />
            </chakra.div>
          )}
        </>
      )}
      {data && <TrafficSection traffic={data.traffic} />}
    </Screen>
  );
}
