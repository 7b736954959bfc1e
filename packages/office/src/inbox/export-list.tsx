import type { Figures } from "@site/core/office/reports/figures-contract";
import { Failure, SmallButton } from "../components/parts.tsx";
import { call, useAsyncAction } from "../lib/call.ts";
import { saveFile } from "../lib/save-file.ts";

function Export({ what, save }: { what: string; save: () => Promise<void> }) {
  const { failure, isBusy, attempt } = useAsyncAction();
  return (
    <>
      <SmallButton mb="3" aria-disabled={isBusy} onClick={() => attempt(save)}>
        {isBusy ? "One moment ..." : `Export ${what} as CSV`}
      </SmallButton>
      <Failure>{failure}</Failure>
    </>
  );
}

/** Hands out what a list holds of a kind as a file, part by part. @param query of the list */
export function ExportList({ noun, query }: { noun: string; query: URLSearchParams }) {
  const save = async () => {
    const { exportRecordsEndpoint } = await import("@site/core/office/record/record-contract");
    const parts: string[] = [];
    let after: string | undefined;
    do {
      const part: { csv: string; next?: string } = await call(exportRecordsEndpoint, {
        view: "open",
        ...Object.fromEntries(query),
        noun,
        after,
      });
      parts.push(part.csv);
      after = part.next;
    } while (after);
    saveFile(`${noun}.csv`, parts.join(""), "text/csv");
  };
  return <Export what={noun} save={save} />;
}

/** Hands out the tables of the figures as a file, named after their days. */
export function ExportFigures({ weeks, span: { from, to } }: { weeks: number; span: Pick<Figures, "from" | "to"> }) {
  const save = async () => {
    const { exportRecordsEndpoint } = await import("@site/core/office/record/record-contract");
    const { csv } = await call(exportRecordsEndpoint, { weeks });
    saveFile(`figures ${from} to ${to}.csv`, csv, "text/csv");
  };
  return <Export what="figures" save={save} />;
}
