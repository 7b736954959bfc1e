import { topics } from "@site/core/catalogue/catalogue";
import { listTopicsEndpoint } from "@site/core/catalogue/contract";
import { api } from "../http/api.ts";

export const handler = api(listTopicsEndpoint, () => ({ body: topics() }));
