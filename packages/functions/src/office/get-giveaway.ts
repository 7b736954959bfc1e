import { readGiveaway } from "@site/core/office/giveaway";
import { getGiveaway } from "@site/core/office/giveaway-contract";
import { office } from "./office.ts";

export const handler = office(getGiveaway, async ({ context }) => ({ body: await readGiveaway(context) }));
