import type { EndpointDefinition } from "@site/core/contract/endpoint";
import { useRef, useState } from "react";
import { submit } from "./api.ts";
import { newKey } from "./new-key.ts";

/** Sends one form fill. A second press while a request is under way is ignored; the same details keep their key, so a
 * retry after a lost answer stores nothing twice; changed details get a new one. */
export function useSubmission(loadEndpoint: () => Promise<EndpointDefinition>) {
  const [isSubmitting, setSubmitting] = useState(false);
  const lock = useRef(false);
  const attempt = useRef<{ payload: string; key: string } | undefined>(undefined);

  /** @param details what the visitor filled in: as long as it stays the same, so does the key
   * @returns the parsed answer, or undefined when another request was already under way
   * @throws ApiError for a refusal, TypeError when no server was reached */
  async function send(body: unknown, details: unknown): Promise<unknown> {
    if (lock.current) return undefined;
    lock.current = true;
    setSubmitting(true);
    const payload = JSON.stringify(details);
    if (attempt.current?.payload !== payload) attempt.current = { payload, key: newKey() };
    try {
      const answer = await submit(await loadEndpoint(), body, attempt.current.key);
      attempt.current = undefined;
      return answer;
    } finally {
      lock.current = false;
      setSubmitting(false);
    }
  }

  return { isSubmitting, send };
}
