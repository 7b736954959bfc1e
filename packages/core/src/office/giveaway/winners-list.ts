import { day } from "../../business/durations.ts";
import { currentEdition } from "../../business/edition.ts";
import { retention } from "../../business/retention.ts";
import type { Context } from "../../context.ts";
import type { RequestOf } from "../../contract/endpoint.ts";
import { AppError } from "../../contract/errors.ts";
import { deleteRecords } from "../../privacy/delete-records.ts";
import { readRelatedRows } from "../../search/find-records-by-index.ts";
import { timeOfWrite } from "../../store/clock.ts";
import { createOnce, writeIf } from "../../store/conditional-write.ts";
import { defineEntity, type RowOf } from "../../store/define-entity.ts";
import { getExpiry, isLive } from "../../store/expiry.ts";
import { readItems } from "../../store/read-items.ts";
import { entityNames, getRowKey, primaryKey } from "../../store/table.ts";
import type { saveWinnersRequestEndpoint, WinnersRequest } from "./giveaway-contract.ts";

/** That somebody asked for the winners' list, by mail or by phone as the rules say, and whether they have it. */
export const winnersRequests = defineEntity(entityNames.winnersRequest, {
  attributes: {
    editionId: { type: "string", required: true, readOnly: true },
    id: { type: "string", required: true, readOnly: true },
    name: { type: "string", required: true, readOnly: true },
    /** An email address, a phone number or a postal address, as they gave it. */
    contact: { type: "string", required: true, readOnly: true },
    at: { type: "string", required: true, readOnly: true, default: timeOfWrite },
    by: { type: "string", required: true, readOnly: true },
    sample: { type: "boolean", readOnly: true },
    answeredAt: { type: "string" },
    answeredBy: { type: "string" },
    expiresAt: { type: "number", required: true, readOnly: true },
  },
  indexes: { byEdition: primaryKey(["editionId"], ["id"]) },
});

type WinnersRequestRow = RowOf<typeof winnersRequests>;

/** The last moment at which the rules let somebody ask for the winners' list, ISO 8601. */
export const winnersListUntil = (): string =>
  new Date(Date.parse(currentEdition.drawAt) + currentEdition.winnersListDays * day).toISOString();

function toWinnersRequestView(row: WinnersRequestRow): WinnersRequest {
  const { id, name, contact, at, by, answeredAt, answeredBy, sample } = row;
  return { id, name, contact, at, by, answeredAt, answeredBy, sample };
}

/** Who asked for the winners' list of the edition, those who wait for it first and the earliest of them first. */
export async function listWinnersRequests({ store, now }: Context): Promise<WinnersRequest[]> {
  const { data } = await winnersRequests(store).query.byEdition({ editionId: currentEdition.id }).go({ pages: "all" });
  const waitsFirst = (a: WinnersRequest, b: WinnersRequest) =>
    Number(Boolean(a.answeredAt)) - Number(Boolean(b.answeredAt));
  return data
    .filter((row) => isLive(row, now()))
    .map(toWinnersRequestView)
    .sort((a, b) => waitsFirst(a, b) || a.at.localeCompare(b.at));
}

/** Notes that somebody asked for the winners' list, once for each id, or that they have been answered, or removes the
 * request for good. The first answer stands.
 * @throws AppError notFound for a request that is not there any more */
export async function saveWinnersRequest(
  context: Context,
  by: string,
  asked: RequestOf<typeof saveWinnersRequestEndpoint>,
): Promise<Partial<WinnersRequest>> {
  const { store, now } = context;
  const { id } = asked;
  const key = { editionId: currentEdition.id, id };
  const at = now();
  if (asked.kind === "removed") {
    const [row] = await readItems(context, [getRowKey(winnersRequests(store).get(key))]);
    if (row) await deleteRecords(context, { rows: [...(await readRelatedRows(context, row)), row], conversations: [] });
    return {};
  }
  if (asked.kind === "asked") {
    const { name, contact } = asked;
    const from = new Date(Math.max(Date.parse(currentEdition.drawAt), at.getTime()));
    const expiresAt = getExpiry(retention.entries, from);
    await createOnce(winnersRequests(store), { ...key, name, contact, at: at.toISOString(), by, expiresAt });
  } else {
    const answer = winnersRequests(store).patch(key).set({ answeredAt: at.toISOString(), answeredBy: by });
    await writeIf(answer.where(({ answeredAt }, { notExists }) => notExists(answeredAt)));
  }
  const { data: stored } = await winnersRequests(store).get(key).go({ consistent: true });
  if (!stored || !isLive(stored, at)) throw new AppError("notFound", "This request is not there any more.");
  return toWinnersRequestView(stored);
}
