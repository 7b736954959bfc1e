import type { Context } from "../../context.ts";
import { toCsv } from "../../records/csv.ts";
import { figureTitles } from "../options.ts";
import { readFigures } from "./figures.ts";

/** The figures of the last weeks as the office sees them, table under table. Values are whole dollars.
 * @returns RFC 4180 */
export async function exportFigures(context: Context, weeks: number): Promise<string> {
  const { leads, spam, due, kept, firstAnswerMinutes, funnel, traffic, ...figures } = await readFigures(context, weeks);
  const row = (Table: string, Name: string, Count: number | undefined) => ({ Table, Name, Count });
  const rows = [
    row("In all", "Leads", leads),
    row("In all", "Quarantined besides", spam),
    row("In all", "Answers due by now", due),
    row("In all", "Answered in time", kept),
    row("In all", "Working minutes to the first answer, median", firstAnswerMinutes),
    ...(["byWeek", "bySource", "byService", "byTown"] as const).flatMap((table) =>
      figures[table].map((group) => ({
        ...row(figureTitles[table], group.name, group.leads),
        Won: group.won,
        Value: group.value,
      })),
    ),
    ...funnel.map(({ name, count }) => row(figureTitles.funnel, name, count)),
    row(figureTitles.traffic, "Page views", traffic.views),
    ...[...traffic.pages, ...traffic.events].map(({ name, count }) => row(figureTitles.traffic, name, count)),
    ...traffic.forms.flatMap(({ name, ...steps }) =>
      Object.entries(steps).map(([step, count]) => row(figureTitles.forms, `${name}, ${step}`, count)),
    ),
    ...traffic.vitals.map(({ name, p75, count }) => row(figureTitles.speed, `${name} ${p75}`, count)),
  ];
  return toCsv(rows, ["Table", "Name", "Count", "Won", "Value"]);
}
