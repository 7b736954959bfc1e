import { listVisits } from "@site/core/visits/list-visits";
import { listVisits as endpoint } from "@site/core/visits/visit-contract";
import { office } from "../office.ts";

export const handler = office(endpoint, async ({ context }) => ({ body: await listVisits(context) }));
