import { listInbox } from "@site/core/office/inbox/list-inbox";
import { InboxQuery, listInboxEndpoint } from "@site/core/office/record/record-contract";
import { parseRequest } from "../../http/errors.ts";
import { office } from "../office.ts";

export const handler = office(listInboxEndpoint, async ({ context, query, member }) => ({
  body: await listInbox(context, member.role, parseRequest(InboxQuery, query)),
}));
