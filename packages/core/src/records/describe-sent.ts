import { describeReach } from "../business/describe-reach.ts";
import type { Context } from "../context.ts";
import { describeWaitingSms } from "../sms/quiet-hours.ts";
import { buildReference } from "./reference.ts";
import { getRequestPath } from "./request-link.ts";

type SentRow = { id: string } & Parameters<typeof describeReach>[0] & Parameters<typeof describeWaitingSms>[1];

export function describeSent(context: Context, { kind }: { kind: string }, row: SentRow) {
  const textAt = describeWaitingSms(context, row);
  return {
    reference: buildReference(row.id),
    page: getRequestPath(context.settings, kind, row),
    reach: describeReach(row, context.settings),
    ...(textAt ? { textAt } : {}),
  };
}
