import { listTopicsEndpoint } from "@site/core/catalogue/contract";
import { topics } from "@site/core/catalogue/find-category";
import { api } from "../http/api.ts";

export const handler = api(listTopicsEndpoint, () => ({ body: topics() }));
