import { saveWinnersRequestEndpoint } from "@site/core/office/giveaway/giveaway-contract";
import { saveWinnersRequest } from "@site/core/office/giveaway/winners-list";
import { office } from "../office.ts";

export const handler = office(saveWinnersRequestEndpoint, async ({ context, body, member }) => ({
  body: await saveWinnersRequest(context, member.email, body),
}));
