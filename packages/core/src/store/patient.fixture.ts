import { NodeHttpHandler } from "@smithy/node-http-handler";
import type { Context } from "../context.ts";
import { clients } from "./create-store.ts";

/** Lets a store take its time: on a loaded machine it has to wait for a core. */
export function patient<Made extends Context>(context: Made): Made {
  // Who has loaded nothing that declares rows has no client.
  if (!clients.make) return context;
  const { requestHandler } = context.store.client.config;
  if (requestHandler instanceof NodeHttpHandler) {
    requestHandler.updateHttpClientConfig("connectionTimeout", 60_000);
    requestHandler.updateHttpClientConfig("requestTimeout", 60_000);
  }
  return context;
}
