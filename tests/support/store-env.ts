import { localTableName } from "@site/embedded-store/open-store";
import { inject } from "vitest";

process.env.DYNAMODB_ENDPOINT = inject("storeEndpoint");
process.env.TABLE_NAME = localTableName;
