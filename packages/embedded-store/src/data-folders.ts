import { join } from "node:path";

/** What a data folder holds beside the store: mails that were not sent, and records on their way into the table. */
export const foldersOf = (dataDir: string) => ({ outbox: join(dataDir, "outbox"), parking: join(dataDir, "parked") });
