declare module "dynalite" {
  import type { Server } from "node:http";

  interface DynaliteOptions {
    /** LevelDB directory; in memory when absent. */
    path?: string;
    createTableMs?: number;
    deleteTableMs?: number;
    updateTableMs?: number;
  }

  /** A server that speaks DynamoDB's HTTP protocol. */
  export default function dynalite(options?: DynaliteOptions): Server;
}
