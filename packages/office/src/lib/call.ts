import type { EndpointDefinition, RequestOf } from "@site/core/contract/endpoint";
import { officePaths } from "@site/core/contract/office-paths";
import { ApiError, request } from "@site/ui/lib/api.ts";
import { useState } from "react";
import { mutate } from "swr";
import type * as z from "zod";
import { keepServerTime } from "./server-clock.ts";

export type AnswerOf<E extends EndpointDefinition> = E extends { response: z.ZodType }
  ? z.output<E["response"]>
  : undefined;

/** Sends a change to the office's API. @throws ApiError for a refusal, TypeError when no server was reached */
export async function call<E extends EndpointDefinition>(
  endpoint: E,
  body: RequestOf<E>,
  path: string = endpoint.path,
): Promise<AnswerOf<E>> {
  const response = await request(endpoint.method, path, body).catch((problem: unknown) => {
    // The session has ended: the sign-in comes at once.
    if (isSignedOut(problem)) void mutate(officePaths.getOffice);
    throw problem;
  });
  keepServerTime(response);
  // The office's API and page are deployed as one; a firewall's page would be no JSON and fail here.
  return response.json();
}

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

export function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return error.said ?? "This did not work. Please try again.";
  return "You seem to be offline. What you typed is still here; please try again.";
}

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
