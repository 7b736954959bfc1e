import type { Context as Invocation } from "aws-lambda";
import { type HandlerContext, processContext } from "./context.ts";

type Handler<Event, Result> = (event: Event, invocation: Invocation) => Promise<Result>;

/** A handler for Lambda, which works with the context of its process; `withContext` gives the handler over another
 * one: the local server's, a test's. */
export function lambda<Event, Result>(make: (context: HandlerContext) => Handler<Event, Result>) {
  let own: Handler<Event, Result> | undefined;
  const handler: Handler<Event, Result> = async (event, invocation) => {
    own ??= make(processContext());
    return own(event, invocation);
  };
  return Object.assign(handler, { withContext: make });
}

/** A handler that runs in the background, without a visitor who waits. It finds its secrets loaded, and the days that the
 * staff closed: whatever it writes of a record may move when that one is due. */
export const worker = <Event, Result>(
  run: (context: HandlerContext, event: Event, invocation: Invocation) => Promise<Result>,
) =>
  lambda<Event, Result>((context) => async (event, invocation) => {
    // Only here: a page is rendered without the table's client.
    const { loadOfficeClosings } = await import("@site/core/office/settings/load-office-closings");
    await Promise.all([context.loadSecrets(), loadOfficeClosings(context)]);
    return run(context, event, invocation);
  });
