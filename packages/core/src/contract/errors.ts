/** Every way a request can be refused that a visitor may hear about, with the status of its answer. */
export const statuses = {
  malformed: 400,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  busy: 409,
  gone: 410,
  tooLarge: 413,
  unsupportedMediaType: 415,
  mismatch: 422,
  throttled: 429,
  internal: 500,
  upstream: 502,
  unavailable: 503,
  upstreamTimeout: 504,
} as const;

export type ErrorCode = keyof typeof statuses;

export type FieldErrors = Record<string, string>;

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** One message per field, the first that zod found; a message without a field stands under "". A field of a group, such as
 * the chat's contact, stands under its own name. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of issues) {
    const name = path.findLast((part) => typeof part === "string") ?? path[0] ?? "";
    fields[String(name)] ??= message;
  }
  return fields;
}

/** The JSON body of every non-2xx answer of /api. */
export interface ErrorBody {
  message: string;
  fields?: FieldErrors;
  details?: string;
  /** Tells the browser to use REST for a while; content endpoints only. */
  fallback?: "rest";
  requestId?: string;
}

/** Said when the reason must stay inside: nothing about it may reach a visitor. */
export const generalFailure = "Please try again later.";

interface AppErrorOptions extends Omit<ErrorBody, "message" | "requestId"> {
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** The only error whose message a visitor may see. Anything else becomes `internal` and `generalFailure`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly body: Omit<ErrorBody, "message" | "requestId">;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, { retryAfter, cause, ...body }: AppErrorOptions = {}) {
    super(message, { cause });
    this.name = "AppError";
    this.code = code;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export const isAppError = (error: unknown, code: ErrorCode): boolean =>
  error instanceof AppError && error.code === code;
