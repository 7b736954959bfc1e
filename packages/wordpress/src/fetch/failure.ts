import { AppError, type ErrorCode } from "@site/core/contract/errors";

type FailureKind = "network" | "timeout" | "open" | "tooLarge" | "redirect" | "status" | "format";

const codes: Partial<Record<FailureKind, ErrorCode>> = { open: "unavailable", timeout: "upstreamTimeout" };

/** The interface at an address, without its query; undefined for a page, whose address a visitor may have written. */
export const interfaceOf = ({ pathname, searchParams }: URL): string | undefined =>
  searchParams.get("rest_route") ?? /\/(?:wp-json\/|graphql$).*/.exec(pathname)?.[0];

/** The provider gave nothing usable. The message is for operators and says nothing of the request. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;
  readonly target: URL | undefined;
  /** What the provider answered, when that was the failure. */
  readonly status: number | undefined;
  asked: string | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    options?: ErrorOptions & { target?: URL; status?: number; asked?: URL },
  ) {
    super(message, options);
    this.name = "ProviderFailure";
    this.kind = kind;
    this.target = options?.target;
    this.status = options?.status;
    this.asked = options?.asked && interfaceOf(options.asked);
  }
}

/** What became of a look-up: expected ends are values, so that pages can be rendered on the server without exceptions. */
export type FetchResult<Value> =
  | { status: "found"; value: Value }
  | { status: "missing" }
  | { status: "unavailable"; failure: ProviderFailure };

/** @param kind "format" where something else than WordPress answered */
export const buildStatusFailure = (
  reply: { status: number; url?: URL },
  kind: "status" | "format" = "status",
): ProviderFailure =>
  new ProviderFailure(kind, `The content provider answered ${reply.status}.`, {
    status: reply.status,
    asked: reply.url,
  });

/** A reading whose failure is a value. Whatever else is thrown is a defect. */
export const catchFailure = <Value>(reading: Promise<Value>): Promise<Value | ProviderFailure> =>
  reading.catch((error: unknown) => {
    if (error instanceof ProviderFailure) return error;
    throw error;
  });

/** What a provider shows to nobody without a login, or does not know, is none. @param statuses that say so */
export const noneWhereHidden = <Value>(reading: Promise<Value>, statuses = [401, 403, 404, 415]) =>
  reading.catch((error: unknown) => {
    if (error instanceof ProviderFailure && error.kind === "status" && statuses.includes(error.status ?? 0))
      return undefined;
    throw error;
  });

/** How long to stay away from a provider that failed several times in a row, ms. */
export const openTime = 15_000;

/** The answer to a visitor: 502, 503 or 504. @param fallback set for GraphQL only */
export const toContentError = (failure: ProviderFailure, fallback?: "rest"): AppError =>
  new AppError(codes[failure.kind] ?? "upstream", "The content could not be loaded.", {
    details: failure.message,
    fallback,
    retryAfter: failure.kind === "open" ? openTime / 1000 : undefined,
    cause: failure,
  });
