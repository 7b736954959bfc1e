import { tryParseJson } from "@site/core/parse-json";
import type { RequestChange } from "@site/core/request-page/contract";
import { requestActions, ticketCookie } from "@site/core/request-page/options";
import * as z from "zod";
import type { ApiEvent } from "../../http/api.ts";
import { hostCookie } from "../../http/host-cookie.ts";

/** Bytes of a cookie that every browser keeps. */
const mostBytes = 3000;

const Pending = z.object({ action: z.enum(requestActions), values: z.record(z.string(), z.string()) });
export type PendingChange = z.output<typeof Pending>;

/** The cookie of a browser in which a change waits for its code: the code's ticket and the change, which nobody else keeps.
 * @returns only the ticket where the change is too long */
export function writePending(ticket: string, { action, values }: Pick<RequestChange, "action" | "values">): string {
  const cookie = `${ticket}.${Buffer.from(JSON.stringify({ action, values })).toString("base64url")}`;
  return cookie.length > mostBytes ? ticket : cookie;
}

/** What `writePending` made of a change, as the browser brings it back.
 * @returns without `change` where it was too long, or is none of ours */
export function parsePending(event: Pick<ApiEvent, "cookies" | "headers">): { ticket: string; change?: PendingChange } {
  const [ticket = "", text = ""] = (hostCookie(event, ticketCookie) ?? "").split(".");
  const change = Pending.safeParse(tryParseJson(Buffer.from(text, "base64url").toString("utf8"))).data;
  return { ticket, change };
}
