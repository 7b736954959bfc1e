import type { Request } from "@middy/core";
import { writeLog } from "@site/core/log";
import { ConfigurationError } from "@site/core/settings";
import { ProviderFailure } from "@site/wordpress/fetch/failure";
import type { Context } from "aws-lambda";
import type { ApiEvent, ApiResult, Middleware } from "./api.ts";
import { toAppError } from "./errors.ts";

/** Names and positions only: messages of suppliers and schemas may carry what a visitor typed. Those of settings don't. */
function trace(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    setting: error instanceof ConfigurationError ? error.message : undefined,
    frames: frames?.slice(0, 8).map((line) => line.trim()),
    provider:
      error instanceof ProviderFailure ? { kind: error.kind, status: error.status, asked: error.asked } : undefined,
    cause: trace(error.cause),
    causes: error instanceof AggregateError ? error.errors.map(trace) : undefined,
  };
}

/** One JSON line for each failed item of a background task, by the same rules as a request's.
 * @returns the positions of the failed items */
export const logFailures = (
  task: string,
  { awsRequestId }: Pick<Context, "awsRequestId">,
  outcomes: PromiseSettledResult<unknown>[],
): number[] =>
  outcomes.flatMap((outcome, index) => {
    if (outcome.status === "fulfilled") return [];
    writeLog({ level: "error", requestId: awsRequestId, task, error: trace(outcome.reason) });
    return [index];
  });

/** One JSON line a request, from an allow-list: never bodies, query strings, addresses or error texts. */
export const requestLog = (route: string): Middleware => {
  function write({ context, event, response }: Request<ApiEvent, ApiResult>, more: object) {
    const status = event.accepted ?? response?.statusCode ?? 500;
    const ms = Math.round(performance.now() - (event.startedAt ?? 0));
    const level = status >= 500 ? "error" : "info";
    writeLog({ level, requestId: context.awsRequestId, route, status, ms, limiter: event.limiter, ...more });
  }
  return {
    before({ event }) {
      event.startedAt = performance.now();
    },
    after(request) {
      const { recordId, isCanary, provider } = request.event;
      write(request, { recordId, canary: isCanary || undefined, provider });
    },
    onError(request) {
      const { code, cause } = toAppError(request.error);
      write(request, { errorCode: code, error: trace(cause) });
    },
  };
};
