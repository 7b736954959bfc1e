import { getPath } from "@site/core/contract/endpoint";
import type { FieldErrors } from "@site/core/contract/errors";
import { type Change, getRecordEndpoint, type RecordView } from "@site/core/office/record/record-contract";
import { ApiError } from "@site/ui/lib/api.ts";
import { useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { reportBackgroundError } from "../components/background-errors.tsx";
import { describeFailure } from "../lib/call.ts";
import { createChangeSender } from "../lib/change-sender.ts";
import { renewal } from "../lib/loader.ts";

interface Problem {
  failure: string;
  fields: FieldErrors;
}

const noProblem: Problem = { failure: "", fields: {} };

const addProblem = ({ failure }: Problem, problem: unknown): Problem => ({
  failure: [failure, describeFailure(problem)].filter(Boolean).join(" "),
  fields: problem instanceof ApiError ? problem.fields : {},
});

/** A record, renewed while it is looked at, and changes of it. A lost race brings in what the other did. */
export function useChanges(noun: string, id: string) {
  const path = getPath(getRecordEndpoint, { noun, id });
  const { data, error, mutate } = useSWR<RecordView>(path, { refreshInterval: renewal, revalidateOnFocus: true });
  /** Of the last attempt, and of each of its fields. */
  const [{ failure, fields }, setProblem] = useState(noProblem);
  const [done, setDone] = useState("");
  const [isBusy, setBusy] = useState(false);
  /** The same at once: a picture is made small first, and comes back to a screen that was drawn before. */
  const busy = useRef(false);
  /** As a lost race has shown it: what is pressed after that has been seen. */
  const versionAfterLostRace = useRef(0);
  const [sendChange] = useState(() => createChangeSender(path));
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  /** An attempt that failed may have changed the record all the same; a lost race shows what the other did. */
  async function renewAfter(problem: unknown): Promise<void> {
    if (!(problem instanceof ApiError) || (problem.status !== 409 && problem.status < 500)) return;
    const current = await mutate();
    if (problem.status === 409) versionAfterLostRace.current = current?.version ?? 0;
  }

  function refuse(reason: string): void {
    setDone("");
    setProblem({ failure: reason, fields: {} });
  }

  /** @param whenBusy what to say where something else is being saved: nothing of a second press @returns whether it is done */
  async function save(
    write: (seen: RecordView) => Promise<RecordView>,
    message: string,
    whenBusy?: string,
  ): Promise<boolean> {
    if (busy.current && whenBusy) refuse(whenBusy);
    if (!data || busy.current) return false;
    busy.current = true;
    setBusy(true);
    setProblem(noProblem);
    setDone("");
    try {
      await mutate(await write(data), { revalidate: false });
      setDone(message);
      return true;
    } catch (problem) {
      // What was told meanwhile, of a photo that came too early, is still so.
      setProblem((current) => addProblem(current, problem));
      if (isLeft.current) reportBackgroundError(`${data.name}: ${describeFailure(problem)}`);
      await renewAfter(problem);
      return false;
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }

  /** @param message what to say when it is done @param version seen, if not the one that is shown @returns whether it is */
  const change = (what: Change, message: string, version?: number): Promise<boolean> =>
    save((seen) => sendChange(what, Math.max(version ?? seen.version, versionAfterLostRace.current)), message);

  return { record: data, error, failure, fields, done, isBusy, change, save, refuse };
}

export type Changes = ReturnType<typeof useChanges>;
export type ChangeRecord = Changes["change"];

/** Missing for somebody who may change nothing. */
export type ChangeIfAllowed = ChangeRecord | undefined;

export interface RecordPart {
  record: RecordView;
  change: ChangeRecord;
}
