import type { QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import { nextDate, startOfDay } from "../../business/local-time.ts";
import { formerStaff } from "../options.ts";
import type { InboxQuery } from "../record/record-contract.ts";

export interface ScopedInboxQuery extends InboxQuery {
  /** Addresses of the staff, when it is for what former staff has. */
  staff: readonly string[];
}

type Days = Pick<InboxQuery, "from" | "to">;
type Who = Pick<ScopedInboxQuery, "assignee" | "staff">;

/** When the days end that are asked for: the last one is among them. */
export const startOfNextDay = (to: string): Date => startOfDay(nextDate(to));

export function isWithin({ from, to }: Days): (row: { createdAt: string }) => boolean {
  const first = from && startOfDay(from).toISOString();
  const end = to && startOfNextDay(to).toISOString();
  return ({ createdAt }) => (!first || createdAt >= first) && (!end || createdAt < end);
}

export const isWith =
  ({ assignee, staff }: Who) =>
  (row: { assignee?: string }): boolean =>
    !assignee ||
    (assignee === formerStaff
      ? row.assignee !== undefined && !staff.includes(row.assignee)
      : (row.assignee ?? "-") === assignee);

interface Condition {
  text: string;
  values: Record<string, string>;
}

function buildAssigneeConditions({ assignee, staff }: Who): Condition[] {
  if (!assignee) return [];
  if (assignee === "-") return [{ text: "attribute_not_exists(assignee)", values: {} }];
  if (assignee !== formerStaff) return [{ text: "assignee = :assignee", values: { ":assignee": assignee } }];
  return [
    { text: "attribute_exists(assignee)", values: {} },
    ...staff.map((email, at) => ({ text: `assignee <> :staff${at}`, values: { [`:staff${at}`]: email } })),
  ];
}

/** The same of status and assignee, as the table is asked. */
export function getFilter(asked: ScopedInboxQuery): Partial<QueryCommandInput> & { values?: Record<string, string> } {
  const { status } = asked;
  const conditions = [
    ...(status ? [{ text: "#status = :status", values: { ":status": status } }] : []),
    ...buildAssigneeConditions(asked),
  ];
  if (conditions.length === 0) return {};
  return {
    FilterExpression: conditions.map(({ text }) => text).join(" AND "),
    ...(status ? { ExpressionAttributeNames: { "#status": "status" } } : {}),
    values: Object.assign({}, ...conditions.map(({ values }) => values)),
  };
}
