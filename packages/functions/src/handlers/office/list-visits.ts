import { listVisits } from "@site/core/office/visits/list-visits";
import { listVisitsEndpoint } from "@site/core/office/visits/visit-contract";
import { office } from "./office.ts";

export const handler = office(listVisitsEndpoint, async ({ context }) => ({ body: await listVisits(context) }));
