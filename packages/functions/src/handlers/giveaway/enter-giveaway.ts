import { currentEdition, getWindowState } from "@site/core/business/edition";
import type { Context } from "@site/core/context";
import { enterGiveawayEndpoint } from "@site/core/giveaway/contract";
import { enterGiveaway } from "@site/core/giveaway/enter-giveaway";
import { entryFields } from "@site/core/giveaway/form-fields";
import { writeLimit } from "@site/core/rate-limit";
import { pages } from "@site/core/site/pages";
import { form } from "../../http/form.ts";

/** While a campaign runs, hundreds enter from one home show's network: the limit is noted for the draw's review. */
const isCampaign = ({ now }: Context) => getWindowState(currentEdition, now()) === "open";

/** Apart from the other forms': whoever asks for an estimate in that network must not be refused for its entries. */
const entryLimit = { ...writeLimit, name: "entry" };

export const handler = form(
  enterGiveawayEndpoint,
  enterGiveaway,
  { fields: entryFields, page: pages.win.path, thanks: "entry" },
  { isLenient: isCampaign, limit: entryLimit },
);
