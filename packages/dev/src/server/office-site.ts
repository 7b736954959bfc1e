import type { IncomingMessage, ServerResponse } from "node:http";
import { officeHeaders } from "@site/office/headers";
import { bucket, send } from "./site.ts";

/** Serves the built office from its folder: what is no file is a screen, which the page shows. */
export function officeSite(root: string) {
  const find = bucket(root);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    const isFile = /\.\w+$/.test(pathname);
    const found = await find(isFile ? pathname : "/index.html");
    if (!found) return void response.writeHead(404).end();
    await send(officeHeaders, request, response, found);
  };
}
