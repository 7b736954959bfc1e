import { readGiveaway } from "@site/core/office/giveaway/giveaway";
import { getGiveawayEndpoint } from "@site/core/office/giveaway/giveaway-contract";
import { office } from "../office.ts";

export const handler = office(getGiveawayEndpoint, async ({ context, query }) => ({
  body: await readGiveaway(context, query.compare !== undefined),
}));
