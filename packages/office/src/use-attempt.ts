import { useState } from "react";
import { failureText } from "./call.ts";

/** What a press sets off: `failure` says in words why the last one did not work, until the next one begins. */
export function useAttempt() {
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFailure("");
    await work().catch((problem: unknown) => setFailure(failureText(problem)));
    setBusy(false);
  }
  return { failure, setFailure, isBusy, attempt };
}
