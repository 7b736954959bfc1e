import type { Context } from "@site/core/context";
import { enterGiveaway as endpoint } from "@site/core/giveaway/contract";
import { currentEdition, windowStateOf } from "@site/core/giveaway/edition";
import { enterGiveaway } from "@site/core/giveaway/enter-giveaway";
import { form } from "../http/form.ts";

/** While a campaign runs, hundreds enter from one home show's network: the limit is noted for the draw's review. */
const isCampaign = ({ now }: Context) => windowStateOf(currentEdition, now()) === "open";

export const handler = form(endpoint, enterGiveaway, { isLenient: isCampaign });
