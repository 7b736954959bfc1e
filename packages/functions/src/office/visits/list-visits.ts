import { listVisits } from "@site/core/office/visits/list-visits";
import { listVisits as endpoint } from "@site/core/office/visits/visit-contract";
import { office } from "../office.ts";

export const handler = office(endpoint, async ({ context }) => ({ body: await listVisits(context) }));
