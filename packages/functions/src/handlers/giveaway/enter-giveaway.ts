import { currentEdition, getWindowState } from "@site/core/business/edition";
import type { Context } from "@site/core/context";
import { enterGiveawayEndpoint } from "@site/core/giveaway/contract";
import { enterGiveaway } from "@site/core/giveaway/enter-giveaway";
import { entryFields } from "@site/core/giveaway/form-fields";
import { pages } from "@site/core/site/pages";
import { form } from "../../http/form.ts";

/** While a campaign runs, hundreds enter from one home show's network: the limit is noted for the draw's review. */
const isCampaign = ({ now }: Context) => getWindowState(currentEdition, now()) === "open";

export const handler = form(
  enterGiveawayEndpoint,
  enterGiveaway,
  { fields: entryFields, page: pages.win.path, thanks: "entry" },
  { isLenient: isCampaign, limit: "entry" },
);
