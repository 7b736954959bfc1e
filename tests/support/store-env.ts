import { localTableName } from "@site/local/store";
import { inject } from "vitest";

process.env.DYNAMODB_ENDPOINT = inject("storeEndpoint");
process.env.TABLE_NAME = localTableName;
