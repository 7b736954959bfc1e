import { exportRecords } from "@site/core/office/company-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import { call, failureText } from "./call.ts";
import { Failure } from "./parts.tsx";
import { saveFile } from "./save-file.ts";

const longAgo = "2000-01-01";

/** Hands out a list as a file, part by part. Days are whole days of the reader. */
export function ExportList({ noun, from, to }: { noun: string; from: string | null; to: string | null }) {
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setFailure("");
    try {
      const end = to ? new Date(`${to}T23:59:59.999`) : new Date();
      const span = { from: new Date(`${from || longAgo}T00:00:00`).toISOString(), to: end.toISOString() };
      const parts: string[] = [];
      let skip: number | undefined = 0;
      while (skip !== undefined) {
        const part: { csv: string; next?: number | undefined } = await call(exportRecords, { noun, ...span, skip });
        parts.push(part.csv);
        skip = part.next;
      }
      saveFile(`${noun}.csv`, parts.join(""), "text/csv");
    } catch (problem) {
      setFailure(failureText(problem));
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="outline" size="sm" mb="3" aria-disabled={isBusy} onClick={save}>
        {isBusy ? "One moment ..." : `Export ${noun} as CSV`}
      </Button>
      <Failure>{failure}</Failure>
    </>
  );
}
