import { getPath } from "@site/core/contract/endpoint";
import type { FieldErrors } from "@site/core/contract/errors";
import {
  addPhotoEndpoint,
  type Change,
  changeRecordEndpoint,
  getRecordEndpoint,
  type RecordView,
} from "@site/core/office/record/record-contract";
import { ApiError } from "@site/ui/lib/api.ts";
import { newKey } from "@site/ui/lib/new-key.ts";
import { useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { reportBackgroundError } from "../components/background-errors.tsx";
import { call, describeFailure } from "../lib/call.ts";

const renewal = 15_000;

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
  /** A change of which nobody knows whether it was done: its answer was lost. */
  const unanswered = useRef<{ version: number; change: Change; id: string }>(undefined);

  /** Version of the record as a lost race has shown it: what is pressed after that has been seen. */
  const told = useRef(0);
  /** The picture of the last attempt: one that is chosen again, because its answer was lost, is kept once. */
  const photo = useRef<{ id: string; jpeg: string }>(undefined);
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
    if (problem.status === 409) told.current = current?.version ?? 0;
  }

  async function save(write: (seen: RecordView) => Promise<RecordView>, message: string): Promise<boolean> {
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
    save(async (seen) => {
      // The office knows by the id of the first attempt whether that one was done.
      const same = JSON.stringify(unanswered.current?.change) === JSON.stringify(what);
      const shown = Math.max(version ?? seen.version, told.current);
      const asked = (same && unanswered.current) || { version: shown, change: what, id: newKey() };
      unanswered.current = asked;
      try {
        const record = await call(changeRecordEndpoint, asked, path);
        unanswered.current = undefined;
        return record;
      } catch (problem) {
        if (problem instanceof ApiError && problem.status < 500) unanswered.current = undefined;
        throw problem;
      }
    }, message);

  /** @param chosen the picture, or why the file that was chosen can't be drawn */
  async function keepPhoto(chosen: { jpeg: string } | { problem: string }): Promise<void> {
    if ("problem" in chosen) {
      setDone("");
      return setProblem({ ...noProblem, failure: chosen.problem });
    }
    const { jpeg } = chosen;
    if (busy.current) {
      const failure = "Something else was being saved. Please add the photo again.";
      return setProblem({ ...noProblem, failure });
    }
    const sent = photo.current?.jpeg === jpeg ? photo.current : { id: newKey(), jpeg };
    photo.current = sent;
    if (await save(() => call(addPhotoEndpoint, sent, `${path}/photos`), "The photo is saved."))
      photo.current = undefined;
  }

  return { record: data, error, failure, fields, done, isBusy, change, keepPhoto };
}

export type ChangeRecord = ReturnType<typeof useChanges>["change"];

/** Missing for who may change nothing. */
export type ChangeIfAllowed = ChangeRecord | undefined;

/** What a part of the screen needs that shows a record and changes it. */
export interface RecordPart {
  record: RecordView;
  change: ChangeRecord;
}
