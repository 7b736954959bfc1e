import { judgeEntry } from "@site/core/office/giveaway/giveaway";
import { judgeEntryEndpoint } from "@site/core/office/giveaway/giveaway-contract";
import { office } from "../office.ts";

export const handler = office(judgeEntryEndpoint, async ({ context, body, event, member }) => ({
  body: await judgeEntry(context, member.email, event.pathParameters?.id ?? "", body),
}));
