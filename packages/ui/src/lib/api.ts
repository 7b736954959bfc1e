import type { EndpointDefinition } from "@site/core/contract/endpoint";
import type { ErrorBody, FieldErrors } from "@site/core/contract/errors";
import { hasKeys } from "./has-keys.ts";

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  hasKeys(value, "message") && typeof value.message === "string";

/** A non-2xx answer. `message` is "{status}: {body or status text}"; `said` is the API's own sentence. */
export class ApiError extends Error {
  readonly status: number;
  readonly said: string | undefined;
  readonly fields: FieldErrors;
  /** The JSON answer; empty when there was none with a message. */
  readonly body: Partial<ErrorBody>;

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    const body = parse(text);
    this.body = isErrorBody(body) ? body : {};
    this.said = this.body.message;
    this.fields = this.body.fields ?? {};
  }
}

/** Longer than the API may take, ms: a connection that stalls tells nobody that no answer comes. */
const longestAnswer = 35_000;

/** One call of the API: credentials always, a JSON type and body only when there is a body.
 * @param signal ends it; without one it ends after 35 s
 * @throws ApiError for a non-2xx answer, TypeError when the network fails, DOMException when it is ended */
export async function request(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal = AbortSignal.timeout(longestAnswer),
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: "include",
    signal,
    headers: body === undefined ? headers : { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

type QueryKey = string | readonly string[];

/** The default data loader: GET the path made of the key's parts.
 * @param on401 "returnNull" turns a 401 into null instead of an error */
export const loaderFor =
  ({ on401 }: { on401: "throw" | "returnNull" }) =>
  async <Answer>(key: QueryKey): Promise<Answer | null> => {
    try {
      const response = await request("GET", [key].flat().join("/"));
      return await response.json();
    } catch (error) {
      if (on401 === "returnNull" && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };

/** What an address answers, of our own API. @throws ApiError for a refusal, TypeError when no server was reached */
export const load = loaderFor({ on401: "throw" });

/** @returns null when there is no such thing. @throws ApiError when it can't be asked */
export async function loadIfThere<Answer>(url: string): Promise<Answer | null> {
  try {
    return await load<Answer>(url);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Sends a form. Success is only a JSON answer of the contract's shape: a firewall or a proxy may answer 200 with a
 * page.
 * @param key Idempotency-Key: the same for every attempt to send the same details */
export async function submit(endpoint: EndpointDefinition, body: unknown, key: string): Promise<unknown> {
  const response = await request(endpoint.method, endpoint.path, body, { "idempotency-key": key });
  const answer = endpoint.response?.safeParse(parse(await response.text()));
  if (!answer?.success) throw new Error("The answer was not understood.");
  return answer.data;
}
