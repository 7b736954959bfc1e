import { useState } from "react";
import { describeFailure } from "./call.ts";

/** What a press sets off: `failure` says in words why the last one did not work, until the next one begins. */
export function useAsyncAction() {
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  /** @returns whether it worked */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setFailure("");
    try {
      await work();
      return true;
    } catch (problem) {
      setFailure(describeFailure(problem));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { failure, setFailure, isBusy, attempt };
}
