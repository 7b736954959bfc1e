import { request } from "@site/ui/lib/api.ts";
import { keepServerTime } from "./server-clock.ts";

/** How often what somebody looks at is asked for anew, ms. */
export const renewal = 15_000;

async function load(key: string): Promise<unknown> {
  const response = await request("GET", key);
  keepServerTime(response);
  return response.json();
}

const begun = new Map<string, Promise<unknown>>();

export function askAhead(key: string): void {
  const answer = load(key);
  begun.set(key, answer);
  answer.catch(() => undefined);
}

/** Somebody else may have asked for it. */
export const forgetAhead = (): void => begun.clear();

/** What an address answers; of what was asked ahead that answer, once, unless it failed. */
export function loader(key: string): Promise<unknown> {
  const ahead = begun.get(key);
  begun.delete(key);
  return ahead ? ahead.catch(() => load(key)) : load(key);
}
