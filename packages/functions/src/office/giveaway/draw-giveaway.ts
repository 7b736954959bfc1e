import { drawGiveaway } from "@site/core/office/giveaway/giveaway";
import { drawGiveawayEndpoint } from "@site/core/office/giveaway/giveaway-contract";
import { office } from "../office.ts";

export const handler = office(drawGiveawayEndpoint, async ({ context, body, member }) => ({
  body: await drawGiveaway(context, member.email, body),
}));
