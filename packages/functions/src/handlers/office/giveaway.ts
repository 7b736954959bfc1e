import { drawGiveaway, judgeEntry, readGiveaway } from "@site/core/office/giveaway/giveaway";
import {
  drawGiveawayEndpoint,
  getGiveawayEndpoint,
  judgeEntryEndpoint,
  saveWinnersRequestEndpoint,
} from "@site/core/office/giveaway/giveaway-contract";
import { saveWinnersRequest } from "@site/core/office/giveaway/winners-list";
import { office } from "./office.ts";

export const getGiveawayHandler = office(getGiveawayEndpoint, async ({ context, query }) => ({
  body: await readGiveaway(context, query.compare !== undefined),
}));

export const judgeEntryHandler = office(judgeEntryEndpoint, async ({ context, body, event, member }) => ({
  body: await judgeEntry(context, member.email, event.pathParameters?.id ?? "", body),
}));

export const saveWinnersRequestHandler = office(saveWinnersRequestEndpoint, async ({ context, body, member }) => ({
  body: await saveWinnersRequest(context, member.email, body),
}));

export const drawGiveawayHandler = office(drawGiveawayEndpoint, async ({ context, body, member }) => ({
  body: await drawGiveaway(context, member.email, body),
}));
