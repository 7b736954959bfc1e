import { readGiveaway } from "@site/core/office/giveaway";
import { getGiveaway } from "@site/core/office/giveaway-contract";
import { office } from "./office.ts";

export const handler = office(getGiveaway, async ({ context, query }) => ({
  body: await readGiveaway(context, query.compare !== undefined),
}));
