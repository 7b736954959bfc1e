import { listOwnSessionsEndpoint } from "@site/core/office/auth/account-contract";
import { office } from "../office.ts";
import { ownSessions } from "./own-sessions.ts";

export const handler = office(listOwnSessionsEndpoint, async ({ context, ...staff }) => ({
  body: await ownSessions(context, staff),
}));
