import { holdDraw } from "@site/core/office/giveaway/giveaway";
import { drawGiveaway } from "@site/core/office/giveaway/giveaway-contract";
import { office } from "../office.ts";

export const handler = office(drawGiveaway, async ({ context, body, member }) => ({
  body: await holdDraw(context, member.email, body),
}));
