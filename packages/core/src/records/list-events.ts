import type { Context } from "../context.ts";
import { events, type OfficeEvent } from "./event-entity.ts";

/** What was done with a record, as it stands now. */
export async function listEvents({ store }: Context, recordId: string): Promise<OfficeEvent[]> {
  const { data } = await events(store).query.byRecord({ recordId }).go({ pages: "all", consistent: true });
  return data;
}

/** Whether something of a kind was ever done with a record. */
export const hasEvent = async (context: Context, recordId: string, kind: OfficeEvent["kind"]): Promise<boolean> =>
  (await listEvents(context, recordId)).some((each) => each.kind === kind);
