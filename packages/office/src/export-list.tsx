import type { Figures } from "@site/core/office/company-contract";
import { Button } from "@site/ui/components/button.tsx";
import { call } from "./call.ts";
import { Failure } from "./parts.tsx";
import { saveFile } from "./save-file.ts";
import { useAttempt } from "./use-attempt.ts";

const longAgo = "2000-01-01";

function Export({ what, save }: { what: string; save: () => Promise<void> }) {
  const { failure, isBusy, attempt } = useAttempt();
  return (
    <>
      <Button variant="outline" size="sm" mb="3" aria-disabled={isBusy} onClick={() => attempt(save)}>
        {isBusy ? "One moment ..." : `Export ${what} as CSV`}
      </Button>
      <Failure>{failure}</Failure>
    </>
  );
}

interface Part {
  csv: string;
  next?: { at: string; id: string } | undefined;
}

/** Hands out a list as a file, part by part. Days are whole days of the reader. */
export function ExportList({ noun, from, to }: { noun: string; from: string | null; to: string | null }) {
  const save = async () => {
    const { exportRecords } = await import("@site/core/office/company-contract");
    const end = to ? new Date(`${to}T23:59:59.999`) : new Date();
    const span = { from: new Date(`${from || longAgo}T00:00:00`).toISOString(), to: end.toISOString() };
    const parts: string[] = [];
    let after: Part["next"];
    do {
      const part: Part = await call(exportRecords, { noun, ...span, after });
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
    const { exportRecords } = await import("@site/core/office/company-contract");
    const { csv } = await call(exportRecords, { weeks });
    saveFile(`figures ${from} to ${to}.csv`, csv, "text/csv");
  };
  return <Export what="figures" save={save} />;
}
