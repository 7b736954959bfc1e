import { pathOf } from "@site/core/contract/endpoint";
import { type Change, changeRecord, getRecord, type RecordView } from "@site/core/office/record-contract";
import { ApiError } from "@site/ui/lib/api.ts";
import { useState } from "react";
import useSWR from "swr";
import { call, failureText } from "./call.ts";

const renewal = 15_000;

/** A record, renewed while it is looked at, and changes of it. A lost race brings in what the other did. */
export function useChanges(noun: string, id: string) {
  const path = pathOf(getRecord, { noun, id });
  const { data, error, mutate } = useSWR<RecordView>(path, { refreshInterval: renewal, revalidateOnFocus: true });
  const [failure, setFailure] = useState("");
  const [done, setDone] = useState("");
  const [isBusy, setBusy] = useState(false);

  /** @param said what to say when it is done @returns whether it is */
  async function change(what: Change, said: string): Promise<boolean> {
    if (!data || isBusy) return false;
    setBusy(true);
    setFailure("");
    setDone("");
    try {
      await mutate(await call(changeRecord, { version: data.version, change: what }, path), { revalidate: false });
      setDone(said);
      return true;
    } catch (problem) {
      setFailure(failureText(problem));
      if (problem instanceof ApiError && problem.status === 409) await mutate();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { record: data, error, failure, done, isBusy, change };
}
