import type { Context } from "@site/core/context";
import type { RequestOf } from "@site/core/contract/endpoint";
import { AppError } from "@site/core/contract/errors";
import type { Role } from "@site/core/office/auth/roles";
import type { OfficeEndpoint } from "@site/core/office/define-office";
import { recordsFor } from "@site/core/office/inbox/list-inbox";
import type { AnyRecord } from "@site/core/records/define-record";
import { readRecord } from "@site/core/records/read-records";
import { type ApiEvent, type ApiRequest, api } from "../../http/api.ts";
import { withOfficeClosings } from "../../http/office-closings.ts";
import { rateLimit } from "../../http/rate-limit-guard.ts";
import { originRequired, staffGuard } from "./auth/staff-guard.ts";

export type Staff = NonNullable<ApiEvent["staff"]>;

/** The Middy stack of the office: that of every route, and a guard that knows the staff. */
export const office = <E extends OfficeEndpoint>(
  endpoint: E,
  respond: (request: ApiRequest<E> & Staff & { body: RequestOf<E> }) => ReturnType<Parameters<typeof api<E>>[1]>,
) =>
  api(
    endpoint,
    // Only the guard of the signed-in leaves it out, and then nothing comes here.
    (request) => respond({ ...request, ...(request.event.staff as Staff) }),
    (context) => [
      ...(endpoint.method === "POST" ? [originRequired()] : []),
      ...(endpoint.permission === "nobody" ? [rateLimit(context, { limit: "staff" })] : []),
      staffGuard(context, endpoint),
      withOfficeClosings(context),
    ],
  );

/** The kind of record that an address names, if the role may see it. @throws AppError notFound */
export function getNamedRecord(role: Role, { pathParameters = {} }: Pick<ApiEvent, "pathParameters">) {
  const record: AnyRecord | undefined = recordsFor(role).find(({ noun }) => noun === pathParameters.noun);
  if (!record) throw new AppError("notFound", "There is no such record.");
  return { record, id: pathParameters.id ?? "" };
}

/** The record itself. @throws AppError notFound */
export async function readNamed(context: Context, role: Role, event: Pick<ApiEvent, "pathParameters">) {
  const { record, id } = getNamedRecord(role, event);
  return { record, row: await readRecord(context, record, id) };
}
