import type { Context } from "@site/core/context";
import type { EndpointDefinition, RequestOf } from "@site/core/contract/endpoint";
import { AppError } from "@site/core/contract/errors";
import type { Accepted } from "@site/core/contract/form-schema";
import type { SubmissionMeta } from "@site/core/records/receive";
import { api, getUserAgent } from "./api.ts";
import { isCanary } from "./canary-token.ts";
import { type FormPage, noJsForm } from "./no-js-form.ts";
import { withOfficeClosings } from "./office-closings.ts";
import { type RateLimitOptions, rateLimit } from "./rate-limit-guard.ts";

/** The handler of a form: limited per client, answered 201 when its record is stored and 202 when it waits in the fallback queue. What a
 * browser posts without script is answered with pages.
 * @param submit the form's use-case
 * @param page where the form stands */
export const form = <E extends EndpointDefinition>(
  endpoint: E,
  submit: (context: Context, request: RequestOf<E>, meta: SubmissionMeta) => Promise<Accepted>,
  page: FormPage,
  limits: RateLimitOptions = {},
) =>
  api(
    endpoint,
    async ({ context, body, id, event }) => {
      const proof = event.headers["x-canary"];
      event.isCanary = isCanary(context.settings, proof, id);
      // A test lead whose proof doesn't fit, after a rotation of the secret say, must not pass for a visitor's.
      if (proof !== undefined && !event.isCanary) throw new AppError("forbidden", "The proof of a test does not fit.");
      const accepted = await submit(context, body, {
        id,
        userAgent: getUserAgent(event),
        isOverLimit: event.isOverLimit,
        isCanary: event.isCanary,
      });
      return { status: accepted.queued ? 202 : 201, body: accepted };
    },
    (context) => [rateLimit(context, limits), withOfficeClosings(context)],
    (context) => [noJsForm(context, endpoint, page)],
  );
