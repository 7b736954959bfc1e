import { NodeHttpHandler } from "@smithy/node-http-handler";
import type { Context } from "../context.ts";
import { clients } from "./create-store.ts";

/** Lets a client of the store take its time: on a loaded machine it has to wait for a core. */
function slowDown({ config: { requestHandler } }: Context["store"]["client"]): void {
  if (!(requestHandler instanceof NodeHttpHandler)) return;
  requestHandler.updateHttpClientConfig("connectionTimeout", 60_000);
  requestHandler.updateHttpClientConfig("requestTimeout", 60_000);
}

/** The same for the store of a context. */
export function patient<Made extends Context>(context: Made): Made {
  // Somebody who has loaded nothing that declares rows has no client.
  if (clients.make) slowDown(context.store.client);
  return context;
}

/** The same for every store that this process makes from here on. */
export function makePatient(): void {
  const { make } = clients;
  if (!make) throw new Error("no module that declares rows is loaded");
  clients.make = (endpoint) => {
    const client = make(endpoint);
    slowDown(client);
    return client;
  };
}
